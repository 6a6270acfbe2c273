import { type Ceremony, ceremonyFault, type CeremonyTerms, commitToSeed, type Hash, type Sha256 } from '#kernel';

/** What was committed to, and the seed once it is known. */
export type SeatSeed = { readonly commitment: Hash; readonly seed: string | null };

/** A ceremony as a record tells it, opened: who made the seed in the end, by seat, and what the server would have put in. */
export interface HeldCeremony {
  readonly terms: CeremonyTerms;
  readonly server: { readonly commitment: Hash; readonly seed: string };
  readonly seats: ReadonlyMap<number, SeatSeed>;
  readonly fallbacks: ReadonlyMap<number, SeatSeed>;
}

/** Null when all commitments are kept, also those that were not used. */
export function heldFault(sha256: Sha256, { terms, server, seats, fallbacks }: HeldCeremony): string | null {
  const all = [...seats].toSorted(([a], [b]) => a - b).map(([seat, own]) => ({ by: `seat/${seat}` as const, ...own }));
  const ceremony: Ceremony = {
    ...terms,
    commitments: [
      { by: 'server', commitment: server.commitment },
      ...all.map(({ by, commitment }) => ({ by, commitment })),
    ],
    reveals: [
      { by: 'server', seed: server.seed },
      ...all.flatMap(({ by, seed }) => (seed === null ? [] : [{ by, seed }])),
    ],
  };
  return (
    [...fallbacks].map(([seat, own]) => fallbackFault(sha256, terms, seat, own)).find((fault) => fault !== null) ??
    ceremonyFault(sha256, ceremony)
  );
}

function fallbackFault(
  sha256: Sha256,
  terms: CeremonyTerms,
  seat: number,
  { commitment, seed }: SeatSeed,
): string | null {
  const isKept = commitToSeed(sha256, terms, { by: `seat/${seat}`, seed: seed ?? '' }) === commitment;
  return isKept ? null : `the server sealed another seed for seat ${seat} than it committed to`;
}
