import { fromHex, seededChance } from '#kernel';
import type { EntrantId } from '../standings/results.js';
import { pairSwiss, type SwissRound, type ToPair } from './swiss.js';

/** A change of what any request is answered with is a new version; this checks no pairing of another. */
export const SWISS_ENGINE = 'swiss/1';

/** All that a Swiss round is made of; plain data, so that it can be answered by another thread. */
export interface PairingRequest {
  readonly engine: string;
  /** 32 bytes in hex. */
  readonly seed: string;
  readonly round: number;
  readonly entrants: readonly ToPair[];
}

export function pairRound({ seed, round, entrants }: PairingRequest): SwissRound {
  const chance = seededChance(fromHex(seed), { game: 'pairing', epoch: 0 });
  return pairSwiss(entrants, chance.dice('swiss', round));
}

export type Seating = Pick<SwissRound, 'tables'> & { readonly bye: { readonly entrant: EntrantId } | null };

type Table = readonly [EntrantId, EntrantId] | null;

export type PairingCheck =
  | { readonly is: 'same' }
  /** Paired by a version that is not here: nothing is said of it. */
  | { readonly is: 'unknown-engine'; readonly engine: string; readonly known: string }
  | {
      readonly is: 'different';
      /** By their places from 0; null where one of the two has no such table. */
      readonly tables: readonly { readonly nth: number; readonly published: Table; readonly recomputed: Table }[];
      /** Null where both are the same. */
      readonly bye: { readonly published: EntrantId | null; readonly recomputed: EntrantId | null } | null;
    };

/** Pairs the round again, and says where what was published differs. */
export function verifyPairings(request: PairingRequest, published: Seating): PairingCheck {
  const { engine } = request;
  if (engine !== SWISS_ENGINE) return { is: 'unknown-engine', engine, known: SWISS_ENGINE };
  const recomputed = pairRound(request);
  const length = Math.max(published.tables.length, recomputed.tables.length);
  const tables = Array.from({ length }, (_, nth) => ({
    nth,
    published: published.tables[nth] ?? null,
    recomputed: recomputed.tables[nth] ?? null,
  })).filter((table) => String(table.published) !== String(table.recomputed));
  const byes = { published: published.bye?.entrant ?? null, recomputed: recomputed.bye?.entrant ?? null };
  const bye = byes.published === byes.recomputed ? null : byes;
  return tables.length === 0 && bye === null ? { is: 'same' } : { is: 'different', tables, bye };
}
