import type { Answer, GameResult, Happening, Hash, KeptText, Seat } from '#kernel';
import type { OpenRecord } from '../imported/events.js';

/** Where a branch leaves the game that it comes from: the match as it stood at this ply, by the hash of that record. */
export type BranchPoint = {
  readonly match: string;
  readonly game: number;
  readonly ply: number;
  readonly seq: number;
  readonly head: Hash;
};

/** Whom its player lets answer for a seat; the answers come from the player all the same. */
export type BranchBot = { readonly seat: Seat; readonly name: string };

/** How a branch is shown: by which name, and whether to everybody or to who plays it alone. */
export type BranchShown = { readonly name: KeptText | null; readonly isPublic: boolean };

/**
 * Somebody plays on from a position of a match whose key is out. Holds all that led there, opened: the same cards come
 * in the same order as they would have there.
 */
export type BranchBegun = Happening<
  'BranchBegun',
  BranchShown & {
    readonly from: BranchPoint;
    readonly records: readonly OpenRecord[];
    readonly bot: BranchBot | null;
  },
  null
>;

/** Nothing in a branch is sealed: who plays it plays all seats. */
export type BranchAnswered = Happening<
  'BranchAnswered',
  { readonly seat: Seat; readonly ply: number; readonly answer: Answer },
  null
>;

/** What came after the ply `to` counts no more, and stays readable under its plies. */
export type BranchTakenBack = Happening<'BranchTakenBack', { readonly ply: number; readonly to: number }, null>;

export type BranchChanged = Happening<'BranchChanged', BranchShown, null>;

export type BranchFinished = Happening<'BranchFinished', { readonly result: GameResult }, null>;

/** All that happens in a branch, and nowhere else: what counts matches and games knows none of it. */
export type BranchEvent = BranchBegun | BranchAnswered | BranchTakenBack | BranchChanged | BranchFinished;
