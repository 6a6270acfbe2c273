import { type Amount, type Check, choosesCards, isByEach, speaksOfIt, type TriggerLine } from '../language.js';
import type { Begun, Lasting } from './compiled.js';

/** What of something lasting is known once it is compiled, so that the table does not have to look for it. */

type Traits = Pick<Lasting, 'goesOn' | 'onlyRaises' | 'byEach' | 'sumsUp'>;

export const traitsOf = (grant: Begun, check: Check | null): Traits => ({
  goesOn: grant.give === 'next' ? goingOn(grant.line) : 'no',
  onlyRaises: grant.give === 'number' && isNeverNegative(grant.amount),
  byEach: 'amount' in grant && isByEach(grant.amount),
  sumsUp: sumsUp(grant, check),
});

/** It may choose cards of its own, which are `it` from then on. */
function goingOn(line: TriggerLine): Lasting['goesOn'] {
  if (!speaksOfIt(line)) return 'no';
  return choosesCards(line) ? 'may' : 'must';
}

function sumsUp(grant: Begun, check: Check | null): boolean {
  const best = 'to' in grant && typeof grant.to === 'object' && 'best' in grant.to ? grant.to.best : null;
  const amount = 'amount' in grant ? grant.amount : null;
  const isSum = /"of":"(total|highest|lowest)"/;
  return best !== null || isSum.test(JSON.stringify(grant)) || JSON.stringify([amount, check]).includes('"having":{');
}

function isNeverNegative(amount: Amount): boolean {
  if (typeof amount === 'number') return amount >= 0;
  if (amount.of === 'sum') return amount.parts.every(isNeverNegative);
  return amount.of === 'count' || amount.of === 'charges' || amount.of === 'hand' || amount.of === 'round';
}
