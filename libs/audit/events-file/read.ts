import {
  type Hash,
  hashRecord,
  isJsonObject,
  type JsonObject,
  NotCanonical,
  readRecord,
  type Sha256,
  type StreamId,
} from '#kernel';
import { alteredBy } from '../altered.js';
import type { Enclosed, EnclosedText, HeadProof } from '../bundle/bundle.js';
import { Malformed } from '../malformed.js';
import {
  checkShape,
  isHash,
  isPositive,
  isStream,
  isText,
  jsonIn,
  KEY_CHANGE,
  PROOF,
  type Shape,
  TEXT,
} from '../shape.js';

/** A record that stays with the staff: where it stands, and its hash. */
export type Withheld = { readonly stream: StreamId; readonly seq: number; readonly hash: Hash };

/** The events of a tournament as they are given out, line by line. */
export type EventsLine = { readonly line: number } & (
  | { readonly is: 'record'; readonly record: Enclosed }
  | { readonly is: 'withheld'; readonly withheld: Withheld }
  | { readonly is: 'text'; readonly text: EnclosedText }
  /** What somebody said, and is erased since. */
  | { readonly is: 'erased'; readonly ref: string }
  /** By which the log changed its key. */
  | { readonly is: 'key-change'; readonly note: string }
  /** That a head is in the Merkle log. */
  | { readonly is: 'proof'; readonly proof: HeadProof }
);

/** Throws Malformed, with the line, for what no server gives out. */
export function readEvents(sha256: Sha256, bytes: Uint8Array): readonly EventsLine[] {
  const altered = alteredBy(bytes);
  if (altered !== null) throw new Malformed(1, altered);
  const lines: EventsLine[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(0x0a, at);
    const line = lines.length + 1;
    if (end < 0) throw new Malformed(line, 'The file ends within a line.');
    lines.push(lineIn(sha256, line, bytes.subarray(at, end)));
    at = end + 1;
  }
  if (lines[0]?.is !== 'record') throw new Malformed(1, 'The first line is the first record of the tournament.');
  return lines;
}

function lineIn(sha256: Sha256, line: number, bytes: Uint8Array): EventsLine {
  const value = jsonIn(line, bytes);
  if (!isJsonObject(value)) throw new Malformed(line, 'Here stands one JSON object.');
  if ('withheld' in value) return { line, is: 'withheld', withheld: shaped(line, value, WITHHELD) as Withheld };
  if ('erased' in value) return { line, is: 'erased', ref: shaped(line, value, ERASED).ref as string };
  if ('salt' in value) return { line, is: 'text', text: shaped(line, value, TEXT) as EnclosedText };
  if ('note' in value) return { line, is: 'key-change', note: shaped(line, value, KEY_CHANGE).note as string };
  if ('proof' in value) return { line, is: 'proof', proof: shaped(line, value, PROOF) as HeadProof };
  try {
    return { line, is: 'record', record: { line, bytes, record: readRecord(bytes), hash: hashRecord(sha256, bytes) } };
  } catch (failure) {
    if (failure instanceof NotCanonical) throw new Malformed(line, failure.message);
    throw failure;
  }
}

function shaped(line: number, value: JsonObject, shape: Shape): JsonObject {
  checkShape(line, value, shape);
  return value;
}

const isTrue = (value: unknown): boolean => value === true;
const WITHHELD: Shape = { hash: isHash, seq: isPositive, stream: isStream, withheld: isTrue };
const ERASED: Shape = { erased: isTrue, ref: isText };
