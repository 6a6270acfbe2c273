import { TextDecoder } from 'node:util';
import { fromBase64url, parseCanonical, tagged } from './bytes.mjs';
import { Finding } from './finding.mjs';

/** The lines of a bundle, as values; MALFORMED if it is none. */
export function parseBundle(bytes) {
  const lines = linesOf(bytes);
  let number = 0;
  const next = (read) => {
    number += 1;
    const line = lines[number - 1];
    if (line === undefined) malformed(number, 'something is missing here');
    try {
      return read(parseCanonical(line), line);
    } catch (failure) {
      return malformed(number, failure.message);
    }
  };
  const times = (count, read) => Array.from({ length: count }, () => next(read));

  const { match, parts } = next(headOf);
  const slices = Array.from({ length: parts.slices }, (_, n) => {
    const slice = next((value) => sliceOf(value, n === 0 ? match : null));
    return { ...slice, records: times(slice.records, recordOf) };
  });
  const keys = times(parts.keys, keyOf);
  const texts = times(parts.texts, textOf);
  const keyChanges = times(parts.keyChanges, keyChangeOf);
  const proofs = times(parts.proofs, proofOf);
  if (number !== lines.length) malformed(number + 1, 'nothing follows the last part');

  ascending('slices', slices.slice(1), (slice) => [slice.stream]);
  if (slices.slice(1).some(({ stream }) => stream === match)) malformed(0, 'two slices of the match');
  ascending('keys', keys, (key) => [key.stream]);
  ascending('texts', texts, (text) => [text.ref]);
  ascending('proofs', proofs, (proof) => [proof.stream, proof.seq]);
  return { match, slices, keys, texts, keyChanges, proofs };
}

function malformed(line, says) {
  throw new Finding('MALFORMED', `line ${line}`, says);
}

function linesOf(bytes) {
  let text;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return malformed(1, 'no UTF-8');
  }
  if (!text.endsWith('\n')) malformed(text.split('\n').length, 'the last line does not end');
  return text.slice(0, -1).split('\n');
}

function ascending(part, entries, orderOf) {
  entries.slice(1).forEach((entry, n) => {
    const [before, after] = [orderOf(entries[n]), orderOf(entry)];
    const differs = after.findIndex((each, i) => each !== before[i]);
    if (differs < 0 || before[differs] > after[differs]) malformed(0, `${part} are not in order`);
  });
}

/** An object with just these fields, each as its test asks. */
function fields(value, tests) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('no object');
  if (Object.keys(value).sort().join() !== Object.keys(tests).sort().join())
    throw new Error(`the fields are not ${Object.keys(tests).join()}`);
  for (const [name, test] of Object.entries(tests))
    if (!test(value[name])) throw new Error(`"${name}" is not as it must be`);
  return value;
}

const isText = (value) => typeof value === 'string';
const isWords = (value) => isText(value) && value !== '';
const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
const isPlace = (value) => isCount(value) && value >= 1;
const isHash = (value) => isText(value) && /^[0-9a-f]{64}$/.test(value);
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isStream = (value) =>
  isText(value) && /^(match|tournament|deck|rating|case|note|subject|audit)\/[A-Za-z0-9._-]{1,120}$/.test(value);
const isBytes32 = (value) => isText(value) && fromBase64url(value, 32) !== null;

function headOf(value) {
  const counts = { keyChanges: isCount, keys: isCount, proofs: isCount, slices: isPlace, texts: isCount };
  return fields(value, {
    format: (format) => format === 'dreamledger/bundle/v1',
    match: (match) => isStream(match) && match.startsWith('match/'),
    parts: (parts) => fields(parts, counts) !== null,
  });
}

function sliceOf(value, match) {
  const slice = fields(value, { from: isPlace, records: isPlace, stream: isStream });
  if (match !== null && (slice.stream !== match || slice.from !== 1)) throw new Error('the match, from 1, comes first');
  return slice;
}

const isSealed = (value) => fields(value, { box: isWords, commitment: isHash }) !== null;

function isEvent(value) {
  const tests = { type: isWords, v: isPlace, data: isObject };
  return fields(value, isObject(value) && 'sealed' in value ? { ...tests, sealed: isSealed } : tests) !== null;
}

function recordOf(value, line) {
  fields(value, {
    stream: isStream,
    seq: isPlace,
    prev: isHash,
    commandId: isHash,
    commandTag: isHash,
    actor: isWords,
    at: isCount,
    rules: isWords,
    events: (events) => Array.isArray(events) && events.length > 0 && events.every(isEvent),
  });
  return { ...value, hash: tagged('record', line) };
}

const keyOf = (value) => fields(value, { key: isBytes32, stream: isStream });
const textOf = (value) => fields(value, { ref: isWords, salt: isBytes32, text: isText });
const keyChangeOf = (value) => fields(value, { note: isText }).note;

const proofOf = (value) => fields(value, { proof: isText, seq: isPlace, stream: isStream });
