import { type Answer, type DecisionRequest, Fault, type Game, type GameSetup, type Seat, type Sha256 } from '#kernel';
import { type Move, packMoves, type Recording, resultJson } from './recording.js';
import { chanceFrom, ENDLESS, LONGEST, shortHash, wordsOf } from './replay.js';

export interface Answered {
  readonly seat: Seat;
  readonly answer: Answer;
}

/** How a game is played that is to be recorded. */
export interface Play<State> {
  readonly game: Game<State>;
  readonly setup: GameSetup;
  readonly seed: string;
  readonly about: string | null;
  readonly choose: (requests: readonly DecisionRequest[], state: State) => Answered;
  /** Where it changes between two answers, a hash is kept: the round, or the ply. */
  readonly chapter: (state: State, ply: number) => number;
  /** What is broken in a position; whatever it says ends the game as a failure. */
  readonly broken: (state: State) => readonly string[];
}

/** Plays a game to its end or to what breaks in it, also what is thrown. */
export function recordGame<State>(sha256: Sha256, play: Play<State>): Recording {
  const { game, setup, seed, about } = play;
  const moves: (Answer | Move)[] = [];
  const hashes: Record<string, string> = {};
  const rest: Pick<Recording, 'result' | 'failure'> = attempt(() => playOn(sha256, play, moves, hashes), moves);
  return {
    format: 'dreamledger-game-1',
    game: game.id,
    engine: game.engine,
    cards: game.cards,
    about,
    seed,
    setup,
    answers: packMoves(moves),
    hashes,
    ...rest,
  };
}

type Ending = Pick<Recording, 'result' | 'failure'>;

function attempt(run: () => Ending, moves: readonly unknown[]): Ending {
  try {
    return run();
  } catch (failure) {
    return { result: null, failure: { ply: moves.length, says: wordsOf(failure) } };
  }
}

function playOn<State>(
  sha256: Sha256,
  { game, setup, seed, choose, chapter, broken }: Play<State>,
  moves: (Answer | Move)[],
  hashes: Record<string, string>,
): Ending {
  const chance = chanceFrom(seed);
  const state = game.start(setup, chance, null);
  let last = NaN;
  const note = (): void => {
    const now = chapter(state, moves.length);
    if (now !== last) hashes[moves.length] = shortHash(sha256, game, state);
    last = now;
    const [wrong] = broken(state);
    if (wrong !== undefined) throw new Fault(wrong);
  };
  for (let requests = game.requests(state); requests.length > 0; requests = game.requests(state)) {
    note();
    if (moves.length >= LONGEST) throw new Fault(ENDLESS);
    const move = choose(requests, state);
    moves.push(move.seat === requests[0]?.seat ? move.answer : move);
    game.apply(state, move.seat, move.answer, chance, null);
  }
  last = NaN;
  note();
  return { result: resultJson(game.result(state)), failure: null };
}
