import { phrase, refuse } from '#kernel';
import type { MatchRefusal } from '../refusals.js';
import type { Begun } from '../state.js';
import { openDispute } from './standing.js';

/** So long after a match its result can be disputed. */
export const RESULT_WINDOW_MS = 30 * 60_000;

/** Why nobody goes on while a dispute is open; null while none is. */
export function disputeHolds({ desk }: Begun): MatchRefusal | null {
  const open = openDispute(desk);
  if (open === null) return null;
  const says = phrase('A dispute holds this match: wait for the ruling in case_{case}.', { case: open.case });
  return refuse('MATCH.DISPUTED', says, { case: open.case, since: open.at });
}
