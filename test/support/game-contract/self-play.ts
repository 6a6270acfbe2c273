import { sha256 } from '@noble/hashes/sha2.js';
import {
  type Answer,
  anyAnswer,
  type Chance,
  type DecisionRequest,
  type Dice,
  type Game,
  type GameResult,
  type GameSetup,
  type Hash,
  type Seat,
  seededChance,
  stateHash,
  utf8,
} from '#kernel';

export interface Move {
  readonly seat: Seat;
  readonly answer: Answer;
}

/** A game on its way, with its own chance and a source of choices for whoever plays it. */
export interface Trial<State> {
  readonly game: Game<State>;
  readonly setup: GameSetup;
  readonly chance: Chance;
  readonly choices: Dice;
  readonly state: State;
}

/** Longer games are taken for endless. */
const LONGEST = 5_000;
/** About how many positions of a game are looked at where each look takes long. */
const SAMPLE = 24;

/** What is shown of a position before its move. */
export type Look = (requests: readonly DecisionRequest[], ply: number, move: Move) => void;

export function begin<State>(game: Game<State>, setup: GameSetup, seed: string): Trial<State> {
  const chance = seededChance(utf8(seed), { game: '1', epoch: 0 });
  return { game, setup, chance, choices: choicesOf(seed), state: game.start(setup, chance, null) };
}

export const choicesOf = (seed: string): Dice =>
  seededChance(utf8(seed), { game: 'self-play', epoch: 0 }).dice('choices', 0);

/** Plays on at random until the game is over, showing each position before its move. */
export function playOut<State>(
  { game, chance, choices, state }: Trial<State>,
  look: Look = () => undefined,
): readonly Move[] {
  const moves: Move[] = [];
  for (let requests = game.requests(state); requests.length > 0; requests = game.requests(state)) {
    if (moves.length >= LONGEST) throw new Error(`The game has not ended after ${LONGEST} answers.`);
    const move = anyMove(requests, choices);
    look(requests, moves.length, move);
    game.apply(state, move.seat, move.answer, chance, null);
    moves.push(move);
  }
  return moves;
}

/** Plays on at random like playOut, but shows only some of the positions, for looks that take long. */
export function playOutSampled<State>(trial: Trial<State>, look: Look): void {
  const { game, choices, state } = trial;
  const length = playOut({ ...trial, state: game.clone(state) }).length;
  playOut(trial, (requests, ply, move) => {
    if (choices.below(Math.max(length, 1)) < SAMPLE) look(requests, ply, move);
  });
}

export function anyMove(requests: readonly DecisionRequest[], choices: Dice): Move {
  const request = requests[choices.below(requests.length)];
  if (request === undefined) throw new RangeError('Nobody is asked.');
  return { seat: request.seat, answer: anyAnswer(request.offers, choices) };
}

export interface SelfPlay {
  readonly moves: readonly Move[];
  /** The hash of each position, the last one included. */
  readonly hashes: readonly Hash[];
  readonly result: GameResult | null;
}

/** A whole game from a seed: the same on every machine, or the engine is at fault. */
export function selfPlay<State>(game: Game<State>, setup: GameSetup, seed: string): SelfPlay {
  const trial = begin(game, setup, seed);
  const hashes: Hash[] = [];
  const hash = (): void => {
    hashes.push(stateHash(sha256, game, trial.state));
  };
  const moves = playOut(trial, hash);
  hash();
  return { moves, hashes, result: game.result(trial.state) };
}
