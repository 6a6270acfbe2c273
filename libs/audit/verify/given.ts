import type { Bundle, Enclosed, Slice } from '../bundle/bundle.js';
import type { Ports } from '../state.js';
import type { FindGame } from '#match';
import type { Policy } from '../tlog/policy.js';
import type { CheckName, Finding, Place } from './verdict.js';

/** What a verifier brings of its own: nothing of it comes from the bundle. */
export interface Trust extends Ports {
  readonly engine: FindGame;
  /** Whose word counts; null when nobody said. */
  readonly policy: Policy | null;
}

export type Read = Bundle<Enclosed>;

/** What one check gives: a summary, and all that is not as it should be. */
export interface Checked {
  readonly says: string;
  readonly findings: readonly Found[];
}

export type Found = Omit<Finding, 'check'>;

export const tampered = (at: Place | null, says: string): Found => ({ verdict: 'TAMPERED', at, says });
export const unproven = (at: Place | null, says: string): Found => ({ verdict: 'UNPROVEN', at, says });

export const placeIn = ({ stream, from }: Slice<Enclosed>, index: number, event: number | null = null): Place => ({
  stream,
  seq: from + index,
  event,
});

/** The record at this place of the bundle, or null. */
export function recordAt({ slices }: Read, { stream, seq }: Omit<Place, 'event'>): Enclosed | null {
  const slice = slices.find((each) => each.stream === stream);
  return slice?.records[seq - slice.from] ?? null;
}

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export type Step = (trust: Trust, bundle: Read) => Checked;
export type Steps = readonly (readonly [CheckName, Step])[];
