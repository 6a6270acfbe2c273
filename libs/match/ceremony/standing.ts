import { sha256 } from '@noble/hashes/sha2.js';
import {
  type Ceremony,
  type CeremonyTerms,
  commitToSeed,
  type Contributor,
  EMPTY,
  type Hash,
  hexOf,
  type Millis,
  millis,
  type Seat,
  seat,
  seedOf,
  type StreamId,
} from '#kernel';
import type { Clock } from '../terms.js';

/** A seat's part in the ceremony. */
export type Committed = {
  readonly commitment: Hash;
  /** Null until its player has shown it. */
  readonly seed: string | null;
  /** What the server would put in; null when the seat's seed is the server's already. */
  readonly fallback: { readonly commitment: Hash; readonly seed: string } | null;
  /** A judge put in the server's seed. */
  readonly isPutIn: boolean;
};

/** How a try to make the seed ended before it was made; another follows after the first two. */
export type SeedAttempt = {
  /** From 1. */
  readonly attempt: number;
  readonly ended: 'put-in' | 'stood-in' | 'broken' | 'missing';
  readonly seats: readonly Seat[];
};

/** How a seed comes about. */
export interface SeedCeremony {
  readonly terms: CeremonyTerms;
  /** The server's. */
  readonly commitment: Hash;
  /** By seat; null until it is taken. */
  readonly seats: (Committed | null)[];
  /** Since when those are waited for who have not shown their seed. */
  since: Millis | null;
  /** Those that failed. */
  readonly attempts: SeedAttempt[];
}

export const attemptNow = ({ attempts }: SeedCeremony): number => attempts.length + 1;

/** The one ceremony of a match, which seeds all its games: its numbers tell them apart, and the epochs of a game. */
export const termsIn = (stream: StreamId): CeremonyTerms => ({
  stream,
  game: 1,
  epoch: 0,
  attempt: 1,
  after: EMPTY.hash,
});

export const contributor = (place: Seat): Contributor => `seat/${place}`;

export const commitment = (terms: CeremonyTerms, by: Contributor, seed: string): Hash =>
  commitToSeed(sha256, terms, { by, seed });

export const allCommitted = ({ seats }: SeedCeremony): boolean => seats.every((each) => each !== null);

/** Everybody has committed, and these have not shown what to. */
export const seatsAsked = (ceremony: SeedCeremony | null): readonly Seat[] =>
  ceremony === null || !allCommitted(ceremony)
    ? []
    : ceremony.seats.flatMap((each, place) => (each?.seed === null ? [seat(place)] : []));

export const isMade = (ceremony: SeedCeremony): boolean => allCommitted(ceremony) && seatsAsked(ceremony).length === 0;

/** Of a match, by its plan. */
interface Seeded {
  readonly ceremony: SeedCeremony | null;
  readonly seed: string;
}

export const isSeedReady = ({ ceremony }: Seeded): boolean => ceremony === null || isMade(ceremony);

/** Without a clock a player has as long as one may be away. */
const WITHOUT_CLOCK_MS = 120_000;

/** When the time is up of who is waited for. */
export function revealBy({
  ceremony,
  clock,
}: Pick<Seeded, 'ceremony'> & { readonly clock: Clock | null }): Millis | null {
  const since = ceremony?.since ?? null;
  return since === null ? null : millis(since + (clock?.ms ?? WITHOUT_CLOCK_MS));
}

/** All that was committed and shown, for whoever derives or checks the seed. */
export const ceremonyOf = ({ terms, commitment: own, seats }: SeedCeremony, server: string): Ceremony => ({
  ...terms,
  commitments: [
    { by: 'server', commitment: own },
    ...seats.flatMap((each, place) =>
      each === null ? [] : [{ by: contributor(seat(place)), commitment: each.commitment }],
    ),
  ],
  reveals: [
    { by: 'server', seed: server },
    ...seats.flatMap((each, place) => {
      const seed = each?.seed ?? null;
      return seed === null ? [] : [{ by: contributor(seat(place)), seed }];
    }),
  ],
});

/** In hex. */
export const seedFrom = (ceremony: SeedCeremony, server: string): string =>
  hexOf(seedOf(sha256, ceremonyOf(ceremony, server)));

/** The plan with the seed that all have made. A match that held no ceremony goes on with the server's. */
export const seeded = <Plan extends Seeded>(plan: Plan): Plan =>
  plan.ceremony === null ? plan : { ...plan, seed: seedFrom(plan.ceremony, plan.seed) };
