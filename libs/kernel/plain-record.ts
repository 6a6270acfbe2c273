import { textOf, utf8 } from './bytes.js';
import { actorId, commandId, hash, millis, type StreamId } from './ids.js';
import {
  begins,
  letters,
  NOWHERE,
  numberAt,
  pastCount,
  pastList,
  pastObject,
  pastPositive,
  PLAIN,
} from './plain-json.js';
import type { JsonObject } from './json.js';
import type { LogRecord, StoredEvent } from './record.js';
import { STREAMS } from './streams.js';

/** A record as nearly all of them stand in the log, told by its bytes: a label, what comes after it, the next label. */

const ACTOR = utf8('{"actor":"');
const AT = utf8('","at":');
const COMMAND_ID = utf8(',"commandId":"');
const COMMAND_TAG = utf8('","commandTag":"');
const EVENTS = utf8('","events":');
const PREV = utf8(',"prev":"');
const RULES = utf8('","rules":"');
const SEQ = utf8('","seq":');
const STREAM = utf8(',"stream":"');
const END = utf8('"}');

const DATA = utf8('{"data":');
const BOX = utf8(',"sealed":{"box":"');
const COMMITMENT = utf8('","commitment":"');
const SEALED_END = utf8('"}');
const TYPE = utf8(',"type":"');
const V = utf8('","v":');
const EVENT_END = utf8('}');

const pastHash = letters(/[0-9a-f]/, 64, 64);
const pastName = letters(/[A-Za-z0-9._-]/, 1, 120);
const pastText = letters(PLAIN, 1, Infinity);
const KINDS = Object.keys(STREAMS).map((kind) => utf8(`${kind}/`));

/** Past a label that stands here. */
const after = (bytes: Uint8Array, at: number, label: Uint8Array): number =>
  begins(bytes, at, label) ? at + label.length : NOWHERE;

/**
 * The record in these bytes, if it shows for certain that it is one, in canonical form; others may be records all the same.
 * Its texts are parts of one text, which lasts as long as any of them.
 */
export function plainRecord(bytes: Uint8Array): LogRecord | null {
  const actor = after(bytes, 0, ACTOR);
  const at = after(bytes, pastText(bytes, actor), AT);
  const command = after(bytes, pastCount(bytes, at), COMMAND_ID);
  const tag = after(bytes, pastHash(bytes, command), COMMAND_TAG);
  const events = after(bytes, pastHash(bytes, tag), EVENTS);
  const found: Found[] = [];
  const prev = after(bytes, pastList(bytes, events, pastEvent, found), PREV);
  const rules = after(bytes, pastHash(bytes, prev), RULES);
  const seq = after(bytes, pastText(bytes, rules), SEQ);
  const stream = after(bytes, pastPositive(bytes, seq), STREAM);
  if (after(bytes, pastStream(bytes, stream), END) !== bytes.length) return null;
  const text = textOf(bytes);
  return {
    actor: actorId(text.slice(actor, at - AT.length)),
    at: millis(numberAt(bytes, at)),
    commandId: commandId(text.slice(command, tag - COMMAND_TAG.length)),
    commandTag: hash(text.slice(tag, events - EVENTS.length)),
    events: found.map((event) => eventIn(bytes, text, event)),
    prev: hash(text.slice(prev, rules - RULES.length)),
    rules: text.slice(rules, seq - SEQ.length),
    seq: numberAt(bytes, seq),
    stream: text.slice(stream, -END.length) as StreamId,
  };
}

/** Where the parts of an event begin; a box and its commitment are nowhere if nothing of it is sealed. */
interface Found {
  readonly data: number;
  readonly box: number;
  readonly commitment: number;
  readonly type: number;
  readonly v: number;
}

function pastEvent(bytes: Uint8Array, at: number, found: Found[]): number {
  const data = after(bytes, at, DATA);
  const end = pastObject(bytes, data);
  const box = after(bytes, end, BOX);
  const isSealed = box !== NOWHERE;
  const commitment = isSealed ? after(bytes, pastText(bytes, box), COMMITMENT) : NOWHERE;
  const type = after(bytes, isSealed ? after(bytes, pastHash(bytes, commitment), SEALED_END) : end, TYPE);
  const v = after(bytes, pastText(bytes, type), V);
  found.push({ data, box, commitment, type, v });
  return after(bytes, pastPositive(bytes, v), EVENT_END);
}

/** Its data alone are read as JSON, which takes longer than all else. */
function eventIn(bytes: Uint8Array, text: string, { data, box, commitment, type, v }: Found): StoredEvent {
  const end = type - TYPE.length;
  const named = { type: text.slice(type, v - V.length), v: numberAt(bytes, v) };
  if (box === NOWHERE) return { data: jsonIn(text, data, end), type: named.type, v: named.v };
  const sealed = {
    box: text.slice(box, commitment - COMMITMENT.length),
    commitment: hash(text.slice(commitment, end - SEALED_END.length)),
  };
  return { data: jsonIn(text, data, box - BOX.length), sealed, ...named };
}

const jsonIn = (text: string, from: number, to: number): JsonObject => JSON.parse(text.slice(from, to)) as JsonObject;

function pastStream(bytes: Uint8Array, at: number): number {
  for (const kind of KINDS) if (begins(bytes, at, kind)) return pastName(bytes, at + kind.length);
  return NOWHERE;
}
