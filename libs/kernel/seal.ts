import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { base64Of, fromBase64 } from './base64.js';
import { concat, fromHex, textOf, utf8 } from './bytes.js';
import { type Sha256, tagged } from './digest.js';
import { canonicalJson, isJsonObject, type JsonObject, parseCanonical } from './json.js';
import type { Sealed } from './record.js';
import { Fault } from './refusal.js';

/** The 32 secret bytes under which one stream hides what must stay hidden for now. */
export interface StreamKey {
  readonly bytes: Uint8Array;
}

/** Fresh randomness for one sealed value: 32 bytes of salt and 24 of nonce. */
export interface SealEntropy {
  readonly salt: Uint8Array;
  readonly nonce: Uint8Array;
}

const SALT = 32;
const NONCE = 24;
const SHORTEST = 256;

/**
 * opening = salt || JCS(secret) || zero bytes up to 256 bytes or the next power of two, so that the length tells nothing;
 * commitment = SHA-256(tag || opening); box = base64url(nonce || XChaCha20-Poly1305(key, nonce, opening)) with the
 * commitment's 32 bytes as associated data.
 */
export function seal(sha256: Sha256, key: StreamKey, secret: JsonObject, { salt, nonce }: SealEntropy): Sealed {
  const opening = padded(concat(salt, utf8(canonicalJson(secret))));
  const commitment = tagged(sha256, 'seal', opening);
  const cipher = xchacha20poly1305(key.bytes, nonce, fromHex(commitment));
  return { commitment, box: base64Of(concat(nonce, cipher.encrypt(opening))) };
}

/** The secret in the box. A box that does not open, or that breaks its commitment, is a fault of the log. */
export function unseal(sha256: Sha256, key: StreamKey, { commitment, box }: Sealed): JsonObject {
  let opening: Uint8Array;
  try {
    const bytes = fromBase64(box);
    opening = xchacha20poly1305(key.bytes, bytes.slice(0, NONCE), fromHex(commitment)).decrypt(bytes.slice(NONCE));
  } catch (cause) {
    throw new Fault('A sealed value does not open with the key of its stream.', { cause });
  }
  if (tagged(sha256, 'seal', opening) !== commitment) throw new Fault('A sealed value breaks its commitment.');
  const secret = parseCanonical(textOf(opening.slice(SALT, opening.findLastIndex((byte) => byte !== 0) + 1)));
  if (!isJsonObject(secret)) throw new Fault('A sealed value is not an object.');
  return secret;
}

function padded(opening: Uint8Array): Uint8Array {
  let length = SHORTEST;
  while (length < opening.length) length *= 2;
  return concat(opening, new Uint8Array(length - opening.length));
}
