import type { CeremonyTerms, Hash, StoredEvent, StreamKey } from '#kernel';
import type { Enclosed, Slice } from '../bundle/bundle.js';
import { type Found, placeIn, plural, tampered, type Trust } from './given.js';
import { heldFault, type SeatSeed } from './held.js';
import { opened } from './openings.js';

/** What is said of them, where there were some. */
export function redealsIn(told: readonly StoredEvent[]): string {
  const started = told.findIndex(({ type }) => type === 'GameStarted');
  const later = told.slice(Math.max(0, started));
  const begun = later.filter(({ type }) => type === 'RedealBegun').length;
  const failed = later.filter(({ type }) => FAILS.has(type)).length;
  const again = failed === 0 ? '' : ` (${plural(failed, 'attempt')} more than one each)`;
  return begun === 0
    ? ''
    : `; ${plural(begun, 'redeal')} with a ceremony of ${begun === 1 ? 'its' : 'their'} own${again}`;
}

const FAILS: ReadonlySet<string> = new Set(['SeedPutIn', 'RedealStoodIn']);

interface Begun extends CeremonyTerms {
  readonly ruling: { readonly hash: Hash };
  readonly commitment: Hash;
  readonly fallbacks: readonly Hash[];
  readonly asked: readonly number[];
}

interface Secret {
  readonly seed: string;
  readonly seats: readonly string[];
}

/** A redeal as far as it has come. */
interface Redeal {
  readonly begun: Begun;
  readonly secret: Secret;
  readonly seats: Map<number, SeatSeed>;
}

/** Each ruling that dealt anew had a seed that all made who were asked, and nobody could have aimed at. */
export function checkRedeals({ sha256 }: Trust, slice: Slice<Enclosed>, key: StreamKey): readonly Found[] {
  let redeal: Redeal | null = null;
  for (const [index, { record }] of slice.records.entries()) {
    for (const [nth, event] of record.events.entries()) {
      const fault = (): string | null => {
        if (event.type === 'RedealBegun') {
          const { data, secret } = opened(sha256, key, event);
          redeal = beginning(data as unknown as Begun, secret as unknown as Secret);
          return boundFault(slice, redeal);
        }
        if (redeal === null) return null;
        if (event.type === 'GameRewound') return dealtFault(sha256, redeal);
        return stepFault(redeal, event);
      };
      const says = fault();
      if (says !== null) return [tampered(placeIn(slice, index, nth), says)];
      if (event.type === 'DisputeSettled') redeal = null;
    }
  }
  return [];
}

const beginning = (begun: Begun, secret: Secret): Redeal => ({
  begun,
  secret,
  seats: new Map(
    begun.fallbacks.flatMap((commitment, seat): [number, SeatSeed][] =>
      begun.asked.includes(seat) ? [] : [[seat, { commitment, seed: secret.seats[seat] ?? null }]],
    ),
  ),
});

const boundFault = ({ stream }: Slice<Enclosed>, { begun }: Redeal): string | null =>
  begun.stream !== stream || begun.after !== begun.ruling.hash
    ? 'the ceremony of this redeal is that of another ruling'
    : null;

function stepFault({ begun, secret, seats }: Redeal, { type, data }: StoredEvent): string | null {
  const { seat, seed, commitment } = data as { seat?: number; seed?: string; commitment?: Hash };
  const standIn = (each: number): void => {
    const fallback = begun.fallbacks[each];
    if (fallback !== undefined) seats.set(each, { commitment: fallback, seed: secret.seats[each] ?? null });
  };
  if (type === 'RedealCommitted' && seat !== undefined && commitment !== undefined) {
    seats.set(seat, { commitment, seed: null });
  } else if (type === 'RedealStoodIn') (data.seats as readonly number[]).forEach(standIn);
  else if (type === 'SeedPutIn' && seat !== undefined) standIn(seat);
  else if (type === 'SeedRevealed' && seat !== undefined && seed !== undefined) {
    const own = seats.get(seat);
    if (own === undefined || seats.size < begun.fallbacks.length)
      return 'a seed for a redeal was shown before all had committed to theirs';
    seats.set(seat, { ...own, seed });
  }
  return null;
}

function dealtFault(sha256: Trust['sha256'], { begun, secret, seats }: Redeal): string | null {
  const { stream, game, epoch, attempt, after, commitment } = begun;
  return heldFault(sha256, {
    terms: { stream, game, epoch, attempt, after },
    server: { commitment, seed: secret.seed },
    seats,
    fallbacks: new Map(
      begun.fallbacks.map((own, seat) => [seat, { commitment: own, seed: secret.seats[seat] ?? null }]),
    ),
  });
}
