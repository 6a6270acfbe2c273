import { happens, type Moment, phrase, refuse, refused } from '#kernel';
import { OUTSIDE, OWN_MATCH } from '../decide-desk.js';
import { NOT_SEATED } from '../decide-play.js';
import { commitToRedeal } from '../redeal/decide.js';
import { openRedeal, seatsToCommit } from '../redeal/standing.js';
import { type Begun, type In, type Plan, seatOf } from '../state.js';
import type { MatchRefusal } from '../refusals.js';
import type { Verdict } from '../verdict.js';
import type { PutInSeed, SeedCommand } from './commands.js';
import { attemptNow, commitment, contributor, revealBy, type SeedCeremony, seatsAsked } from './standing.js';

const SEED = /^[0-9a-f]{64}$/;

/** The match's own ceremony, before it begins; later that of a redeal. */
export function decideSeed(state: Begun, command: SeedCommand, now: Moment): Verdict {
  if (state.phase !== 'open' && state.phase !== 'playing') return refused(notAsked(null));
  if (command.type === 'CommitSeed') {
    return state.phase === 'playing' ? commitToRedeal(state, command.commitment, now) : refused(notAsked(null));
  }
  const ceremony = state.phase === 'open' ? state.plan.ceremony : (openRedeal(state.desk)?.ceremony ?? null);
  if (command.type === 'PutInSeed') return putIn(state, ceremony, command, now);
  return reveal(state.plan, ceremony, command.seed, now);
}

function reveal(plan: Plan, ceremony: SeedCeremony | null, seed: string, now: Moment): Verdict {
  const own = seatOf(plan, now.actor);
  if (own === null) return refused(NOT_SEATED);
  const committed = ceremony?.seats[own] ?? null;
  if (ceremony === null || committed === null || !seatsAsked(ceremony).includes(own))
    return refused(notAsked(ceremony));
  const until = revealBy({ ceremony, clock: plan.clock });
  if (until !== null && now.at >= until) {
    return refused(refuse('MATCH.TIME_IS_UP', phrase('The time to show your seed is over.'), { until, at: now.at }));
  }
  if (SEED.test(seed) && commitment(ceremony.terms, contributor(own), seed) === committed.commitment)
    return happens({ type: 'SeedRevealed', v: 1, data: { seat: own, seed }, secret: null });
  const attempt = attemptNow(ceremony);
  return happens({ type: 'SeedBroken', v: 2, data: { seat: own, seed, attempt }, secret: null });
}

function putIn(
  { plan, desk }: In<'open' | 'playing'>,
  ceremony: SeedCeremony | null,
  { seat, role }: PutInSeed,
  { actor }: Moment,
): Verdict {
  if (plan.origin === null) return refused(OUTSIDE);
  if (seatOf(plan, actor) !== null) return refused(OWN_MATCH);
  const redeal = openRedeal(desk);
  const isWaited = seatsAsked(ceremony).includes(seat) || (redeal !== null && seatsToCommit(redeal).includes(seat));
  if (ceremony === null || !isWaited) return refused(notAsked(ceremony));
  return happens({ type: 'SeedPutIn', v: 2, data: { seat, role, attempt: attemptNow(ceremony) }, secret: null });
}

function notAsked(ceremony: SeedCeremony | null): MatchRefusal {
  const asked = seatsAsked(ceremony);
  const says =
    asked.length === 0
      ? phrase('A seed is shown once, when all have committed; nobody is waited for now.')
      : phrase('A seed is shown once, when all have committed; waited for: seat {seats}.', { seats: asked.join(', ') });
  return refuse('MATCH.NO_SEED_ASKED', says, { asked });
}
