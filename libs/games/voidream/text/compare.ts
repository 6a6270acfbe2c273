import type { Amount, Check, Happened } from '../language.js';
import { MANY, oneOf, sayAmount, sayGroup, sayHappened } from './group.js';
import { article, player, pluralOf, sayCard, sayWhose } from './noun.js';

/** How numbers that are asked for read: "your mind is 0", "you have 5 or more arcana in hand". */

type Compared = Extract<Check, { is: 'amount' }>;

export function sayCompared({ amount, least, most }: Compared, not: boolean): string {
  const n = `${sayAmount(amount)} is`;
  if (least === null && most === null) return `${n}${not ? ' not' : ''} any number`;
  if (least === null || most === null) return bounded(amount, least ?? most ?? 0, least !== null, not);
  const range = sayAmount(least) === sayAmount(most) ? 'exactly ' : `${sayAmount(least)} to `;
  return `${n}${not ? ' not' : ''} ${range}${sayAmount(most)}`;
}

function bounded(amount: Amount, bound: Amount, isLeast: boolean, not: boolean): string {
  const n = sayAmount(amount);
  if (typeof bound !== 'number') return `${n} is ${beyond(isLeast, not)} ${sayAmount(bound)}`;
  const natural = isNatural(amount) ? counted(amount, whole(bound, isLeast, not)) : null;
  if (natural !== null) return natural;
  return not ? `${n} is ${beyond(isLeast, not)} ${bound}` : `${n} is ${bound} or ${isLeast ? 'more' : 'less'}`;
}

const beyond = (isLeast: boolean, not: boolean): string => {
  if (not) return isLeast ? 'less than' : 'more than';
  return isLeast ? 'at least' : 'at most';
};

interface Bound {
  readonly n: number;
  readonly isLeast: boolean;
}
/** "not 3 or more" is "2 or less". */
const whole = (bound: number, isLeast: boolean, not: boolean): Bound =>
  not ? { n: isLeast ? bound - 1 : bound + 1, isLeast: !isLeast } : { n: bound, isLeast };

/** What cannot be below zero. */
const NATURAL = [
  'count',
  'charges',
  'damage',
  'depth',
  'mind',
  'hand',
  'deck',
  'offerings',
  'round',
  'used',
  'happened',
];
const isNatural = (amount: Amount): amount is Exclude<Amount, number> =>
  typeof amount === 'object' && NATURAL.includes(amount.of);

/** Cards are there or not; of other numbers only "0" reads otherwise. */
function counted(amount: Exclude<Amount, number>, { n, isLeast }: Bound): string | null {
  if (n < 0) return null;
  const number = isLeast ? `${n} or more` : n === 0 ? 'no' : `${n} or fewer`;
  switch (amount.of) {
    case 'hand':
      return `${player(amount.who).said} ${amount.who === 'you' ? 'have' : 'has'} ${number} arcana in hand`;
    case 'offerings':
      return there(number, 'offering', `in ${sayWhose(amount.who)} Void`);
    case 'deck':
      return there(number, 'card', `in ${sayWhose(amount.who)} deck`);
    case 'charges':
      return there(number, 'charge', `on ${sayCard(amount.on)}`);
    case 'happened':
      return often(amount, number);
    case 'count':
      return isLeast && n === 1
        ? `there is ${oneOf(amount.group)}`
        : `there are ${number} ${sayGroup(amount.group, MANY)}`;
    default:
      return !isLeast && n === 0 ? `${sayAmount(amount)} is 0` : null;
  }
}

/** "you played a card this turn", "you played a card 2 or more times this turn". */
function often(amount: Happened, number: string): string {
  if (number === 'no') return `it did not happen that ${sayHappened(amount)}`;
  return sayHappened(amount, number === '1 or more' ? '' : ` ${number} times`);
}

/** "there is a charge on this card", "there are 2 or more". */
const there = (number: string, noun: string, where: string): string =>
  number === '1 or more' ? `there is ${article(noun)} ${where}` : `there are ${number} ${pluralOf(noun)} ${where}`;
