import { reading } from '../rulings/index.js';
import type { VoidreamState } from '../state.js';

const MOST = 1000;

/** How far one action may lead, with all that is answered within it; what comes then goes unheard (VD-H.85). */
export const MOST_STEPS = 10_000;

/** Adds and keeps within bounds: VD-7.16.3, VD-7.16.4, VD-H.43, VD-H.102. */
export function raised(state: VoidreamState, from: number, by: number): number {
  const to = from + by;
  if (to > MOST) return by > 0 && reading(state, 'VD-H.102') === 'b' ? from : MOST;
  return to < -MOST ? -MOST : to;
}
