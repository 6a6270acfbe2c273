import type { Json, Sha256 } from '#kernel';
import { keyOf, opened } from '../verify/openings.js';
import { readBundle } from './read.js';

/** What each seat brought to the match of a bundle, by seat: its deck, or null. Throws Malformed for what is no bundle. */
export function broughtIn(sha256: Sha256, bytes: Uint8Array): readonly Json[] {
  const bundle = readBundle(sha256, bytes);
  const key = keyOf(bundle, bundle.match);
  const events = bundle.slices[0]?.records.flatMap(({ record }) => record.events) ?? [];
  const brought: Json[] = [];
  for (const event of events) {
    if (event.type !== 'SeatTaken' || key === 'two') continue;
    const { data, secret } = opened(sha256, key, event);
    if (typeof data.seat === 'number') brought[data.seat] = secret?.brings ?? null;
  }
  return brought;
}
