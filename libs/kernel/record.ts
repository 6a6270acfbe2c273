import { textOf, utf8 } from './bytes.js';
import { type Sha256, tagged } from './digest.js';
import type { ActorId, CommandId, Hash, Millis, StreamId } from './ids.js';
import { canonicalJson, isJsonObject, type Json, type JsonObject, NotCanonical, parseCanonical } from './json.js';
import { isPlainRecord } from './plain-record.js';
import { parseStream } from './streams.js';

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

/** The record in these bytes; throws NotCanonical when they are anything but one record in canonical form. */
export function readRecord(bytes: Uint8Array): LogRecord {
  let text: string;
  try {
    text = textOf(bytes);
  } catch (cause) {
    throw new NotCanonical('A record is UTF-8 text.', { cause });
  }
  if (isPlainRecord(bytes)) return JSON.parse(text) as LogRecord;
  const value = parseCanonical(text);
  const fault = recordFault(value);
  if (fault !== null) throw new NotCanonical(fault);
  return value as LogRecord;
}

export const hashRecord = (sha256: Sha256, stored: Uint8Array): Hash => tagged(sha256, 'record', stored);

const HEX64 = /^[0-9a-f]{64}$/;
const isHash = (value: Json | undefined): boolean => typeof value === 'string' && HEX64.test(value);
const isText = (value: Json | undefined): boolean => typeof value === 'string' && value !== '';
const isCount = (value: Json | undefined): value is number => typeof value === 'number' && value >= 0;
const isStream = (value: Json | undefined): boolean => typeof value === 'string' && parseStream(value) !== null;
const areEvents = (value: Json | undefined): boolean =>
  Array.isArray(value) && value.length > 0 && (value as readonly Json[]).every(isEvent);

const FIELDS = ['stream', 'seq', 'prev', 'commandId', 'commandTag', 'actor', 'at', 'rules', 'events'];

function recordFault(value: Json): string | null {
  if (!isJsonObject(value)) return 'A record is an object.';
  const wrong = wrongField(value);
  if (hasFields(value, FIELDS.length) && wrong === null) return null;
  const strange = Object.keys(value).find((name) => !FIELDS.includes(name));
  if (strange !== undefined) return `A record has no field "${strange}".`;
  return `The record's field "${wrong ?? ''}" is missing or malformed.`;
}

/** Each by its own name: to look up names that vary takes several times as long. */
function wrongField({ stream, seq, prev, commandId, commandTag, actor, at, rules, events }: JsonObject): string | null {
  if (!isStream(stream)) return 'stream';
  if (!isCount(seq) || seq < 1) return 'seq';
  if (!isHash(prev)) return 'prev';
  if (!isHash(commandId)) return 'commandId';
  if (!isHash(commandTag)) return 'commandTag';
  if (!isText(actor)) return 'actor';
  if (!isCount(at)) return 'at';
  if (!isText(rules)) return 'rules';
  return areEvents(events) ? null : 'events';
}

function isEvent(value: Json): boolean {
  if (!isJsonObject(value)) return false;
  const { type, v, data, sealed } = value;
  if (typeof type !== 'string' || type === '' || !isCount(v) || v < 1 || !isJsonObject(data)) return false;
  return sealed === undefined ? hasFields(value, 3) : hasFields(value, 4) && isSealed(sealed);
}

function isSealed(value: Json): boolean {
  return isJsonObject(value) && isHash(value.commitment) && isText(value.box) && hasFields(value, 2);
}

const hasFields = (value: JsonObject, count: number): boolean => Object.keys(value).length === count;
