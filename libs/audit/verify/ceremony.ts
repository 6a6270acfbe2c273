import type { CeremonyTerms, Happening, Hash, StoredEvent } from '#kernel';
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
import { leftIn } from './left.js';
import { heldFault, type SeatSeed } from './held.js';
import { checkRedeals, redealsIn } from './redeals.js';

/** The seed was made by all, none of whom could have aimed at it: each had committed before anybody showed anything. */
export const checkCeremony: Step = (trust, bundle): Checked => {
  const [slice] = bundle.slices;
  const all = slice?.records.flatMap(({ record }) => record.events) ?? [];
  const started = all.findIndex(({ type }) => type === 'GameStarted');
  const isMade = started >= 0;
  const told = isMade ? all.slice(0, started) : all;
  const begun = told.find(({ type }) => type === 'CeremonyBegun');
  if (slice === undefined || begun === undefined) return aloneIn(bundle);
  const last = all.findLastIndex(({ type }) => type === 'SeedCommitted');
  const shown = all.findIndex(({ type }) => type === 'SeedRevealed' || type === 'SeedBroken');
  const isOrdered = told.indexOf(begun) < told.findIndex(({ type }) => type === 'SeedCommitted');
  const at = placeIn(slice, 0);
  if ((shown >= 0 && shown < last) || (last >= 0 && !isOrdered))
    return {
      says: 'not held in order',
      findings: [tampered(at, 'a seed was shown before all had committed to theirs')],
    };
  if (all.some(isUncounted))
    return { says: 'not counted', findings: [tampered(at, 'an attempt at a seed ended, and was not counted')] };
  const key = keyOf(bundle, slice.stream);
  if (key === null || key === 'two' || !isMade)
    return { says: `${whoMade(told)}${redealsIn(all)}; its seeds are not all out`, findings: [] };
  const fault = faultIn(
    trust,
    slice.stream,
    told.map((event) => opened(trust.sha256, key, event)),
  );
  return {
    says: `${whoMade(told)}${redealsIn(all)}`,
    findings: fault === null ? checkRedeals(trust, slice, key) : [tampered(at, fault)],
  };
};

/** The first version of these events knew no attempts. */
const isUncounted = ({ type, v, data }: StoredEvent): boolean =>
  v >= (COUNTED_SINCE[type] ?? Infinity) && typeof data.attempt !== 'number';

const COUNTED_SINCE: Readonly<Record<string, number>> = {
  SeedPutIn: 2,
  SeedBroken: 2,
  SeedsMissing: 2,
  RedealStoodIn: 1,
};

function aloneIn({ slices }: Read): Checked {
  const records = slices[0]?.records.map(({ record }) => record) ?? [];
  if (leftIn(records) !== null) return { says: 'that of the match it comes from', findings: [] };
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
  const seatsOf = (
    kind: StoredEvent['type'],
    isMeant: (event: StoredEvent) => boolean = () => true,
  ): readonly number[] =>
    told.filter((event) => event.type === kind && isMeant(event)).map(({ data }) => Number(data.seat));
  const putIn = seatsOf('SeedPutIn');
  const own = seatsOf('SeedCommitted', ({ data }) => data.fallback !== null).filter((seat) => !putIn.includes(seat));
  const behalf = seatsOf('SeedCommitted', ({ data }) => data.fallback === null);
  const seats = (all: readonly number[]): string => `seat ${all.join(' and ')}`;
  const notes = [
    "the server's",
    ...(own.length > 0 ? [`one of their own by ${seats(own)}`] : []),
    ...(behalf.length > 0 ? [`one by the server on behalf of ${seats(behalf)}`] : []),
    ...(putIn.length > 0 ? [`one that a judge put in for ${seats(putIn)}`] : []),
  ];
  const attempts = 1 + putIn.length;
  const failed = told.some(({ type }) => type === 'SeedBroken' || type === 'SeedsMissing');
  const made = failed ? `no seed was made, in ${plural(attempts, 'attempt')},` : 'the seed was made';
  return `${made} of ${notes.join(', ')}${failed || attempts === 1 ? '' : `, at attempt ${attempts}`}`;
}

type SeatTold = SeatSeed & { readonly seat: number; readonly fallback: Hash | null };

/** Null when all commitments are kept, by the seeds of those who made the seed in the end. */
function faultIn({ sha256 }: Trust, stream: string, told: readonly Happening[]): string | null {
  const of = (type: string): readonly unknown[] =>
    told.filter((event) => event.type === type).map(({ data, secret }) => ({ ...data, ...secret }));
  const [begun] = of('CeremonyBegun') as readonly (CeremonyTerms & { readonly commitment: Hash })[];
  const [created] = of('MatchCreated') as readonly { readonly seed: string }[];
  if (begun?.stream !== stream) return 'the seed ceremony is that of another match';
  const { commitment, ...terms } = begun;
  const seats = new Map<number, SeatSeed>();
  const fallbacks = new Map<number, SeatSeed>();
  for (const { seat, fallback, seed, ...own } of of('SeedCommitted') as readonly SeatTold[]) {
    seats.set(seat, { commitment: own.commitment, seed: fallback === null ? seed : null });
    if (fallback !== null) fallbacks.set(seat, { commitment: fallback, seed });
  }
  for (const { seat } of of('SeedPutIn') as readonly { readonly seat: number }[])
    seats.set(seat, fallbacks.get(seat) as SeatSeed);
  for (const { seat, seed } of of('SeedRevealed') as readonly SeatTold[])
    seats.set(seat, { ...(seats.get(seat) as SeatSeed), seed });
  return heldFault(sha256, { terms, server: { commitment, seed: created?.seed ?? '' }, seats, fallbacks });
}
