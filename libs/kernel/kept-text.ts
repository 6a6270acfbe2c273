import type { Hash } from './ids.js';
import { isJsonObject, type Json, type JsonObject } from './json.js';

/**
 * What the log holds of a free text: where the vault keeps it, under the key of the person it came from or is about,
 * and a salted commitment to it. So the text can be erased, and while it is there nobody can change it.
 */
export type KeptText = { readonly ref: string; readonly commitment: Hash };

/** Those that something refers to, at any depth. */
export function keptTexts(value: Json): readonly KeptText[] {
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(keptTexts);
  if (!isJsonObject(value)) return [];
  return isKeptText(value) ? [value] : Object.values(value).flatMap(keptTexts);
}

const isKeptText = (value: JsonObject): value is KeptText =>
  typeof value.ref === 'string' && typeof value.commitment === 'string' && Object.keys(value).length === 2;
