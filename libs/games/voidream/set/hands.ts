import type { Flaw } from '#cards';
import { type Amount, type Check, type Group, isDescribed, type Line } from '../language.js';

/**
 * All see at any time what a static line adds, and would read the fronts of a hand from it: nothing but the backs may count
 * there (VD-2.2.3).
 */
export const handsTold = ({ give, if: check }: Extract<Line, { line: 'static' }>): readonly Flaw[] => [
  ...(check !== null && asksFronts(check) ? [{ at: ['if'], says: SAYS }] : []),
  ...give.flatMap((grant, i) =>
    'amount' in grant && countsFronts(grant.amount) ? [{ at: ['give', i, 'amount'], says: SAYS }] : [],
  ),
];

const SAYS =
  'The other player would learn by it what is in the hand: only the backs tell there. Count all arcana, or those of some "value".';

function asksFronts(check: Check): boolean {
  switch (check.is) {
    case 'not':
      return asksFronts(check.check);
    case 'all':
    case 'any':
      return check.checks.some(asksFronts);
    case 'amount':
      return [check.amount, check.least ?? 0, check.most ?? 0].some(countsFronts);
    default:
      return false;
  }
}

function countsFronts(amount: Amount): boolean {
  if (typeof amount === 'number') return false;
  switch (amount.of) {
    case 'count':
    case 'total':
    case 'highest':
    case 'lowest':
      return isOfFronts(amount.group);
    case 'sum':
      return amount.parts.some(countsFronts);
    case 'product':
      return countsFronts(amount.amount);
    default:
      return false;
  }
}

const isOfFronts = (group: Group): boolean => group.in === 'hand' && isDescribed({ ...group, is: [] });
