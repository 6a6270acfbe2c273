import { concat, hexOf, type Sha256, utf8 } from '#kernel';
import { Malformed } from '../malformed.js';
import { fromPaddedBase64, paddedBase64Of } from './base64.js';

/** What a key signs: notes as they are, or a witness's view of a checkpoint with its time. */
export type KeyUse = 'note' | 'cosignature';

const TYPES: Readonly<Record<KeyUse, number>> = { note: 1, cosignature: 4 };

/** A public key that signs notes (C2SP signed-note), under a name. */
export interface VerifierKey {
  readonly name: string;
  /** SHA-256(name, line feed, type, key)[:4] in hex. */
  readonly keyId: string;
  readonly use: KeyUse;
  readonly publicKey: Uint8Array;
}

export function verifierKey(sha256: Sha256, name: string, use: KeyUse, publicKey: Uint8Array): VerifierKey {
  const digest = sha256(concat(utf8(`${name}\n`), typed({ use, publicKey })));
  return { name, keyId: hexOf(digest.slice(0, 4)), use, publicKey };
}

const typed = ({ use, publicKey }: Pick<VerifierKey, 'use' | 'publicKey'>): Uint8Array =>
  concat(Uint8Array.of(TYPES[use]), publicKey);

/** `name+keyid+base64(type || key)` */
export const writeVerifierKey = (key: VerifierKey): string => `${key.name}+${key.keyId}+${paddedBase64Of(typed(key))}`;

/** Throws Malformed, for the line it stands in. */
export function readVerifierKey(sha256: Sha256, text: string, line = 1): VerifierKey {
  const [name = '', keyId = '', ...rest] = text.split('+');
  if (!isKeyName(name) || rest.length === 0)
    throw new Malformed(line, `A key is written "name+id+base64", not "${text.slice(0, 60)}".`);
  const [type, ...bytes] = fromPaddedBase64(rest.join('+'), line);
  const use: KeyUse | null = type === TYPES.note ? 'note' : type === TYPES.cosignature ? 'cosignature' : null;
  if (use === null || bytes.length !== 32)
    throw new Malformed(line, `The key of ${name} is no Ed25519 key: type 1 or 4, then 32 bytes.`);
  const key = verifierKey(sha256, name, use, Uint8Array.from(bytes));
  if (key.keyId !== keyId) throw new Malformed(line, `The id of this key of ${name} is ${key.keyId}, not "${keyId}".`);
  return key;
}

/** Not empty, no spaces of any kind, no plus. */
export const isKeyName = (name: string): boolean => /^[^\p{White_Space}\p{Cc}\p{Surrogate}+]+$/u.test(name);
