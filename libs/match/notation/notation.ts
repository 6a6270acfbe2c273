import type { Leaving, Seat } from '#kernel';

/** A game as a text that people read and programs read back: tags, and what was answered, a line a turn. */
export interface Notation {
  /** Whatever is to be said of it; names are words. */
  readonly tags: Readonly<Record<string, string>>;
  /** The ply of its start. */
  readonly first: number;
  /** The nth of them leads to the ply `first + nth + 1`. */
  readonly moves: readonly NotedMove[];
}

/** An answer that may not be known is null. */
export type NotedMove =
  | { readonly seat: Seat; readonly answer: string | null }
  | { readonly seat: Seat; readonly leaves: Leaving }
  | { readonly rewindsTo: number }
  | { readonly repair: string | null }
  /** The start of a later game, which a rewind into this one took back. */
  | { readonly begins: number };

/** The seat whose turn it is; null where a ruling was carried out. */
export const seatIn = (move: NotedMove): Seat | null => ('seat' in move ? move.seat : null);

/** Seats are called A, B, C and so on. */
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const RULING = '--';
