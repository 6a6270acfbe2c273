import { utf8 } from './bytes.js';
import {
  begins,
  letters,
  NOWHERE,
  type Past,
  pastCount,
  pastList,
  pastObject,
  pastPositive,
  PLAIN,
} from './plain-json.js';
import { STREAMS } from './streams.js';

/** A record as nearly all of them stand in the log, told by its bytes: a label, what comes after it, the next label. */

type Part = readonly [label: string, past: Past];

function inOrder(...parts: readonly Part[]): Past {
  const all = parts.map(([label, past]) => ({ label: utf8(label), past }));
  return (bytes, from) => {
    let at = from;
    for (const { label, past } of all) {
      if (!begins(bytes, at, label)) return NOWHERE;
      at = past(bytes, at + label.length);
    }
    return at;
  };
}

function either(...ways: readonly Past[]): Past {
  return (bytes, at) => {
    for (const way of ways) {
      const past = way(bytes, at);
      if (past !== NOWHERE) return past;
    }
    return NOWHERE;
  };
}

const hash = letters(/[0-9a-f]/, 64, 64);
const name = letters(/[A-Za-z0-9._-]/, 1, 120);
const some = letters(PLAIN, 1, Infinity);
const end: Past = (_, at) => at;
const stream = either(...Object.keys(STREAMS).map((kind) => inOrder([`${kind}/`, name])));

const data: Part = ['{"data":', pastObject];
const sealed: readonly Part[] = [
  [',"sealed":{"box":"', some],
  [',"commitment":"', hash],
  ['}', end],
];
const kind: readonly Part[] = [
  [',"type":"', some],
  [',"v":', pastPositive],
  ['}', end],
];
const event = either(inOrder(data, ...kind), inOrder(data, ...sealed, ...kind));

const record = inOrder(
  ['{"actor":"', some],
  [',"at":', pastCount],
  [',"commandId":"', hash],
  [',"commandTag":"', hash],
  [',"events":', (bytes, at) => pastList(bytes, at, event)],
  [',"prev":"', hash],
  [',"rules":"', some],
  [',"seq":', pastPositive],
  [',"stream":"', stream],
  ['}', end],
);

/** Whether this is a record in canonical form, and shows it for certain; others may be records all the same. */
export const isPlainRecord = (bytes: Uint8Array): boolean => record(bytes, 0) === bytes.length;
