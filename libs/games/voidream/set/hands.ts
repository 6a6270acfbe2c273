import type { Flaw } from '#cards';
import { type Group, isOfFronts, type Line } from '../language.js';

/**
 * All see at any time what a static line adds, whether a line begins, and how a cost is paid, and would read the fronts of a
 * hand from it: nothing but the backs may count there (VD-2.2.3).
 */
export const handsTold = (line: Line): readonly Flaw[] => [
  ...('if' in line && countsFronts(line.if) ? [{ at: ['if'], says: SAYS }] : []),
  ...(line.line === 'static' ? line.give.flatMap((grant, i) => inGrant(grant, ['give', i])) : []),
  ...(line.line === 'ability'
    ? line.pay.flatMap((cost, i) => ('of' in cost && isOfFronts(cost.of) ? [{ at: ['pay', i, 'of'], says: SAYS }] : []))
    : []),
];

const SAYS =
  'The other player would learn by it what is in the hand: only the backs tell there. Count all arcana, or those of some "value".';

const inGrant = (grant: object, at: Flaw['at']): readonly Flaw[] =>
  Object.entries(grant).flatMap(([field, part]: [string, unknown]) =>
    field !== 'line' && countsFronts(part) ? [{ at: [...at, field], says: SAYS }] : [],
  );

/** An amount is what goes by a group, wherever it stands. */
function countsFronts(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  return ('group' in part && isGroup(part.group) && isOfFronts(part.group)) || Object.values(part).some(countsFronts);
}

export const isGroup = (part: unknown): part is Group => typeof part === 'object' && part !== null && 'in' in part;
