import type { Effect } from './state.js';
import type { Table } from './table.js';

/** Which effects are being reckoned within each other, so that what goes by itself comes to an end. */

/** So many effects go by each other at most. */
const DEEPEST = 5;

/**
 * No effect goes by what it adds itself; and one that goes by a whole group takes its numbers without what others of that kind
 * add, since they would go through the group for each card of the group.
 */
export function begin({ set, reckoned }: Table, effect: Effect): boolean {
  if (reckoned.length >= DEEPEST) return false;
  const own = set.lasting[effect.grant];
  for (const one of reckoned) {
    if (one === effect) return false;
    if (own?.sumsUp === true && set.lasting[one.grant]?.sumsUp === true && own.kind === set.lasting[one.grant]?.kind)
      return false;
  }
  reckoned.push(effect);
  return true;
}
export const end = (t: Table): void => {
  t.reckoned.pop();
};
