import { signed } from '#cards';
import type { Amount, CardWord, Measure, Who } from '../language.js';
import { MANY, ONE, sayGroup } from './group.js';
import { pluralOf, sayCard, sayWhose } from './noun.js';

/** How numbers read: those that are written, and those that are counted when it comes to it. */

type Counted = Exclude<Amount, number>;

export function sayAmount(amount: Amount, subject: Who | null = null): string {
  if (typeof amount === 'number') return String(amount);
  switch (amount.of) {
    case 'count':
      return `the number of ${sayGroup(amount.group, { ...MANY, subject })}`;
    case 'total':
      return `the total ${amount.field} of ${sayGroup(amount.group, { ...MANY, subject })}`;
    case 'highest':
    case 'lowest':
      return `the ${amount.of} ${amount.field} among ${sayGroup(amount.group, { ...MANY, subject })}`;
    case 'used':
      return `the number of times this was used this ${amount.since}`;
    case 'sum':
      return amount.parts
        .map((part, i) => `${i === 0 ? '' : sign(part)}${sayAmount(i === 0 ? part : size(part), subject)}`)
        .join(' ');
    case 'product':
      if (amount.times === 1) return sayAmount(amount.amount, subject);
      return `${FACTOR[amount.times] ?? `${amount.times} times`} ${inBrackets(amount.amount, subject)}`;
    default:
      if ('who' in amount) return ofPlayer(amount.of, sayWhose(amount.who, subject));
      return 'on' in amount ? onCard(amount.of, amount.on) : SO_FAR[amount.of];
  }
}

/** What takes away, and by how much. */
export const takesAway = (amount: Amount): boolean =>
  typeof amount === 'number' ? amount < 0 : amount.of === 'product' && amount.times < 0;
export function size(amount: Amount): Amount {
  if (!takesAway(amount)) return amount;
  if (typeof amount === 'number') return -amount;
  return amount.of === 'product' ? { ...amount, times: -amount.times } : amount;
}
const sign = (part: Amount): string => (takesAway(part) ? 'minus ' : 'plus ');

const FACTOR: Readonly<Partial<Record<number, string>>> = { 2: 'twice' };
const inBrackets = (amount: Amount, subject: Who | null): string => {
  const said = sayAmount(amount, subject);
  return typeof amount === 'object' && amount.of === 'sum' ? `(${said})` : said;
};

type OfPlayer = Extract<Counted, { who: Who }>['of'];
const PILE: Readonly<Partial<Record<OfPlayer, readonly [string, string]>>> = {
  hand: ['arcanum', 'hand'],
  deck: ['card', 'deck'],
  offerings: ['offering', 'Void'],
};

function ofPlayer(of: OfPlayer, whose: string): string {
  const pile = PILE[of];
  return pile === undefined ? `${whose} ${of}` : `the number of ${pluralOf(pile[0])} in ${whose} ${pile[1]}`;
}

function onCard(of: Measure, on: CardWord): string {
  if (of === 'charges') return `the number of charges on ${sayCard(on)}`;
  return of === 'damage' ? `the damage on ${sayCard(on)}` : `the ${of} of ${sayCard(on)}`;
}

const SO_FAR = {
  round: 'the number of the round',
  rolled: 'the value of the rolled card',
  event: 'that amount',
  difference: 'the difference of the scores',
  dealt: 'the damage dealt this way',
} as const;

/** What can be counted one by one: "each charge on this card". */
function eachOf(amount: Counted): string | null {
  if (amount.of === 'count') return `each ${sayGroup(amount.group, ONE)}`;
  if (amount.of === 'charges') return `each charge on ${sayCard(amount.on)}`;
  const pile = 'who' in amount ? PILE[amount.of] : undefined;
  return pile === undefined || !('who' in amount) ? null : `each ${pile[0]} in ${sayWhose(amount.who)} ${pile[1]}`;
}

/** "", "twice", "3 times", "once for each construct you control", "as many times as your mind". */
export function sayTimes(times: Amount): string {
  if (times === 1) return '';
  if (times === 2) return 'twice';
  if (typeof times === 'number') return `${times} times`;
  const each = eachOf(times);
  return each === null ? `a number of times equal to ${sayAmount(times)}` : `once for ${each}`;
}

/** "2 damage to it", "damage to it equal to your depth". */
export function sayMuch(amount: Amount, what: string, behind: string, subject: Who | null = null): string {
  const to = behind === '' ? '' : ` ${behind}`;
  return typeof amount === 'number' ? `${amount} ${what}${to}` : `${what}${to} equal to ${sayAmount(amount, subject)}`;
}

/** "the top card", "the top 3 cards", "as many cards from the top of your deck". */
export function sayEnd(end: 'top' | 'bottom', count: Amount, deck: string): string {
  if (count === 1) return `the ${end} card of ${deck}`;
  if (typeof count === 'number') return `the ${end} ${count} cards of ${deck}`;
  return `a number of cards from the ${end} of ${deck} equal to ${sayAmount(count)}`;
}

/** "is increased by 1", "is reduced by 2", "is increased by the number of ...". */
export function sayRise(amount: Amount): string {
  return `${takesAway(amount) ? 'reduced' : 'increased'} by ${sayAmount(size(amount))}`;
}

export const sayBonus = (amount: number, field: string): string => `${signed(amount)} ${field}`;
