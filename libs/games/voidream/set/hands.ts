import type { Flaw } from '#cards';
import { type Group, isDescribed, type Line } from '../language.js';

/**
 * All see at any time what a static line adds, and would read the fronts of a hand from it: nothing but the backs may count
 * there (VD-2.2.3).
 */
export const handsTold = ({ give, if: check }: Extract<Line, { line: 'static' }>): readonly Flaw[] => [
  ...(countsFronts(check) ? [{ at: ['if'], says: SAYS }] : []),
  ...give.flatMap((grant, i) =>
    Object.entries(grant).flatMap(([field, part]: [string, unknown]) =>
      field !== 'line' && countsFronts(part) ? [{ at: ['give', i, field], says: SAYS }] : [],
    ),
  ),
];

const SAYS =
  'The other player would learn by it what is in the hand: only the backs tell there. Count all arcana, or those of some "value".';

/** An amount is what goes by a group, wherever it stands. */
function countsFronts(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  return ('group' in part && isGroup(part.group) && isOfFronts(part.group)) || Object.values(part).some(countsFronts);
}

const isGroup = (part: unknown): part is Group => typeof part === 'object' && part !== null && 'in' in part;
const isOfFronts = (group: Group): boolean => group.in === 'hand' && isDescribed({ ...group, is: [] });
