import { utf8 } from './bytes.js';

/**
 * Canonical JSON that shows for certain, byte by byte: plain letters with nothing escaped, keys in order, integers of few
 * digits. Each of these says where ends what begins at a place: nowhere, if it is another thing or does not show.
 */
export type Past = (bytes: Uint8Array, at: number) => number;

/** Past the end of any bytes. */
export const NOWHERE = 2 ** 30;

const codeOf = (letter: string): number => letter.charCodeAt(0);
const QUOTE = codeOf('"');
const COMMA = codeOf(',');
const COLON = codeOf(':');
const MINUS = codeOf('-');
const ZERO = codeOf('0');
const NINE = codeOf('9');
const OBJECT = codeOf('{');
const OBJECT_END = codeOf('}');
const LIST = codeOf('[');
const LIST_END = codeOf(']');
const WORDS = ['true', 'false', 'null'].map(utf8);
const DEEPEST = 32;
/** No number of so many digits is too large. */
const MOST_DIGITS = 15;

/** Letters of a kind up to a quote, at least and at most so many. */
export function letters(kind: RegExp, least: number, most: number): Past {
  const isOne = Uint8Array.from({ length: 256 }, (_, code) => (kind.test(String.fromCharCode(code)) ? 1 : 0));
  return (bytes, at) => {
    let end = at;
    while (isOne[bytes[end] ?? 0] === 1) end += 1;
    return bytes[end] === QUOTE && end - at >= least && end - at <= most ? end : NOWHERE;
  };
}

/** Printable ASCII but quotes and backslashes. */
export const PLAIN = /[ !#-[\]-~]/;
const pastPlain = letters(PLAIN, 0, Infinity);

/** A text in quotes. */
const pastText: Past = (bytes, at) => (bytes[at] === QUOTE ? pastPlain(bytes, at + 1) + 1 : NOWHERE);

function pastValue(bytes: Uint8Array, at: number, depth: number): number {
  switch (bytes[at]) {
    case QUOTE:
      return pastText(bytes, at);
    case OBJECT:
      return depth < DEEPEST ? pastObject(bytes, at, depth + 1) : NOWHERE;
    case LIST:
      if (bytes[at + 1] === LIST_END) return at + 2;
      return depth < DEEPEST ? pastList(bytes, at, pastValue, depth + 1) : NOWHERE;
    case MINUS:
      return pastPositive(bytes, at + 1);
    default:
      return isDigit(bytes[at]) ? pastCount(bytes, at) : pastWord(bytes, at);
  }
}

/** Of one part or more, each with the same in mind. */
export function pastList<T>(
  bytes: Uint8Array,
  at: number,
  past: (bytes: Uint8Array, at: number, mind: T) => number,
  mind: T,
): number {
  if (bytes[at] !== LIST) return NOWHERE;
  let end = at;
  do end = past(bytes, end + 1, mind);
  while (bytes[end] === COMMA);
  return bytes[end] === LIST_END ? end + 1 : NOWHERE;
}

export function pastObject(bytes: Uint8Array, at: number, depth = 0): number {
  if (bytes[at] !== OBJECT) return NOWHERE;
  if (bytes[at + 1] === OBJECT_END) return at + 2;
  let end = at;
  let last = NOWHERE;
  do {
    const key = end + 1;
    const colon = pastText(bytes, key);
    if (bytes[colon] !== COLON || (last !== NOWHERE && !isBefore(bytes, last, key))) return NOWHERE;
    last = key;
    end = pastValue(bytes, colon + 1, depth);
  } while (bytes[end] === COMMA);
  return bytes[end] === OBJECT_END ? end + 1 : NOWHERE;
}

/** Of two keys, one with which the other begins comes first. */
function isBefore(bytes: Uint8Array, one: number, other: number): boolean {
  let i = 1;
  while (bytes[one + i] === bytes[other + i] && bytes[one + i] !== QUOTE) i += 1;
  const a = bytes[one + i] ?? 0;
  const b = bytes[other + i] ?? 0;
  return b !== QUOTE && (a === QUOTE || a < b);
}

const isDigit = (code = 0): boolean => code >= ZERO && code <= NINE;

/** From 0 on; nothing follows a zero that comes first. */
export const pastCount: Past = (bytes, at) => (bytes[at] === ZERO ? at + 1 : pastPositive(bytes, at));

export function pastPositive(bytes: Uint8Array, at: number): number {
  let end = at;
  while (isDigit(bytes[end])) end += 1;
  return bytes[at] !== ZERO && end > at && end - at <= MOST_DIGITS ? end : NOWHERE;
}

/** The number whose digits begin here. */
export function numberAt(bytes: Uint8Array, at: number): number {
  let n = 0;
  for (let i = at; isDigit(bytes[i]); i++) n = n * 10 + (bytes[i] ?? 0) - ZERO;
  return n;
}

function pastWord(bytes: Uint8Array, at: number): number {
  for (const word of WORDS) if (begins(bytes, at, word)) return at + word.length;
  return NOWHERE;
}

export function begins(bytes: Uint8Array, at: number, word: Uint8Array): boolean {
  for (let i = 0; i < word.length; i++) if (bytes[at + i] !== word[i]) return false;
  return true;
}
