/** What a record may hold: JSON with integers only. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export class NotCanonical extends Error {
  override readonly name = 'NotCanonical';
}

const DEEPEST = 64;
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Whether a text is made of characters alone: half of a surrogate pair is none, and has no bytes. */
export const isWellFormed = (text: string): boolean => !LONE_SURROGATE.test(text);
/** Texts that are written as they are: printable ASCII but quotes and backslashes. */
const PLAIN = /^[ !#-[\]-~]*$/;

/** RFC 8785, restricted to integers of at most 2^53-1, well-formed text and a bounded depth. */
export const canonicalJson = (value: Json): string => canonicalPart(value, 0);

function canonicalPart(value: Json, depth: number): string {
  switch (typeof value) {
    case 'string':
      return writeString(value);
    case 'number':
      return writeInteger(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      if (depth >= DEEPEST) throw new NotCanonical(`This value is nested deeper than ${String(DEEPEST)} levels.`);
      return isList(value) ? writeList(value, depth + 1) : writeObject(value, depth + 1);
    default:
      throw new NotCanonical(`A value of type ${typeof value} has no place in JSON.`);
  }
}

/** Reads text that is exactly what canonicalJson would have written; throws NotCanonical for anything else. */
export function parseCanonical(text: string): Json {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch (cause) {
    throw new NotCanonical('This is not JSON.', { cause });
  }
  if (canonicalJson(value) !== text) {
    throw new NotCanonical('This JSON is not in canonical form (RFC 8785: sorted keys, no spaces, integers only).');
  }
  return value;
}

function isList(value: readonly Json[] | JsonObject): value is readonly Json[] {
  return Array.isArray(value);
}

function writeList(list: readonly Json[], depth: number): string {
  let text = '[';
  for (let i = 0; i < list.length; i++) {
    if (i > 0) text += ',';
    text += canonicalPart(list[i] as Json, depth);
  }
  return text + ']';
}

/** Keys are sorted by UTF-16 code units, as JavaScript sorts of itself. */
function writeObject(object: JsonObject, depth: number): string {
  const keys = Object.keys(object);
  if (!areSorted(keys)) keys.sort();
  let text = '{';
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    if (i > 0) text += ',';
    text += writeString(key) + ':' + canonicalPart(object[key] as Json, depth);
  }
  return text + '}';
}

/** Most objects come from canonical text, and spare the sorting. */
function areSorted(keys: readonly string[]): boolean {
  for (let i = 1; i < keys.length; i++) if ((keys[i - 1] as string) > (keys[i] as string)) return false;
  return true;
}

function writeString(text: string): string {
  if (PLAIN.test(text)) return `"${text}"`;
  if (!isWellFormed(text)) throw new NotCanonical('A text holds half of a surrogate pair.');
  return JSON.stringify(text);
}

function writeInteger(n: number): string {
  if (!Number.isSafeInteger(n)) throw new NotCanonical(`${String(n)} is not an integer between -(2^53-1) and 2^53-1.`);
  return Object.is(n, -0) ? '0' : String(n);
}
