import type { Seat } from '#kernel';
import { tally } from '../score.js';
import type { Desk, Plan } from '../state.js';
import type { Games } from '../terms.js';

/** What the games that were handed in come to. */
export const handedScore = (plan: Plan, { handedIn }: Desk): Games =>
  tally(
    plan,
    handedIn.map(({ from }) => from),
  );

export const hasHandedIn = ({ handedIn }: Desk, own: Seat): boolean => handedIn.some(({ seat }) => seat === own);
