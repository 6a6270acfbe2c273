import {
  type Answer,
  type Chance,
  type DecisionRequest,
  Fault,
  fromHex,
  type Game,
  type GameSetup,
  hexOf,
  isOffered,
  type Seat,
  seat,
  seededChance,
  type Sha256,
  stateHash,
  type Tell,
  utf8,
} from '#kernel';
import { differences } from './compare.js';
import { type Move, packMoves, type Recording, resultJson, unpackMoves } from './recording.js';

/** Replaying recorded games, checking them, and recording new ones. */

/** The chance of a game that is played by itself, from the bytes of its seed in hex; the same as in a match. */
export const chanceFrom = (seed: string): Chance => seededChance(fromHex(seed), { game: '1', epoch: 0 });
/** A seed that a person types. */
export const seedFrom = (words: string): string => hexOf(utf8(words));

const DIGITS = 16;
const shortHash = <State>(sha256: Sha256, game: Game<State>, state: State): string =>
  stateHash(sha256, game, state).slice(0, DIGITS);

/** Why a recorded game can't be replayed to this ply, which is the first that can't be reached. */
export interface Stuck {
  readonly ply: number;
  readonly says: string;
}
export interface Replayed<State> {
  readonly state: State;
  readonly ply: number;
  readonly stuck: Stuck | null;
}

/** Called at each position; false ends the replay there. */
type Look<State> = (state: State, ply: number) => boolean;

export function replay<State>(
  game: Game<State>,
  recording: Recording,
  look: Look<State> = () => true,
  tell: Tell = null,
): Replayed<State> {
  const chance = chanceFrom(recording.seed);
  const state = game.start(recording.setup, chance, tell);
  let ply = 0;
  for (const entry of unpackMoves(recording.answers)) {
    if (!look(state, ply)) return { state, ply, stuck: null };
    const stuck = make(game, state, entry, chance, tell);
    ply += 1;
    if (stuck !== null) return { state, ply: ply - 1, stuck: { ply, says: stuck } };
  }
  look(state, ply);
  return { state, ply, stuck: null };
}

/** Makes a move, or says why it can't be made. */
function make<State>(game: Game<State>, state: State, entry: Answer | Move, chance: Chance, tell: Tell): string | null {
  if (typeof entry !== 'string' && 'leaves' in entry) {
    game.leave(state, entry.seat, entry.leaves, chance, tell);
    return null;
  }
  const asked = game.requests(state)[0];
  const move = typeof entry === 'string' ? { seat: asked?.seat ?? seat(0), answer: entry } : entry;
  const refusal = wasOffered(asked, move) ? null : game.check(state, move.seat, move.answer);
  if (refusal !== null) {
    const rule = refusal.rule === null ? '' : ` by ${refusal.rule}`;
    return `the answer "${move.answer}" of seat ${move.seat} is refused${rule}: ${refusal.says}`;
  }
  game.apply(state, move.seat, move.answer, chance, tell);
  return null;
}

/** The same game with the hash of each position. */
export function withHashes<State>(sha256: Sha256, game: Game<State>, recording: Recording): Recording {
  const hashes: Record<string, string> = {};
  replay(game, recording, (state, ply) => {
    hashes[ply] = shortHash(sha256, game, state);
    return true;
  });
  return { ...recording, hashes };
}

/** What is offered is legal, and quicker found there than judged anew. */
const wasOffered = (
  asked: DecisionRequest | undefined,
  { seat: by, answer }: { seat: Seat; answer: Answer },
): boolean => asked?.seat === by && isOffered(asked.offers, answer);

/** What differs first when a recorded game is replayed, and up to where it was the same; null when nothing does. */
export interface Divergence {
  readonly ply: number;
  readonly sameUntil: number;
  readonly says: string;
}

export function divergence<State>(sha256: Sha256, game: Game<State>, recording: Recording): Divergence | null {
  const { hashes } = recording;
  let sameUntil = -1;
  const found: Divergence[] = [];
  const { state, ply, stuck } = replay(game, recording, (at, reached) => {
    const expected = hashes[reached];
    if (expected === undefined) return true;
    const hash = shortHash(sha256, game, at).slice(0, expected.length);
    if (hash === expected) sameUntil = reached;
    else found.push({ ply: reached, sameUntil, says: `the hash should be ${expected}, and is ${hash}` });
    return found.length === 0;
  });
  if (found[0] !== undefined) return found[0];
  if (stuck !== null) return { ...stuck, sameUntil };
  const [wrong] = differences(recording.result, resultJson(game.result(state)), [], ['result']);
  return wrong === undefined ? null : { ply, sameUntil, says: wrong.says };
}

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
  readonly most: number;
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
    const says = failure instanceof Error ? `${failure.name}: ${failure.message}` : String(failure);
    return { result: null, failure: { ply: moves.length, says } };
  }
}

function playOn<State>(
  sha256: Sha256,
  { game, setup, seed, choose, chapter, broken, most }: Play<State>,
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
    if (moves.length >= most) throw new Fault(`The game has not ended after ${most} answers.`);
    const move = choose(requests, state);
    moves.push(move.seat === requests[0]?.seat ? move.answer : move);
    game.apply(state, move.seat, move.answer, chance, null);
  }
  last = NaN;
  note();
  return { result: resultJson(game.result(state)), failure: null };
}
