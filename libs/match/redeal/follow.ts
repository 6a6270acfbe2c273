import { attemptNow, isMade, seatsAsked } from '../ceremony/standing.js';
import type { DisputeEvent } from '../dispute/events.js';
import { granted } from '../dispute/granted.js';
import type { MatchEvent } from '../events.js';
import { type MatchState } from '../state.js';
import { openRedeal, type Redeal, seatsToCommit } from './standing.js';
import { plyOf } from '../moves.js';

/** What follows once the seed of a redeal is made: the ruling is carried out, and the match goes on. Or it has ended, and nothing is dealt. */
export function redealFollows(state: MatchState): readonly DisputeEvent[] {
  if (state.phase === 'none') return [];
  const redeal = openRedeal(state.desk);
  if (redeal === null) return [];
  const { case: id, ruling, to, credits, ceremony } = redeal;
  const settled = (applied: boolean): DisputeEvent => ({
    type: 'DisputeSettled',
    v: 1,
    data: { case: id, ruling, applied },
    secret: null,
  });
  if (state.phase !== 'playing') return [settled(false)];
  if (!isMade(ceremony)) return [];
  const { epoch } = ceremony.terms;
  const data = { case: id, ruling, ply: plyOf(state.play), to, epoch };
  return [{ type: 'GameRewound', v: 1, data, secret: null }, ...granted(id, ruling, credits), settled(true)];
}

/** Their time is up: who has not committed gets the server's seed, who has not shown one loses the match. */
export function expireRedeal(redeal: Redeal): MatchEvent {
  const attempt = attemptNow(redeal.ceremony);
  const seats = seatsToCommit(redeal);
  return seats.length > 0
    ? { type: 'RedealStoodIn', v: 1, data: { seats, attempt }, secret: null }
    : { type: 'SeedsMissing', v: 2, data: { seats: seatsAsked(redeal.ceremony), attempt }, secret: null };
}
