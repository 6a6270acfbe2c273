import {
  type Ceremony,
  ceremonyFault,
  type CeremonyTerms,
  commitToSeed,
  type Happening,
  type Hash,
  type StoredEvent,
} from '#kernel';
import {
  type Checked,
  type Found,
  placeIn,
  plural,
  type Read,
  type Step,
  tampered,
  type Trust,
  unproven,
} from './given.js';
import { keyOf, opened } from './openings.js';

/** The seed was made by all, none of whom could have aimed at it: each had committed before anybody showed anything. */
export const checkCeremony: Step = (trust, bundle): Checked => {
  const [slice] = bundle.slices;
  const told = slice?.records.flatMap(({ record }) => record.events) ?? [];
  const begun = told.find(({ type }) => type === 'CeremonyBegun');
  if (slice === undefined || begun === undefined) return aloneIn(bundle);
  const last = told.findLastIndex(({ type }) => type === 'SeedCommitted');
  const shown = told.findIndex(({ type }) => type === 'SeedRevealed' || type === 'SeedBroken');
  const isOrdered = told.indexOf(begun) < told.findIndex(({ type }) => type === 'SeedCommitted');
  const at = placeIn(slice, 0);
  if ((shown >= 0 && shown < last) || (last >= 0 && !isOrdered))
    return {
      says: 'not held in order',
      findings: [tampered(at, 'a seed was shown before all had committed to theirs')],
    };
  const key = keyOf(bundle, slice.stream);
  const isMade = told.some(({ type }) => type === 'GameStarted');
  if (key === null || key === 'two' || !isMade)
    return { says: `${whoMade(told)}; its seeds are not all out`, findings: [] };
  const fault = faultIn(
    trust,
    slice.stream,
    told.map((event) => opened(trust.sha256, key, event)),
  );
  return { says: whoMade(told), findings: fault === null ? [] : [tampered(at, fault)] };
};

function aloneIn({ slices }: Read): Checked {
  const found: readonly Found[] = slices
    .slice(0, 1)
    .map((slice) =>
      unproven(
        placeIn(slice, 0),
        "the match held no seed ceremony: its seed is the server's alone, who could have aimed at it",
      ),
    );
  return { says: 'no seed ceremony', findings: found };
}

function whoMade(told: readonly StoredEvent[]): string {
  const committed = told.filter(({ type }) => type === 'SeedCommitted');
  const own = committed.filter(({ data }) => data.fallback !== null).length;
  const putIn = told.filter(({ type }) => type === 'SeedPutIn').length;
  const notes = [
    "the server's",
    ...(own > putIn ? [`${plural(own - putIn, 'player')} with a seed of their own`] : []),
    ...(committed.length > own ? [`${committed.length - own} made by the server on behalf of players`] : []),
    ...(putIn > 0 ? [`${putIn} put in by a judge`] : []),
  ];
  return `the seed was made of ${notes.join(', ')}`;
}

type Seat = { readonly commitment: Hash; readonly seed: string | null };

type SeatTold = Seat & { readonly seat: number; readonly fallback: Hash | null };

/** Null when all commitments are kept, by the seeds of those who made the seed in the end. */
function faultIn({ sha256 }: Trust, stream: string, told: readonly Happening[]): string | null {
  const of = (type: string): readonly unknown[] =>
    told.filter((event) => event.type === type).map(({ data, secret }) => ({ ...data, ...secret }));
  const [begun] = of('CeremonyBegun') as readonly (CeremonyTerms & { readonly commitment: Hash })[];
  const [created] = of('MatchCreated') as readonly { readonly seed: string }[];
  if (begun?.stream !== stream) return 'the seed ceremony is that of another match';
  const { commitment, ...terms } = begun;
  const seats = new Map<number, Seat>();
  const fallbacks = new Map<number, Seat>();
  for (const { seat, fallback, seed, ...own } of of('SeedCommitted') as readonly SeatTold[]) {
    seats.set(seat, { commitment: own.commitment, seed: fallback === null ? seed : null });
    if (fallback !== null) fallbacks.set(seat, { commitment: fallback, seed });
  }
  for (const { seat } of of('SeedPutIn') as readonly { readonly seat: number }[])
    seats.set(seat, fallbacks.get(seat) as Seat);
  for (const { seat, seed } of of('SeedRevealed') as readonly SeatTold[])
    seats.set(seat, { ...(seats.get(seat) as Seat), seed });
  const all = [...seats].toSorted(([a], [b]) => a - b).map(([seat, own]) => ({ by: `seat/${seat}` as const, ...own }));
  const ceremony: Ceremony = {
    ...terms,
    commitments: [{ by: 'server', commitment }, ...all.map(({ by, commitment: own }) => ({ by, commitment: own }))],
    reveals: [
      { by: 'server', seed: created?.seed ?? '' },
      ...all.flatMap(({ by, seed }) => (seed === null ? [] : [{ by, seed }])),
    ],
  };
  return (
    [...fallbacks].map(([seat, own]) => fallbackFault(sha256, terms, seat, own)).find((fault) => fault !== null) ??
    ceremonyFault(sha256, ceremony)
  );
}

function fallbackFault(
  sha256: Trust['sha256'],
  terms: CeremonyTerms,
  seat: number,
  { commitment, seed }: Seat,
): string | null {
  const isKept = commitToSeed(sha256, terms, { by: `seat/${seat}`, seed: seed ?? '' }) === commitment;
  return isKept ? null : `the server sealed another seed for seat ${seat} than it committed to`;
}
