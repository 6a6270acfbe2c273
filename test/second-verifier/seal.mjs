import { createDecipheriv } from 'node:crypto';
import { TextDecoder } from 'node:util';
import { fromBase64url, parseCanonical, tagged } from './bytes.mjs';

/** What is sealed in an event, opened with its stream's key (32 bytes). Throws if the box does not open, or not to its commitment. */
export function open(sealed, key) {
  const box = fromBase64url(sealed.box);
  if (box.length < 24 + 16) throw new Error('the box is too short');
  const commitment = Buffer.from(sealed.commitment, 'hex');
  const opening = decrypt(key, box.subarray(0, 24), box.subarray(24), commitment);
  if (tagged('seal', opening) !== sealed.commitment)
    throw new Error('the box holds something else than was committed to');
  return secretOf(opening);
}

/** 32 bytes of salt, the secret, zero bytes up to 256, 512, 1024 ... */
function secretOf(opening) {
  let end = opening.length;
  while (end > 32 && opening[end - 1] === 0) end -= 1;
  let size = 256;
  while (size < end) size *= 2;
  if (opening.length !== size) throw new Error('the secret is not padded as it should be');
  const secret = parseCanonical(
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(opening.subarray(32, end)),
  );
  if (typeof secret !== 'object' || secret === null || Array.isArray(secret))
    throw new Error('the secret is no object');
  return secret;
}

/** XChaCha20-Poly1305 (draft-irtf-cfrg-xchacha): a subkey from the first 16 bytes of the nonce, then as RFC 8439. */
function decrypt(key, nonce, box, associated) {
  const iv = Buffer.concat([Buffer.alloc(4), nonce.subarray(16)]);
  const cipher = createDecipheriv('chacha20-poly1305', hChaCha20(key, nonce.subarray(0, 16)), iv, {
    authTagLength: 16,
  });
  cipher.setAAD(associated, { plaintextLength: box.length - 16 });
  cipher.setAuthTag(box.subarray(-16));
  return Buffer.concat([cipher.update(box.subarray(0, -16)), cipher.final()]);
}

const ROUNDS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];

function hChaCha20(key, nonce) {
  const input = Buffer.concat([Buffer.from('expand 32-byte k'), key, nonce]);
  const state = Uint32Array.from({ length: 16 }, (_, n) => input.readUInt32LE(n * 4));
  const mix = (to, from, other, by) => {
    state[to] += state[from];
    const word = state[other] ^ state[to];
    state[other] = (word << by) | (word >>> (32 - by));
  };
  for (let round = 0; round < 10; round++) {
    for (const [a, b, c, d] of ROUNDS) {
      mix(a, b, d, 16);
      mix(c, d, b, 12);
      mix(a, b, d, 8);
      mix(c, d, b, 7);
    }
  }
  const subkey = Buffer.alloc(32);
  [0, 1, 2, 3, 12, 13, 14, 15].forEach((word, n) => subkey.writeUInt32LE(state[word], n * 4));
  return subkey;
}
