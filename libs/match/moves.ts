import type { Fact, Leaving, Seat } from '#kernel';

/** What was done in a match, as the moves of its games. */

/** What a seat did, or a ruling; a rewind without a case is of who plays a branch. The game is the start and its moves in order. `seq` is that of its record. */
export type Move = { readonly seq: number } & (
  | { readonly seat: Seat; readonly answer: string; readonly sealed: boolean }
  | { readonly seat: Seat; readonly leaves: Leaving }
  | { readonly rewindsTo: number; readonly case: string | null; readonly epoch: Epoch | null }
  | { readonly repair: string; readonly case: string }
  /** A later game began, which a rewind into this one took back. */
  | (Begins & { readonly begins: true })
);

/** A part of a game that draws its chance from a seed of its own. */
export type Epoch = { readonly number: number; readonly seed: string };

/** Which game: its number in the match, and how many of that number were taken back before it. */
export type Begins = { readonly number: number; readonly again: number };

/** A seat's moves, and those of rulings within a game. */
export type Made = Exclude<Move, { readonly rewindsTo: number } | { readonly begins: true }>;

/** What happened at one ply. */
export type ToldPly = { readonly ply: number; readonly facts: readonly Fact[] };

/** A game by its moves. The ply counts moves within the match, and one for the start of each game but the first. */
export interface MovedGame extends Begins {
  /** The ply of its start, and the record. */
  readonly first: number;
  readonly start: number;
  readonly moves: readonly Move[];
  /** What time the seats had left when they came to a ply, in order; empty where no game has its time. */
  readonly times: readonly TimesAt[];
}

export type TimesAt = { readonly ply: number; readonly left: readonly number[] };

export const movedOf = ({ number, again, first, start, moves, times }: MovedGame): MovedGame => ({
  number,
  again,
  first,
  start,
  moves,
  times,
});

export const plyOf = ({ first, moves }: MovedGame): number => first + moves.length;
