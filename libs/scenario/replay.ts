import {
  type Answer,
  type Chance,
  type DecisionRequest,
  fromHex,
  type Game,
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
import { type Move, type Recording, resultJson, unpackMoves } from './recording.js';

/** Replaying recorded games, checking them, and recording new ones. */

/** The chance of a game that is played by itself, from the bytes of its seed in hex; the same as in a match. */
export const chanceFrom = (seed: string): Chance => seededChance(fromHex(seed), { game: '1', epoch: 0 });
/** A seed that a person types. */
export const seedFrom = (words: string): string => hexOf(utf8(words));

const DIGITS = 16;
export const shortHash = <State>(sha256: Sha256, game: Game<State>, state: State): string =>
  stateHash(sha256, game, state).slice(0, DIGITS);

/** Why a recorded game can't be replayed to this ply, which is the first that can't be reached. */
export interface Stuck {
  readonly ply: number;
  readonly says: string;
  /** Whether the answer is not legal, or the engine breaks over it. */
  readonly by: 'refusal' | 'fault';
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
    if (stuck !== null) return { state, ply: ply - 1, stuck: { ply, ...stuck } };
  }
  look(state, ply);
  return { state, ply, stuck: null };
}

/** Makes a move, or says why it can't be made, also when the engine breaks over it. */
function make<State>(
  game: Game<State>,
  state: State,
  entry: Answer | Move,
  chance: Chance,
  tell: Tell,
): Omit<Stuck, 'ply'> | null {
  try {
    const says = attempted(game, state, entry, chance, tell);
    return says === null ? null : { says, by: 'refusal' };
  } catch (failure) {
    return { says: `the engine breaks: ${wordsOf(failure)}`, by: 'fault' };
  }
}

export const wordsOf = (failure: unknown): string =>
  failure instanceof Error ? `${failure.name}: ${failure.message}` : String(failure);

function attempted<State>(
  game: Game<State>,
  state: State,
  entry: Answer | Move,
  chance: Chance,
  tell: Tell,
): string | null {
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
  if (stuck !== null) return { ply: stuck.ply, says: stuck.says, sameUntil };
  const [wrong] = differences(recording.result, resultJson(game.result(state)), [], ['result']);
  return wrong === undefined ? null : { ply, sameUntil, says: wrong.says };
}

/** Longer games are taken for endless. */
export const LONGEST = 5_000;

/** What is still broken in a game that was kept because something broke; null when it goes elsewhere or is sound. */
export function stillBroken<State>(
  game: Game<State>,
  recording: Recording,
  broken: (state: State) => readonly string[],
): Pick<Stuck, 'ply' | 'says'> | null {
  const found: Pick<Stuck, 'ply' | 'says'>[] = [];
  const { ply, stuck } = replay(game, recording, (state, reached) => {
    const [says] = broken(state);
    if (says !== undefined) found.push({ ply: reached, says });
    return says === undefined;
  });
  if (stuck?.by === 'fault') return stuck;
  if (stuck === null && ply >= LONGEST) return { ply, says: ENDLESS };
  return found[0] ?? null;
}

export const ENDLESS = `The game has not ended after ${LONGEST} answers.`;
