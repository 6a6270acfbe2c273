import { canonicalJson, Fault, isOffered, type Moment, never, type Seat } from '#kernel';
import type {
  AnswerGiven,
  AnswerSealed,
  GameFinished,
  MatchCreated,
  MatchEvent,
  SeatLeft,
  SeatTaken,
} from './events.js';
import { canSeat, type GameRegistry } from './games.js';
import { begin, carryOut } from './play.js';
import { hasLeft, type MatchState, type Move, type Seating } from './state.js';

/** The story of a match. An event that the rules do not allow here is a fault of the log. */
export function evolve(games: GameRegistry, state: MatchState, event: MatchEvent, moment: Moment): MatchState {
  switch (event.type) {
    case 'MatchCreated':
      return created(games, state, event, moment);
    case 'SeatTaken':
      return seatTaken(within(state, 'open'), event, moment);
    case 'MatchCancelled':
      return { phase: 'cancelled', plan: within(state, 'open').plan };
    case 'GameStarted': {
      const { plan } = within(state, 'open');
      return { phase: 'playing', plan, play: begin(plan), result: null };
    }
    case 'AnswerGiven':
      return answered(within(state, 'playing'), event, event.data.answer, moment);
    case 'AnswerSealed':
      return answered(within(state, 'playing'), event, event.secret.answer, moment);
    case 'SeatLeft':
      return seatLeft(within(state, 'playing'), event, moment);
    case 'GameFinished':
      return gameFinished(within(state, 'playing'), event);
    case 'MatchFinished': {
      const { plan, play, result } = within(state, 'playing');
      if (result === null || canonicalJson(result.places) !== canonicalJson(event.data.places)) {
        throw new Fault('A match was finished with other places than its game.');
      }
      return { phase: 'finished', plan, play, result, places: event.data.places };
    }
    default:
      return never(event);
  }
}

type In<Phase extends MatchState['phase']> = Extract<MatchState, { readonly phase: Phase }>;

function within<Phase extends MatchState['phase']>(state: MatchState, phase: Phase): In<Phase> {
  if (!isIn(state, phase)) throw new Fault(`This can only happen to a match that is ${phase}, not ${state.phase}.`);
  return state;
}

function isIn<Phase extends MatchState['phase']>(state: MatchState, phase: Phase): state is In<Phase> {
  return state.phase === phase;
}

function created(games: GameRegistry, state: MatchState, { data, secret }: MatchCreated, moment: Moment): MatchState {
  within(state, 'none');
  const { game, engine, cards, seats, switches, options } = data;
  const hosted = games.find(game, engine);
  if (hosted === null) throw new Fault(`No engine "${engine}" of the game "${game}" is at hand.`);
  if (hosted.cards !== cards) throw new Fault(`The engine "${engine}" plays with other cards than "${String(cards)}".`);
  const terms = { switches, options };
  if (!canSeat(hosted, seats) || hosted.problems(terms, seats).length > 0) {
    throw new Fault(`A match of "${game}" was created on terms that the game forbids.`);
  }
  const free = Array.from({ length: seats }, (): Seating | null => null);
  return { phase: 'open', plan: { creator: moment.actor, game: hosted, terms, seed: secret.seed, seats: free } };
}

function seatTaken(state: In<'open'>, { data, secret }: SeatTaken, moment: Moment): MatchState {
  const { seats, game, terms } = state.plan;
  if (seats[data.seat] !== null) throw new Fault(`Seat ${data.seat} was taken, or is none.`);
  if (data.who !== moment.actor || seats.some((seating) => seating?.who === data.who)) {
    throw new Fault(`Seat ${data.seat} was taken for another, or by who already sat.`);
  }
  if (game.seatProblems(terms, secret.brings).length > 0) throw new Fault(`Seat ${data.seat} was taken unfit for it.`);
  seats[data.seat] = { who: data.who, brings: secret.brings };
  return state;
}

function answered(
  state: In<'playing'>,
  { type, data }: AnswerGiven | AnswerSealed,
  answer: string,
  moment: Moment,
): MatchState {
  const request = state.play.table.requests().find((each) => each.seat === data.seat);
  if (request === undefined || !isOffered(request.offers, answer)) {
    throw new Fault(`Seat ${data.seat} gave an answer that it was not offered at ply ${data.ply}.`);
  }
  const sealed = type === 'AnswerSealed';
  if (request.hidden !== sealed) throw new Fault(`The answer at ply ${data.ply} should be hidden, or should not.`);
  return moved(state, data, { seat: data.seat, answer, sealed }, moment);
}

function seatLeft(state: In<'playing'>, { data }: SeatLeft, moment: Moment): MatchState {
  if (hasLeft(state.play, data.seat)) throw new Fault(`Seat ${data.seat} left twice.`);
  return moved(state, data, { seat: data.seat, leaves: data.why }, moment);
}

function moved(
  state: In<'playing'>,
  { seat, ply }: { readonly seat: Seat; readonly ply: number },
  move: Move,
  moment: Moment,
): MatchState {
  if (state.plan.seats[seat]?.who !== moment.actor) throw new Fault(`Seat ${seat} was moved by another.`);
  if (ply !== state.play.moves.length) throw new Fault(`A move for ply ${ply} came at another.`);
  carryOut(state.play, move);
  return state;
}

function gameFinished(state: In<'playing'>, { data }: GameFinished): MatchState {
  const result = state.play.table.result();
  if (result === null || canonicalJson(result) !== canonicalJson(data.result)) {
    throw new Fault('The recorded result is not that of the game.');
  }
  return { ...state, result };
}
