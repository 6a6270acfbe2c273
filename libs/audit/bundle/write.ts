import { canonicalJson, concat, type Json, type StreamId, utf8 } from '#kernel';
import { type Bundle, FORMAT } from './bundle.js';

/** The same bytes for the same content, in whatever order it is given. */
export function writeBundle({ match, slices, keys, texts, keyChanges, proofs }: Bundle): Uint8Array {
  const parts = {
    slices: slices.length,
    keys: keys.length,
    texts: texts.length,
    keyChanges: keyChanges.length,
    proofs: proofs.length,
  };
  const matchFirst = (stream: StreamId): string => (stream === match ? '' : stream);
  const lines: readonly Uint8Array[] = [
    line({ format: FORMAT, match, parts }),
    ...ordered(slices, ({ stream }) => matchFirst(stream)).flatMap(({ stream, from, records }) => [
      line({ stream, from, records: records.length }),
      ...records.map(({ bytes }) => bytes),
    ]),
    ...ordered(keys, ({ stream }) => stream).map(line),
    ...ordered(texts, ({ ref }) => ref).map(line),
    ...keyChanges.map((note) => line({ note })),
    ...ordered(proofs, placeOf).map(line),
  ];
  return concat(...lines.flatMap((bytes) => [bytes, LINE_FEED]));
}

const LINE_FEED = utf8('\n');
const line = (value: Json): Uint8Array => utf8(canonicalJson(value));

/** Sorts by stream, and then by number. */
export const placeOf = ({ stream, seq }: { readonly stream: string; readonly seq: number }): string =>
  `${stream} ${String(seq).padStart(16, '0')}`;

/** By UTF-16 code units, as canonical JSON sorts keys. */
function ordered<Part>(parts: readonly Part[], nameOf: (part: Part) => string): readonly Part[] {
  return parts.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}
