import type { PUT_TOGETHER, TOGETHER } from '../language.js';
import { reading } from '../rulings/index.js';
import type { VoidreamState } from '../state.js';

const MOST = 1000;

/** How far one action may lead, with all that is answered within it; what comes then goes unheard (VD-H.85). */
export const MOST_STEPS = 10_000;

/** Several numbers as one; none of them is 0. */
export function combined(state: VoidreamState, of: Combined, numbers: readonly number[]): number {
  if (numbers.length === 0) return 0;
  switch (of) {
    case 'sum':
    case 'total':
      return numbers.reduce((sum, n) => raised(state, sum, n), 0);
    case 'largest':
    case 'highest':
      return Math.max(...numbers);
    case 'smallest':
    case 'lowest':
      return Math.min(...numbers);
  }
}
type Combined = (typeof PUT_TOGETHER | typeof TOGETHER)[number];

export const halved = (n: number, round: 'up' | 'down'): number =>
  (round === 'up' ? Math.ceil(n / 2) : Math.floor(n / 2)) + 0;

/** Adds and keeps within bounds: VD-7.16.3, VD-7.16.4, VD-H.43, VD-H.102. */
export function raised(state: VoidreamState, from: number, by: number): number {
  const to = from + by;
  if (to > MOST) return by > 0 && reading(state, 'VD-H.102') === 'b' ? from : MOST;
  return to < -MOST ? -MOST : to;
}
