import { isJsonObject, type Json, type JsonObject } from './json.js';
import { parseStream } from './streams.js';

const HEX64 = /^[0-9a-f]{64}$/;
const isHash = (value: Json | undefined): boolean => typeof value === 'string' && HEX64.test(value);
const isText = (value: Json | undefined): boolean => typeof value === 'string' && value !== '';
const isCount = (value: Json | undefined): value is number => typeof value === 'number' && value >= 0;
const isStream = (value: Json | undefined): boolean => typeof value === 'string' && parseStream(value) !== null;
const areEvents = (value: Json | undefined): boolean =>
  Array.isArray(value) && value.length > 0 && (value as readonly Json[]).every(isEvent);

const FIELDS = ['stream', 'seq', 'prev', 'commandId', 'commandTag', 'actor', 'at', 'rules', 'events'];

/** Why this is no record, in words; null where it is one. */
export function recordFault(value: Json): string | null {
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
