import { Fault, happens, type Moment } from '#kernel';
import type { ConcedeMatch, Resign } from './commands.js';
import { forfeit } from './decide-desk.js';
import { resign } from './decide-play.js';
import type { MatchConceded } from './events.js';
import { tally, winsNeeded } from './score.js';
import { type In, type MatchState, seatOf } from './state.js';
import type { Verdict } from './verdict.js';
import { hasLeft } from './dispute/line.js';

/** Gives up the game that is on, or with it the match. Among more than two, and in a match of one game, these are the same. */
export function giveUp(state: MatchState, { type }: Resign | ConcedeMatch, now: Moment): Verdict {
  if (state.phase === 'open' && state.plan.origin !== null) return forfeit(state, now);
  const left = resign(state, now);
  if (type === 'Resign' || !left.ok || state.phase !== 'playing' || !isMore(state)) return left;
  const seat = seatOf(state.plan, now.actor);
  if (seat === null) throw new Fault('Somebody left a game without a seat in it.');
  return happens(...left.events, { type: 'MatchConceded', v: 1, data: { seat }, secret: null });
}

const isMore = ({ plan }: In<'playing'>): boolean => plan.seats.length === 2 && plan.bestOf > 1;

/** What was won stays; the other has all the wins that it takes. */
export function conceded(state: In<'playing'>, { data: { seat } }: MatchConceded, { actor }: Moment): MatchState {
  const { plan, play, games, desk } = state;
  if (!isMore(state) || plan.seats[seat]?.who !== actor || !hasLeft(play, seat))
    throw new Fault(`Seat ${seat} gave up a match that it had not left, or could not.`);
  const { won, drawn } = tally(
    plan,
    games.map(({ result }) => result),
  );
  const all = won.map((count, place) => (place === seat ? count : winsNeeded(plan.bestOf)));
  desk.ruled = { games: { won: all, drawn }, how: 'played', bothLost: false };
  return state;
}
