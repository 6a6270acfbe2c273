import type { CeremonyTerms, Happening, Hash, Seat } from '#kernel';

/** The server commits to its seed, which is sealed in the event before, ahead of everybody. */
export type CeremonyBegun = Happening<'CeremonyBegun', CeremonyTerms & { readonly commitment: Hash }, null>;

/**
 * A seat commits. Where its player brings a seed of their own, that is `commitment`, and `fallback` is one that the server
 * made, which a judge may put in its place; else the server made the seat's own, and `fallback` is null. The server's is sealed.
 */
export type SeedCommitted = Happening<
  'SeedCommitted',
  { readonly seat: Seat; readonly commitment: Hash; readonly fallback: Hash | null },
  { readonly seed: string }
>;

/** Once all have committed, who brought a seed of their own shows it. */
export type SeedRevealed = Happening<'SeedRevealed', { readonly seat: Seat; readonly seed: string }, null>;

/** The number of the attempt that ended so, from 1; null in records that did not count them. */
type Ended = { readonly attempt: number | null };

/** This is not the seed that the seat committed to: it loses the match. */
export type SeedBroken = Happening<'SeedBroken', Ended & { readonly seat: Seat; readonly seed: string }, null>;

/** These seats did not show their seeds in time: they lose the match. */
export type SeedsMissing = Happening<'SeedsMissing', Ended & { readonly seats: readonly Seat[] }, null>;

/** A judge goes on with the seed that the server committed to for this seat, in another attempt. */
export type SeedPutIn = Happening<'SeedPutIn', Ended & { readonly seat: Seat; readonly role: string }, null>;

/** What happens once all have committed. */
export type ShowingEvent = SeedRevealed | SeedBroken | SeedsMissing | SeedPutIn;

export type CeremonyEvent = CeremonyBegun | SeedCommitted | ShowingEvent;
