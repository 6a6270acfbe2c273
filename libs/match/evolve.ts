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
import { hasLeft, type MatchState, mayCancel, type Plan, type Play, type Seating } from './state.js';

/** The story of a match. An event that the rules do not allow here is a fault of the log. */
export function evolve(games: GameRegistry, state: MatchState, event: MatchEvent, moment: Moment): MatchState {
  switch (event.type) {
    case 'MatchCreated':
      return created(games, state, event, moment);
    case 'SeatTaken':
      return seatTaken(within(state, 'open'), event, moment);
    case 'MatchCancelled':
      return cancelled(within(state, 'open'), moment);
    case 'GameStarted': {
      const { plan } = within(state, 'open');
      return { phase: 'playing', plan, play: begin(plan), result: null };
    }
    case 'AnswerGiven':
      answered(within(state, 'playing'), event, event.data.answer, moment);
      return state;
    case 'AnswerSealed':
      answered(within(state, 'playing'), event, event.secret.answer, moment);
      return state;
    case 'SeatLeft':
      seatLeft(within(state, 'playing'), event, moment);
      return state;
    case 'GameFinished':
      return gameFinished(within(state, 'playing'), event);
    case 'MatchFinished': {
      const { plan, play, result } = within(state, 'playing');
      if (result === null || canonicalJson(result.places) !== canonicalJson(event.data.places)) {
        throw new Fault('A match was finished with other places than its game.');
      }
      return { phase: 'finished', plan, play, result };
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

const SEED = /^[0-9a-f]{64}$/;

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
  if (!SEED.test(secret.seed)) throw new Fault('The seed of a match is 32 bytes in hex.');
  const free = Array.from({ length: seats }, (): Seating | null => null);
  return { phase: 'open', plan: { creator: moment.actor, game: hosted, terms, seed: secret.seed, seats: free } };
}

function cancelled({ plan }: In<'open'>, { actor }: Moment): MatchState {
  if (!mayCancel(plan, actor)) throw new Fault('A match was cancelled by who may not.');
  return { phase: 'cancelled', plan };
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
  { plan, play }: In<'playing'>,
  { type, data: { seat, ply } }: AnswerGiven | AnswerSealed,
  answer: string,
  moment: Moment,
): void {
  checkMover(plan, play, seat, ply, moment);
  const asked = play.table.requests();
  const request = asked.find((each) => each.seat === seat);
  if (request === undefined || !isOffered(request.offers, answer)) {
    throw new Fault(`Seat ${seat} gave an answer that it was not offered at ply ${ply}.`);
  }
  const sealed = type === 'AnswerSealed';
  if (request.hidden !== sealed) throw new Fault(`The answer at ply ${ply} should be hidden, or should not.`);
  carryOut(play, { seat, answer, sealed }, asked);
}

function seatLeft({ plan, play }: In<'playing'>, { data: { seat, ply, why } }: SeatLeft, moment: Moment): void {
  checkMover(plan, play, seat, ply, moment);
  if (play.table.result() !== null) throw new Fault(`Seat ${seat} left a game that was over.`);
  if (hasLeft(play, seat)) throw new Fault(`Seat ${seat} left twice.`);
  carryOut(play, { seat, leaves: why }, []);
}

function checkMover(plan: Plan, play: Play, seat: Seat, ply: number, moment: Moment): void {
  if (plan.seats[seat]?.who !== moment.actor) throw new Fault(`Seat ${seat} was moved by another.`);
  if (ply !== play.moves.length) throw new Fault(`A move for ply ${ply} came at ply ${play.moves.length}.`);
}

function gameFinished(state: In<'playing'>, { data }: GameFinished): MatchState {
  const result = state.play.table.result();
  if (result === null || canonicalJson(result) !== canonicalJson(data.result)) {
    throw new Fault('The recorded result is not that of the game.');
  }
  return { ...state, result };
}
