import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { VerifySignature } from '#kernel';

/** RFC 8410: what stands before the 32 bytes of a public key. */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

/** Who checks a match meets few keys, each many times. To read one takes longer than to check with it. */
const known = new Map<string, KeyObject>();
const MOST_KNOWN = 100;

export const verifyEd25519: VerifySignature = (publicKey, message, signature) => {
  try {
    return verify(null, message, keyOf(publicKey), signature);
  } catch {
    return false;
  }
};

export function keyOf(publicKey: Uint8Array): KeyObject {
  const name = Buffer.from(publicKey).toString('latin1');
  const key =
    known.get(name) ?? createPublicKey({ key: Buffer.concat([SPKI, publicKey]), format: 'der', type: 'spki' });
  if (known.size < MOST_KNOWN) known.set(name, key);
  return key;
}
