import { Fault, type Leaving, type Seat } from '#kernel';
import type { Curio, Power } from './curios.js';

/** What a player secretly decided: an amount or a place in the stall; null to stay out. */
export type Choice = { readonly value: number | null };

/** Work still to be done, the last first. Some of it waits for an answer: of all players, or of one. */
export type Frame =
  | { readonly do: 'bid' | 'grab'; readonly choices: (Choice | null)[] }
  | { readonly do: Exclude<Power, 'none'> | 'arrange'; readonly seat: Seat }
  | { readonly do: 'round' | 'offer-rest' };

export type Player = {
  coins: number;
  curios: Curio[];
  left: { readonly why: Leaving; readonly nth: number } | null;
};

export type BazaarState = {
  readonly tie: 'nobody' | 'lowest-seat';
  readonly rounds: number;
  readonly players: readonly Player[];
  round: number;
  /** The first is for sale. */
  stall: Curio[];
  /** The first is the top. */
  deck: Curio[];
  sold: Curio[];
  /** How many curios from the top of the deck one seat knows. */
  known: { readonly seat: Seat; readonly count: number } | null;
  shuffles: number;
  stack: Frame[];
};

export const present = (state: BazaarState): readonly Seat[] =>
  state.players.flatMap((player, seat) => (player.left === null ? [seat as Seat] : []));

export function playerOf(state: BazaarState, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Fault(`There is no seat ${seat}.`);
  return player;
}
