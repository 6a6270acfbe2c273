import {
  Fault,
  fromBase64,
  type Happening,
  type LogRecord,
  type Sha256,
  type StoredEvent,
  type StreamKey,
  unseal,
} from '#kernel';
import type { Versions } from './versions.js';

export const hasSeals = (record: LogRecord): boolean => record.events.some((event) => event.sealed !== undefined);

/** The events of a record as its decider knows them: unsealed, and brought up to the current version. */
export function openEvents<Event extends Happening>(
  sha256: Sha256,
  versions: Versions<Event>,
  key: StreamKey | null,
  record: LogRecord,
): readonly Event[] {
  return record.events.map((event) => versions.raise(opened(sha256, key, event)));
}

function opened(sha256: Sha256, key: StreamKey | null, { type, v, data, sealed }: StoredEvent): Happening {
  if (sealed === undefined) return { type, v, data, secret: null };
  if (key === null) throw new Fault(`The event "${type}" is sealed and its stream's key is not at hand.`);
  return { type, v, data, secret: unseal(sha256, key, sealed) };
}

/** The key that one of these records publishes, if any: `KeyReleased {key}`, base64url. */
export function releasedKey(records: readonly LogRecord[]): StreamKey | null {
  for (const record of records) {
    for (const { type, data } of record.events) {
      if (type === 'KeyReleased' && typeof data.key === 'string') return { bytes: fromBase64(data.key) };
    }
  }
  return null;
}
