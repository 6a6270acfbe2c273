import { Fault, type Moment, SYSTEM } from '#kernel';
import { pauseClocks } from './clocks.js';
import type { MatchCreated, SeatTaken } from './events.js';
import { canSeat, type GameRegistry, pinnedGame } from './games.js';
import {
  emptyDesk,
  type In,
  type MatchState,
  mayCancel,
  type Plan,
  playedIn,
  type Seating,
  seatsFor,
} from './state.js';

const SEED = /^[0-9a-f]{64}$/;

export function created(games: GameRegistry, { data, secret }: MatchCreated, moment: Moment): MatchState {
  const { game, engine, cards, seats, switches, options, ...agreed } = data;
  const hosted = pinnedGame(games, game, engine, cards);
  const terms = { switches, options };
  if (!canSeat(hosted, seats) || hosted.problems(terms, seats).length > 0) {
    throw new Fault(`A match of "${game}" was created on terms that the game forbids.`);
  }
  if (!SEED.test(secret.seed)) throw new Fault("The server's seed of a match is 32 bytes in hex.");
  if (agreed.players.length !== seats || (agreed.bestOf > 1 && seats !== 2)) {
    throw new Fault(`A match of ${seats} seats was created for ${agreed.players.length} players.`);
  }
  if (agreed.origin !== null && moment.actor !== SYSTEM)
    throw new Fault('Only the house opens a table of a tournament.');
  const free = Array.from({ length: seats }, (): Seating | null => null);
  const own = { creator: moment.actor, game: hosted, terms, seed: secret.seed, seats: free };
  const plan: Plan = { ...agreed, ...own, ceremony: null, branch: null };
  return { phase: 'open', plan, desk: emptyDesk(seats) };
}

export function seatTaken(state: In<'open'>, { data, secret }: SeatTaken, moment: Moment): MatchState {
  const { plan } = state;
  const { seats, game, terms } = plan;
  if (data.who !== moment.actor || seats.some((seating) => seating?.who === data.who)) {
    throw new Fault(`Seat ${data.seat} was taken for another, or by who already sat.`);
  }
  if (!seatsFor(plan, data.who).includes(data.seat)) {
    throw new Fault(`Seat ${data.seat} was taken, is another's, or is none.`);
  }
  if (game.seatProblems(terms, secret.brings).length > 0) throw new Fault(`Seat ${data.seat} was taken unfit for it.`);
  seats[data.seat] = { who: data.who, brings: secret.brings };
  return state;
}

export function cancelled(state: In<'open' | 'playing'>, { actor, at }: Moment): MatchState {
  if (!mayCancel(state, actor)) throw new Fault('A match was cancelled by who may not.');
  const { plan, desk } = state;
  const { games, play } = playedIn(state);
  if (play !== null) pauseClocks(play, at);
  desk.overAt = at;
  return { phase: 'cancelled', plan, desk, games, play };
}
