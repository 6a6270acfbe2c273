import { createPublicKey, verify } from 'node:crypto';
import type { VerifySignature } from '#kernel';

/** RFC 8410: what stands before the 32 bytes of a public key. */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

export const verifyEd25519: VerifySignature = (publicKey, message, signature) => {
  try {
    const key = createPublicKey({ key: Buffer.concat([SPKI, publicKey]), format: 'der', type: 'spki' });
    return verify(null, message, key, signature);
  } catch {
    return false;
  }
};
