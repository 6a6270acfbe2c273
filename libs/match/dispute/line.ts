import type { Seat } from '#kernel';
import type { Begins, Epoch, Move, MovedGame } from '../moves.js';

/** A move that still counts, with the ply that it led to. */
export interface Placed {
  readonly ply: number;
  readonly move: Move;
}

/**
 * The moves that led to a position, the present one unless told otherwise: without those that a rewind took back, also
 * those that were taken back later. Plies are never used twice, so a ply means the same position for ever.
 */
export function lineOf({ first, moves }: MovedGame, until = first + moves.length): readonly Placed[] {
  const line: Placed[] = [];
  for (const [nth, move] of moves.slice(0, Math.max(0, until - first)).entries()) {
    if ('rewindsTo' in move) while ((line.at(-1)?.ply ?? first) > move.rewindsTo) line.pop();
    line.push({ ply: first + nth + 1, move });
  }
  return line;
}

/** Whether a ply of this game still counts. */
export const isOnLine = (game: MovedGame, ply: number): boolean =>
  ply === game.first || lineOf(game).some((placed) => placed.ply === ply);

/** What a ruling took back; it stays readable under its plies. */
export type CutBranch = {
  /** The ply that was gone back to. */
  readonly from: number;
  readonly first: number;
  readonly last: number;
  /** The ply at which play went on. */
  readonly at: number;
  readonly case: string;
  readonly randomness: Randomness;
};

/** What becomes of the unknown: the same cards come, or those that no seat knew are dealt anew. */
export type Randomness = 'keep' | 'redeal';

export const branchesOf = (game: MovedGame): readonly CutBranch[] =>
  game.moves.flatMap((move, nth) => {
    if (!('rewindsTo' in move) || move.case === null) return [];
    const at = game.first + nth + 1;
    const cut = lineOf(game, at - 1).filter(({ ply }) => ply > move.rewindsTo);
    const [first, last] = [cut.at(0)?.ply, cut.at(-1)?.ply];
    if (first === undefined || last === undefined) return [];
    const randomness = move.epoch === null ? 'keep' : 'redeal';
    return [{ from: move.rewindsTo, first, last, at, case: move.case, randomness }];
  });

/** The game that its last position is one of, and the moves that led there: its own, unless a later one began meanwhile. */
export function gameOn(game: MovedGame): Begins & { readonly line: readonly Placed[] } {
  const line = lineOf(game);
  const begun = line.findLastIndex(({ move }) => 'begins' in move);
  const move = line[begun]?.move;
  const { number, again } = move !== undefined && 'begins' in move ? move : game;
  return { number, again, line: line.slice(begun + 1) };
}

/** The one that the present position draws from; null while no rewind dealt anew. */
export function epochOf(game: MovedGame): Epoch | null {
  const last = gameOn(game).line.findLast(({ move }) => 'rewindsTo' in move && move.epoch !== null);
  return last !== undefined && 'rewindsTo' in last.move ? last.move.epoch : null;
}

/** That of the next rewind that deals anew. */
export const nextEpoch = ({ moves }: MovedGame): number =>
  1 + moves.filter((move) => 'rewindsTo' in move && move.epoch !== null).length;

export const hasLeft = (play: MovedGame, seat: Seat): boolean =>
  lineOf(play).some(({ move }) => 'leaves' in move && move.seat === seat);
