import { utf8 } from './bytes.js';
import { type Sha256, tagged } from './digest.js';
import type { ActorId, CommandId, Hash, Millis, StreamId } from './ids.js';
import { canonicalJson, type JsonObject, NotCanonical } from './json.js';
import { recordFault } from './record-fault.js';

/** What stays hidden until the stream's key is out: a salted commitment, and the encrypted opening (seal.ts). */
export type Sealed = { readonly commitment: Hash; readonly box: string };

/** One thing that happened, as the log stores it. */
export type StoredEvent = {
  readonly type: string;
  readonly v: number;
  readonly data: JsonObject;
  readonly sealed?: Sealed;
};

/** One command's whole outcome: accepted or void as a whole, never in part. */
export type LogRecord = {
  readonly stream: StreamId;
  readonly seq: number;
  readonly prev: Hash;
  readonly commandId: CommandId;
  /** Keyed digest of the command's body: the same id with another body can be told apart (command-id.ts). */
  readonly commandTag: Hash;
  readonly actor: ActorId;
  readonly at: Millis;
  /** The version of the decider that decided it. */
  readonly rules: string;
  readonly events: readonly StoredEvent[];
};

/** Throws NotCanonical for what a reader would not take for a record. */
export function writeRecord(record: LogRecord): Uint8Array {
  const fault = recordFault(record);
  if (fault !== null) throw new NotCanonical(fault);
  return utf8(canonicalJson(record));
}

export const hashRecord = (sha256: Sha256, stored: Uint8Array): Hash => tagged(sha256, 'record', stored);
