import { createHash } from 'node:crypto';

export const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** H(tag, bytes) of the rules of the log, in hex. */
export const tagged = (tag, bytes) => sha256(`dreamledger/${tag}/v1\n`, bytes).toString('hex');

const HALF_PAIR = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** JSON as RFC 8785 writes it: keys by their UTF-16 code units, integers only, 64 deep at most. Throws for what has no such form. */
export function canonical(value, depth = 0) {
  if (depth > 64) throw new Error('more than 64 lists and objects within each other');
  switch (typeof value) {
    case 'boolean':
      return String(value);
    case 'number':
      if (!Number.isSafeInteger(value) || Object.is(value, -0))
        throw new Error(`${value} is no integer of at most 2^53-1`);
      return String(value);
    case 'string':
      if (HALF_PAIR.test(value)) throw new Error('half of a surrogate pair');
      return JSON.stringify(value);
    case 'object':
      break;
    default:
      throw new Error(`no JSON: ${typeof value}`);
  }
  if (value === null) return 'null';
  if (Array.isArray(value)) return `[${value.map((each) => canonical(each, depth + 1)).join(',')}]`;
  const fields = Object.keys(value)
    .sort()
    .map((key) => `${canonical(key)}:${canonical(value[key], depth + 1)}`);
  return `{${fields.join(',')}}`;
}

/** The value of a line that must be canonical JSON. */
export function parseCanonical(line) {
  const value = JSON.parse(line);
  if (canonical(value) !== line) throw new Error('not in canonical form');
  return value;
}

/** Bytes of a text in base64url without padding, that has just one spelling. */
export function fromBase64url(text, length) {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.toString('base64url') !== text) throw new Error('no base64url');
  if (length !== undefined && bytes.length !== length) throw new Error(`not ${length} bytes`);
  return bytes;
}

export function fromBase64(text) {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.toString('base64') !== text) throw new Error('no base64');
  return bytes;
}
