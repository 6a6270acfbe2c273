import {
  fromBase64,
  isJsonObject,
  type Json,
  type JsonObject,
  NotCanonical,
  parseCanonical,
  parseStream,
  textOf,
} from '#kernel';
import { Malformed } from './malformed.js';

/** The fields of an object, all needed and no others, each with what it may hold. */
export type Shape = Readonly<Record<string, (value: Json | undefined) => boolean>>;

export const isText = (value: Json | undefined): boolean => typeof value === 'string' && value !== '';
export const isObject = (value: Json | undefined): boolean => isJsonObject(value);
export const isStream = (value: Json | undefined): boolean => typeof value === 'string' && parseStream(value) !== null;
export const isCount = (value: Json | undefined): boolean => typeof value === 'number' && value >= 0;
export const isPositive = (value: Json | undefined): boolean => typeof value === 'number' && value >= 1;
export const isHash = (value: Json | undefined): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
export const isHead = (value: Json | undefined): boolean =>
  isJsonObject(value) && Object.keys(value).length === 2 && isCount(value.seq) && isHash(value.hash);
/** Base64url of so many bytes. */
export const isBytes =
  (length: number) =>
  (value: Json | undefined): boolean =>
    typeof value === 'string' && lengthOf(value) === length;

function lengthOf(base64: string): number {
  try {
    return fromBase64(base64).length;
  } catch {
    return Number.NaN;
  }
}

/** Lines that bundles and the events of tournaments both have. */
export const TEXT: Shape = { ref: isText, salt: isBytes(32), text: (value) => typeof value === 'string' };
export const KEY_CHANGE: Shape = { note: isText };
export const PROOF: Shape = { stream: isStream, seq: isPositive, proof: isText };

/** The canonical JSON object in these bytes, if it has these fields; throws Malformed for anything else. */
export function objectIn(line: number, bytes: Uint8Array, shape: Shape): JsonObject {
  const value = jsonIn(line, bytes);
  if (!isJsonObject(value)) throw new Malformed(line, 'Here stands one JSON object.');
  checkShape(line, value, shape);
  return value;
}

export function jsonIn(line: number, bytes: Uint8Array): Json {
  let text: string;
  try {
    text = textOf(bytes);
  } catch {
    throw new Malformed(line, 'This is not UTF-8.');
  }
  try {
    return parseCanonical(text);
  } catch (failure) {
    if (failure instanceof NotCanonical) throw new Malformed(line, failure.message);
    throw failure;
  }
}

export function checkShape(line: number, value: JsonObject, shape: Shape): void {
  const fault = shapeFault(value, shape);
  if (fault !== null) throw new Malformed(line, fault);
}

/** Null when these are its fields; otherwise which are. */
export function shapeFault(value: JsonObject, shape: Shape): string | null {
  const fields = Object.keys(shape);
  const wrong = fields.find((field) => shape[field]?.(value[field]) !== true);
  const strange = Object.keys(value).find((field) => !Object.hasOwn(shape, field));
  if (wrong !== undefined) return `The field "${wrong}" is missing or malformed; here belong ${fields.join(', ')}.`;
  return strange === undefined ? null : `There is no field "${strange}" here, but ${fields.join(', ')}.`;
}
