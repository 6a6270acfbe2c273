import { type Amount, type Check, choosesCards, isByEach, speaksOfIt, type TriggerLine } from '../language.js';
import type { Begun, Lasting } from './compiled.js';

/** What of something lasting is known once it is compiled, so that the table does not have to look for it. */

type Traits = Pick<Lasting, 'goesOn' | 'onlyRaises' | 'byEach' | 'sumsUp' | 'watched'>;

export const traitsOf = (grant: Begun, check: Check | null): Traits => ({
  goesOn: grant.give === 'next' ? goingOn(grant.line) : 'no',
  onlyRaises: raises(grant),
  byEach: 'amount' in grant && isByEach(grant.amount),
  sumsUp: sumsUp(grant, check),
  watched: ALWAYS.includes(grant.give) || (isHeeded(grant) && (check !== null || varies(grant))),
});

/** What they do is done again after each step: who has a card, which texts are taken, what lies open. */
const ALWAYS: readonly Begun['give'][] = ['control', 'no-text', 'open'];

/** It changes a depth, or takes from what a card can take: something happens once that is another. */
function isHeeded(grant: Begun): boolean {
  switch (grant.give) {
    case 'number':
    case 'fixed':
      return grant.field === 'value' || (grant.field === 'stability' && !raises(grant));
    case 'depth':
    case 'fixed-depth':
    case 'swapped':
      return true;
    case 'keyword':
    case 'no-keyword':
      return grant.keyword.keyword === 'indestructible';
    case 'ban':
      return grant.on === 'be-destroyed';
    default:
      return false;
  }
}

/** It goes by what is true at the moment: whose turn it is, how many cards are in a hand, who takes part. */
function varies(grant: Begun): boolean {
  if ('amount' in grant && typeof grant.amount !== 'number') return true;
  if ('who' in grant) return grant.who !== 'you' && grant.who !== 'opponent';
  return 'to' in grant && typeof grant.to === 'object' && grant.to.pick === 'all';
}

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

const raises = (grant: Begun): boolean => grant.give === 'number' && isNeverNegative(grant.amount);

function isNeverNegative(amount: Amount): boolean {
  if (typeof amount === 'number') return amount >= 0;
  if (amount.of === 'sum') return amount.parts.every(isNeverNegative);
  return amount.of === 'count' || amount.of === 'charges' || amount.of === 'hand' || amount.of === 'round';
}
