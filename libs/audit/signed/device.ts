import { type ActorId, canonicalJson, concat, fromBase64, utf8, type VerifySignature } from '#kernel';
import { isSoundKey } from './sound-key.js';

/** A device, by its public key, and whose it wants to be. */
export interface Belonging {
  readonly device: string;
  readonly person: ActorId;
}

const HEAD = utf8('dreamledger/device/v1\n');

/** What a device signs when it is registered: nobody makes another's device their own. */
export const deviceBytes = ({ device, person }: Belonging): Uint8Array =>
  concat(HEAD, utf8(canonicalJson({ device, person })));

export function isOwnDevice(verifies: VerifySignature, belonging: Belonging, proof: string): boolean {
  try {
    const key = fromBase64(belonging.device);
    return isSoundKey(key) && verifies(key, deviceBytes(belonging), fromBase64(proof));
  } catch {
    return false; // no base64url
  }
}
