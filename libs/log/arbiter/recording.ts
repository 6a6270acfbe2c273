import {
  Fault,
  type Happening,
  hashRecord,
  type LogRecord,
  seal,
  type Sha256,
  type StoredEvent,
  type StreamKey,
  writeRecord,
} from '#kernel';
import { LARGEST_RECORD } from '../limits.js';
import type { Sent } from './flight.js';

interface Sealing {
  readonly sha256: Sha256;
  readonly random: (bytes: number) => Uint8Array;
}

export const hasSecrets = (events: readonly Happening[]): boolean => events.some((event) => event.secret !== null);

/** The events as the log stores them: what is secret in a salted, encrypted box of its own. */
export function sealed(
  { sha256, random }: Sealing,
  key: StreamKey | null,
  events: readonly Happening[],
): readonly StoredEvent[] {
  return events.map(({ type, v, data, secret }) => {
    if (secret === null) return { type, v, data };
    if (key === null) throw new Fault(`The event "${type}" has a secret, and its stream has no key to seal it.`);
    return { type, v, data, sealed: seal(sha256, key, secret, { salt: random(32), nonce: random(24) }) };
  });
}

export function inscribe(sha256: Sha256, record: LogRecord): Sent {
  const bytes = writeRecord(record);
  if (bytes.length > LARGEST_RECORD) {
    throw new Fault(
      `The outcome of one command takes ${bytes.length} bytes in ${record.stream}; a record has at most ${LARGEST_RECORD}.`,
    );
  }
  return { record, bytes, hash: hashRecord(sha256, bytes) };
}
