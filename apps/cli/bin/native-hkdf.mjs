/** What the verifier takes of @noble/hashes/hkdf.js, by Node's own HMAC: many times faster for the places of a shuffle. */
import { createHmac } from 'node:crypto';

const nameOf = ({ outputLen }) => `sha${outputLen * 8}`;
const hmac = (hash, key) => createHmac(nameOf(hash), key);

export const extract = (hash, ikm, salt) =>
  new Uint8Array(
    hmac(hash, salt ?? new Uint8Array(hash.outputLen))
      .update(ikm)
      .digest(),
  );

/** RFC 5869, section 2.3 */
export function expand(hash, prk, info = new Uint8Array(), length = hash.outputLen) {
  const blocks = [];
  for (let nth = 1, last = new Uint8Array(); blocks.length * hash.outputLen < length; nth++) {
    last = hmac(hash, prk).update(last).update(info).update(Uint8Array.of(nth)).digest();
    blocks.push(last);
  }
  return new Uint8Array(Buffer.concat(blocks).subarray(0, length));
}

export const hkdf = (hash, ikm, salt, info, length) => expand(hash, extract(hash, ikm, salt), info, length);
