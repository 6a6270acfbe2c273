import { utf8 } from './bytes.js';
import type { Sha256 } from './digest.js';
import type { StreamId } from './ids.js';

/** Every kind of stream, and what it holds. A record belongs to exactly one stream. */
export const STREAMS = {
  match:
    'everything of a match: seats, seed ceremonies, games, answers, reports, clocks, pauses, disputes raised, rewinds',
  tournament: 'registration, staff roles, rounds, pairings, corrections; results, which only a reaction writes',
  deck: 'a deck list and its changes',
  rating: 'the ratings of one game: its periods, their corrections, and when the next one is due',
  case: 'a dispute from claim to closing',
  note: 'what somebody writes on a ply of a match, as a reference to a text kept elsewhere, and its hiding',
  subject: "a person's lasting random id, global roles, and erasure",
  audit: 'leaves and roots of the Merkle log',
} as const;

export type StreamKind = keyof typeof STREAMS;

const NAME = /^[A-Za-z0-9._-]{1,120}$/;

export function streamId(kind: StreamKind, name: string): StreamId {
  if (!NAME.test(name)) {
    throw new RangeError(`"${name}" cannot name a stream: use 1 to 120 of the characters A-Z a-z 0-9 . _ -`);
  }
  return `${kind}/${name}` as StreamId;
}

export interface StreamName {
  readonly kind: StreamKind;
  readonly name: string;
}

/** The parts of a stream's id, or null when it is not one. */
export function parseStream(text: string): StreamName | null {
  const slash = text.indexOf('/');
  const kind = text.slice(0, slash);
  const name = text.slice(slash + 1);
  return slash > 0 && isKind(kind) && NAME.test(name) ? { kind, name } : null;
}

function isKind(text: string): text is StreamKind {
  return Object.hasOwn(STREAMS, text);
}

/** First 4 bytes of SHA-256(stream), mod n. Passed to Kafka explicitly, so every client agrees. */
export function partitionOf(sha256: Sha256, stream: StreamId, partitions: number): number {
  const first = sha256(utf8(stream));
  return new DataView(first.buffer, first.byteOffset, 4).getUint32(0) % partitions;
}
