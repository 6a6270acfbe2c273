import { hashRecord, type JsonObject, NotCanonical, readRecord, type Sha256, type StreamId } from '#kernel';
import { alteredBy } from '../altered.js';
import { Malformed } from '../malformed.js';
import {
  type Bundle,
  type Enclosed,
  type EnclosedText,
  FORMAT,
  type HeadProof,
  type ReleasedKey,
  type Slice,
} from './bundle.js';
import {
  checkShape,
  isBytes,
  isCount,
  isObject,
  isPositive,
  isStream,
  isText,
  KEY_CHANGE,
  objectIn,
  PROOF,
  type Shape,
  TEXT,
} from '../shape.js';
import { placeOf } from './write.js';

/** Reads bytes that writeBundle could have written; throws Malformed, with the line, for any others. */
export function readBundle(sha256: Sha256, bytes: Uint8Array): Bundle<Enclosed> {
  const altered = alteredBy(bytes);
  if (altered !== null) throw new Malformed(1, altered);
  const lines = new Lines(bytes);
  const head = lines.object({ format: isText, match: isStream, parts: isObject });
  const { parts, match } = head as { parts: JsonObject; match: StreamId };
  if (head.format !== FORMAT) throw new Malformed(1, notOurs(head.format as string));
  checkShape(1, parts, PARTS);
  const count = parts as Record<keyof typeof PARTS, number>;
  const read = {
    match,
    slices: lines.many(
      count.slices,
      () => sliceIn(sha256, lines),
      (slice) => (slice.stream === match ? '' : slice.stream),
    ),
    keys: lines.many(
      count.keys,
      () => lines.object(KEY) as ReleasedKey,
      ({ stream }) => stream,
    ),
    texts: lines.many(
      count.texts,
      () => lines.object(TEXT) as EnclosedText,
      ({ ref }) => ref,
    ),
    keyChanges: lines.repeat(count.keyChanges, () => lines.object(KEY_CHANGE).note as string),
    proofs: lines.many(count.proofs, () => lines.object(PROOF) as HeadProof, placeOf),
  };
  lines.end();
  if (read.slices[0]?.stream !== match || read.slices[0].from !== 1)
    throw new Malformed(2, `The first records are those of ${match}, from number 1 on.`);
  return read;
}

function sliceIn(sha256: Sha256, lines: Lines): Slice<Enclosed> {
  const { stream, from, records } = lines.object({ stream: isStream, from: isPositive, records: isPositive }) as {
    stream: StreamId;
    from: number;
    records: number;
  };
  const enclosed = lines.repeat(records, (): Enclosed => {
    const [line, bytes] = lines.next();
    try {
      return { line, bytes, record: readRecord(bytes), hash: hashRecord(sha256, bytes) };
    } catch (failure) {
      if (failure instanceof NotCanonical) throw new Malformed(line, failure.message);
      throw failure;
    }
  });
  return { stream, from, records: enclosed };
}

/** A later version is told from what is no bundle at all. */
const notOurs = (format: string): string =>
  format.startsWith(FORMAT.slice(0, FORMAT.lastIndexOf('v')))
    ? `This is a bundle of the format "${format}", and only "${FORMAT}" is known here: take a Dreamledger that knows it.`
    : `This is no bundle of the format "${FORMAT}".`;

const PARTS = {
  slices: isPositive,
  keys: isCount,
  texts: isCount,
  keyChanges: isCount,
  proofs: isCount,
};
const KEY: Shape = { stream: isStream, key: isBytes(32) };

/** The lines of a file, taken one after the other. */
class Lines {
  readonly #bytes: Uint8Array;
  #at = 0;
  #line = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  next(): readonly [line: number, bytes: Uint8Array] {
    const end = this.#bytes.indexOf(0x0a, this.#at);
    this.#line += 1;
    if (end < 0) throw new Malformed(this.#line, 'The file ends before all that its first line announces has come.');
    const bytes = this.#bytes.subarray(this.#at, end);
    this.#at = end + 1;
    return [this.#line, bytes];
  }

  object(shape: Shape): JsonObject {
    return objectIn(...this.next(), shape);
  }

  /** A count that is told falsely ends with the file. */
  repeat<Part>(count: number, read: (line: number) => Part): readonly Part[] {
    const parts: Part[] = [];
    while (parts.length < count) parts.push(read(this.#line + 1));
    return parts;
  }

  /** So many parts, their names ascending. */
  many<Part>(count: number, read: () => Part, nameOf: (part: Part) => string): readonly Part[] {
    let last: string | null = null;
    return this.repeat(count, (line) => {
      const part = read();
      const name = nameOf(part);
      if (last !== null && name <= last) throw new Malformed(line, 'This stands twice, or in the wrong order.');
      last = name;
      return part;
    });
  }

  end(): void {
    if (this.#at < this.#bytes.length) throw new Malformed(this.#line + 1, 'The file goes on after its end.');
  }
}
