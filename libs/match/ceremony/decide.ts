import { happens, type Moment, refuse, refused } from '#kernel';
import { OUTSIDE } from '../decide-desk.js';
import { NOT_SEATED } from '../decide-play.js';
import { notOpen } from '../decide-seats.js';
import { type Begun, type In, type Plan, seatOf } from '../state.js';
import type { MatchRefusal } from '../refusals.js';
import type { Verdict } from '../verdict.js';
import type { PutInSeed, SeedCommand } from './commands.js';
import { commitment, contributor, revealBy, seatsAsked } from './standing.js';

const SEED = /^[0-9a-f]{64}$/;

export function decideSeed(state: Begun, command: SeedCommand, now: Moment): Verdict {
  if (state.phase !== 'open') return notOpen(state);
  return command.type === 'RevealSeed' ? reveal(state, command.seed, now) : putIn(state, command);
}

function reveal({ plan }: In<'open'>, seed: string, now: Moment): Verdict {
  const own = seatOf(plan, now.actor);
  if (own === null) return refused(NOT_SEATED);
  const { ceremony } = plan;
  const committed = ceremony?.seats[own] ?? null;
  if (ceremony === null || committed === null || !seatsAsked(ceremony).includes(own)) return refused(notAsked(plan));
  const until = revealBy(plan);
  if (until !== null && now.at >= until) {
    return refused(refuse('MATCH.TIME_IS_UP', 'The time to show your seed is over.', { until, at: now.at }));
  }
  const isIt = SEED.test(seed) && commitment(ceremony.terms, contributor(own), seed) === committed.commitment;
  return happens({ type: isIt ? 'SeedRevealed' : 'SeedBroken', v: 1, data: { seat: own, seed }, secret: null });
}

function putIn({ plan }: In<'open'>, { seat, role }: PutInSeed): Verdict {
  if (plan.origin === null) return refused(OUTSIDE);
  if (!seatsAsked(plan.ceremony).includes(seat)) return refused(notAsked(plan));
  return happens({ type: 'SeedPutIn', v: 1, data: { seat, role }, secret: null });
}

function notAsked({ ceremony }: Plan): MatchRefusal {
  const asked = seatsAsked(ceremony);
  const who = asked.length === 0 ? 'nobody' : `seat ${asked.join(', ')}`;
  return refuse('MATCH.NO_SEED_ASKED', `A seed is shown once, when all have committed; waited for: ${who}.`, { asked });
}
