/** What the verifier takes of @noble/ciphers/chacha.js, by Node's own ciphers; it opens boxes, and seals none. */
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { hchacha } from '../../../node_modules/@noble/ciphers/chacha.js';

const TAG = 16;
const SIGMA = wordsOf(Buffer.from('expand 32-byte k'));

/** RFC 8439, the key stream from this block on where the data are zeros. */
export function chacha20(key, nonce, data, _output, block = 0) {
  const counter = Buffer.alloc(4);
  counter.writeUInt32LE(block);
  return new Uint8Array(createCipheriv('chacha20', key, Buffer.concat([counter, nonce])).update(data));
}

/** draft-irtf-cfrg-xchacha: a key from the first 16 bytes of the nonce, then as RFC 8439. */
export const xchacha20poly1305 = (key, nonce, associated) => ({
  decrypt(box) {
    const subkey = new Uint32Array(8);
    hchacha(SIGMA, wordsOf(key), wordsOf(nonce.subarray(0, 16)), subkey);
    const rest = Buffer.concat([Buffer.alloc(4), nonce.subarray(16)]);
    const cipher = createDecipheriv('chacha20-poly1305', new Uint8Array(subkey.buffer), rest, { authTagLength: TAG });
    cipher.setAAD(associated, { plaintextLength: box.length - TAG });
    cipher.setAuthTag(box.subarray(-TAG));
    const opened = cipher.update(box.subarray(0, -TAG));
    cipher.final();
    return new Uint8Array(opened);
  },
});

function wordsOf(bytes) {
  return new Uint32Array(Uint8Array.from(bytes).buffer);
}
