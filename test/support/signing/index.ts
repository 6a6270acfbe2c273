/** Keys that sign the same whenever a test runs. */
import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { concat, fromHex, hexOf, type Signer, utf8 } from '#kernel';
import { type Note, type NoteSignature, verifierKey } from '#audit';
import { nodeSha256 } from '#log';

export { verifyEd25519 } from '#node';

/** RFC 8410: what stands before the 32 secret bytes. */
const PKCS8 = fromHex('302e020100300506032b657004220420');

/** The key pair of these secret bytes, or of the hash of these words. */
export function signerOf(secret: Uint8Array | string): Signer {
  const bytes = typeof secret === 'string' ? nodeSha256(utf8(secret)) : secret;
  const key = createPrivateKey({ key: Buffer.from(concat(PKCS8, bytes)), format: 'der', type: 'pkcs8' });
  const publicKey = new Uint8Array(createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32));
  return { publicKey, sign: (message) => new Uint8Array(sign(null, message, key)) };
}

/** A witness's signature under a checkpoint (C2SP tlog-cosignature). */
export function cosign(signer: Signer, name: string, time: number, { text }: Note): NoteSignature {
  const { keyId } = verifierKey(nodeSha256, name, 'cosignature', signer.publicKey);
  const signature = signer.sign(utf8(`cosignature/v1\ntime ${time}\n${text}`));
  return { name, keyId, bytes: fromHex(time.toString(16).padStart(16, '0') + hexOf(signature)) };
}
