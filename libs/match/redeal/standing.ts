import { type CeremonyTerms, type Hash, type Seat, seat } from '#kernel';
import type { RulingCited, TimeGift } from '../dispute/commands.js';
import { nextEpoch } from '../dispute/line.js';
import { reopen } from '../dispute/reopen.js';
import type { SeedCeremony } from '../ceremony/standing.js';
import { type Desk, hasLeft, type In } from '../state.js';

/** A ruling that deals anew, with the ceremony for its seed. */
export interface Redeal {
  readonly case: string;
  readonly ruling: RulingCited;
  readonly to: number;
  readonly credits: readonly TimeGift[];
  /** In hex, the server's own, and what it would bring for each seat. */
  readonly server: string;
  readonly fallbacks: readonly { readonly commitment: Hash; readonly seed: string }[];
  readonly ceremony: SeedCeremony;
  /** Called off when the match ended before the seed was made. */
  became: 'dealt' | 'called-off' | null;
}

/** The one that is on. */
export const openRedeal = ({ redeals }: Desk): Redeal | null => redeals.find(({ became }) => became === null) ?? null;

/** It binds the ruling, which knows the match as it stood. */
export function redealTerms(state: In<'playing'>, to: number, after: Hash): CeremonyTerms | null {
  const { ceremony } = state.plan;
  if (ceremony === null) return null;
  const { play } = reopen(state, to);
  return { stream: ceremony.terms.stream, game: play.number, epoch: nextEpoch(play), attempt: 1, after };
}

/** Those still at the table whose players brought a seed of their own to the match. */
export const broughtOwn = ({ plan, play }: In<'playing'>): readonly Seat[] =>
  (plan.ceremony?.seats ?? []).flatMap((each, place) =>
    (each?.fallback ?? null) !== null && !hasLeft(play, seat(place)) ? [seat(place)] : [],
  );

/** Who has not committed yet. */
export const seatsToCommit = ({ ceremony: { seats } }: Redeal): readonly Seat[] =>
  seats.flatMap((each, place) => (each === null ? [seat(place)] : []));
