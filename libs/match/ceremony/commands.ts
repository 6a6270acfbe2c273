import type { Hash, Seat } from '#kernel';

/** What the server that takes a seat's command adds: 32 random bytes in hex, and the commitment to a seed of the player's own. */
export type SeatSeed = { readonly server: string; readonly commitment: Hash | null };

/** The seed that the seat committed to, once all have. */
export type RevealSeed = { readonly type: 'RevealSeed'; readonly seed: string };

/** A judge puts in the server's seed for a seat that does not show its own; the server checks the role. */
export type PutInSeed = { readonly type: 'PutInSeed'; readonly seat: Seat; readonly role: string };

/** A player's own seed for a redeal, once that has begun. */
export type CommitSeed = { readonly type: 'CommitSeed'; readonly commitment: Hash };

export type SeedCommand = CommitSeed | RevealSeed | PutInSeed;
