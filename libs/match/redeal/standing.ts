import { type Hash, type Seat, seat } from '#kernel';
import type { RulingCited, TimeGift } from '../dispute/commands.js';
import type { SeedCeremony } from '../ceremony/standing.js';

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
export const openRedeal = ({ redeals }: { readonly redeals: readonly Redeal[] }): Redeal | null =>
  redeals.find(({ became }) => became === null) ?? null;

/** Who has not committed yet. */
export const seatsToCommit = ({ ceremony: { seats } }: Redeal): readonly Seat[] =>
  seats.flatMap((each, place) => (each === null ? [seat(place)] : []));
