import {
  type ActorId,
  type Fact,
  type GameResult,
  type GameTerms,
  type Json,
  type Leaving,
  type Seat,
  SYSTEM,
} from '#kernel';
import type { HostedGame, Table } from './games.js';

export type Seating = { readonly who: ActorId; readonly brings: Json };

/** What was agreed, who sits where, and the seed. */
export interface Plan {
  readonly creator: ActorId;
  readonly game: HostedGame;
  readonly terms: GameTerms;
  /** 32 bytes in hex; known to nobody but the state. */
  readonly seed: string;
  readonly seats: (Seating | null)[];
}

/** What a seat did; the game is the start and its moves in order. */
export type Move =
  | { readonly seat: Seat; readonly answer: string; readonly sealed: boolean }
  | { readonly seat: Seat; readonly leaves: Leaving };

/** A game in progress. The ply is the number of moves so far. */
export interface Play {
  readonly table: Table;
  readonly moves: Move[];
  /** For each seat, the ply since which its position is the same but for others' sealed answers. */
  readonly since: number[];
  /** What happened of late, one entry a ply, oldest first; older facts are got by replaying. */
  readonly recent: { readonly ply: number; readonly facts: readonly Fact[] }[];
}

export type MatchState =
  | { readonly phase: 'none' }
  | { readonly phase: 'open'; readonly plan: Plan }
  | { readonly phase: 'cancelled'; readonly plan: Plan }
  | { readonly phase: 'playing'; readonly plan: Plan; readonly play: Play; readonly result: GameResult | null }
  | { readonly phase: 'finished'; readonly plan: Plan; readonly play: Play; readonly result: GameResult };

export function seatOf(plan: Plan, who: ActorId): Seat | null {
  const place = plan.seats.findIndex((seating) => seating?.who === who);
  return place < 0 ? null : (place as Seat);
}

export const hasLeft = (play: Play, seat: Seat): boolean =>
  play.moves.some((move) => 'leaves' in move && move.seat === seat);

export const mayCancel = (plan: Plan, who: ActorId): boolean => who === plan.creator || who === SYSTEM;
