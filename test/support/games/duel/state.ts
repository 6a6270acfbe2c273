import type { Leaving, Seat } from '#kernel';
import type { CardName } from './cards.js';

export type Stance = 'high' | 'low';

/** Work that is still to be done; the last of the stack comes first. Asking frames wait for an answer. */
export type Frame =
  | { readonly do: 'stance' | 'lead' | 'follow' | 'score' | 'next' }
  | { readonly do: 'draw'; readonly seat: Seat; readonly count: number }
  | { readonly do: 'arrange' | 'exchange'; readonly seat: Seat };

export type Player = {
  hand: CardName[];
  /** The first is the top. */
  deck: CardName[];
  discard: CardName[];
  /** How many cards from the top the owner knows. */
  known: number;
  shuffles: number;
  score: number;
};

export type Trick = { stance: Stance | null; lead: CardName | null; follow: CardName | null };

export type DuelState = {
  readonly tie: 'leader' | 'nobody';
  readonly nextLead: 'winner' | 'alternate';
  readonly goal: number;
  readonly players: readonly [Player, Player];
  leader: Seat;
  tricks: number;
  trick: Trick;
  left: { readonly seat: Seat; readonly why: Leaving } | null;
  stack: Frame[];
};

export const other = (seat: Seat): Seat => (1 - seat) as Seat;

export function playerOf(state: DuelState, seat: Seat): Player {
  return seat === 0 ? state.players[0] : state.players[1];
}
