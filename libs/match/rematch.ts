import { type ActorId, commandIdOf, phrase, refuse, seat, type Sha256, type StreamId, SYSTEM } from '#kernel';
import type { CreateRematch, JoinMatch } from './commands.js';
import type { MatchRefusal } from './refusals.js';
import { type MatchState, seatOf } from './state.js';

/** The match that repeats another is named after it, so that whoever wants it comes to the same, and can commit to a seed for it. */
export const rematchName = (sha256: Sha256, of: StreamId): string =>
  commandIdOf(sha256, SYSTEM, `rematch of ${of}`).slice(0, 24);

/** What somebody sends to the new match who wants this one, of this name, once more; the seed is yet to come. */
export function rematchOf(
  state: MatchState,
  name: string,
  who: ActorId,
): { readonly create: Omit<CreateRematch, 'seed'>; readonly join: JoinMatch } | MatchRefusal {
  if (state.phase === 'none') return refuse('MATCH.NOT_CREATED', phrase('There is no such match.'));
  const { phase, plan } = state;
  if (plan.branch !== null) {
    return plan.branch.isPublic || plan.creator === who
      ? refuse('MATCH.IS_BRANCH', phrase('A branch is not repeated: play on once more.'))
      : refuse('MATCH.NOT_CREATED', phrase('There is no such match.'));
  }
  const own = seatOf(plan, who);
  const seating = own === null ? null : (plan.seats[own] ?? null);
  if (seating === null) return refuse('MATCH.NOT_SEATED', phrase('You did not sit in this match.'));
  if (phase !== 'finished' || plan.origin !== null) {
    const says = phrase('Only a match outside tournaments is played once more, when it is over.');
    return refuse('MATCH.NO_REMATCH', says, { phase });
  }
  const { game, terms, seats, bestOf, drawsAllowed, clock, delay, listed } = plan;
  const players = seats.map((each) => each?.who ?? null).reverse();
  const agreed = { ...terms, game: game.id, seats: seats.length, bestOf, drawsAllowed, clock, delay, listed };
  return {
    create: { type: 'CreateRematch', ...agreed, players, rematchOf: name },
    join: { type: 'JoinMatch', seat: seat(players.indexOf(who)), brings: seating.brings },
  };
}
