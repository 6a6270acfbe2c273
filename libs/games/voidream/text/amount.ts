import { signed } from '#cards';
import type { Amount, Who } from '../language.js';
import { COUNTED, type Counted, ONE, sayAmount, sayGroup, sayHappened, size, takesAway } from './group.js';
import { sayCard, sayWhose } from './noun.js';

/** How often and how much: what numbers do in a sentence. */

/** What can be counted one by one: "each charge on this card". */
function eachOf(amount: Counted): string | null {
  if (amount.of === 'count') return `each ${sayGroup(amount.group, ONE)}`;
  if (amount.of === 'happened') return `each time ${sayHappened(amount)}`;
  if (amount.of === 'charges') return `each charge on ${sayCard(amount.on)}`;
  const pile = 'who' in amount ? COUNTED[amount.of] : undefined;
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
