import type { CeremonyTerms, Happening, Hash, Seat } from '#kernel';
import type { RulingCited, TimeGift } from '../dispute/commands.js';

/**
 * A ruling deals anew: the server commits to its own seed and to one for each seat, all sealed here. These seats, whose
 * players brought seeds of their own to the match, are asked for others; the server's stand for the rest.
 */
export type RedealBegun = Happening<
  'RedealBegun',
  CeremonyTerms & {
    readonly case: string;
    readonly ruling: RulingCited;
    readonly to: number;
    readonly credits: readonly TimeGift[];
    readonly commitment: Hash;
    readonly fallbacks: readonly Hash[];
    readonly asked: readonly Seat[];
  },
  { readonly seed: string; readonly seats: readonly string[] }
>;

export type RedealCommitted = Happening<'RedealCommitted', { readonly seat: Seat; readonly commitment: Hash }, null>;

/** These seats did not commit in time: the server's seeds stand, in another attempt. */
export type RedealStoodIn = Happening<
  'RedealStoodIn',
  { readonly seats: readonly Seat[]; readonly attempt: number },
  null
>;

export type RedealEvent = RedealCommitted | RedealStoodIn;
