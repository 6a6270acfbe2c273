import { concat, fromHex, hexOf, type Sha256, type Signer, utf8, type VerifySignature } from '#kernel';
import { Malformed } from '../malformed.js';
import { fromPaddedBase64, paddedBase64Of } from './base64.js';
import { isKeyName, type VerifierKey, verifierKey } from './verifier-key.js';

/** A text that keys have signed (C2SP signed-note). */
export interface Note {
  /** Ends with a line feed. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

export interface NoteSignature {
  readonly name: string;
  readonly keyId: string;
  readonly bytes: Uint8Array;
}

const MOST_SIGNATURES = 64;
const SIGNATURE = /^— (\S+) (\S+)$/;
/** What no line of a note has: control characters of ASCII, and halves of surrogate pairs. */
const STRANGE = /(?=\p{Cc})\p{ASCII}(?<!\x7f)|\p{Surrogate}/u;

export const writeNote = ({ text, signatures }: Note): string =>
  `${text}\n${signatures.map(({ name, keyId, bytes }) => `— ${name} ${paddedBase64Of(concat(fromHex(keyId), bytes))}\n`).join('')}`;

/** Throws Malformed for what is no note. */
export function readNote(note: string): Note {
  const blank = note.lastIndexOf('\n\n');
  if (blank < 0) throw new Malformed(1, 'A note is a text, an empty line, and lines of signatures.');
  const text = note.slice(0, blank + 1);
  const before = text.split('\n').length;
  const control = note.split('\n').findIndex((line) => STRANGE.test(line));
  if (control >= 0) throw new Malformed(control + 1, 'A note has no control characters but line feeds, and is UTF-8.');
  const lines = note.slice(blank + 2).split('\n');
  if (lines.pop() !== '') throw new Malformed(before + lines.length + 1, 'A note ends with a line feed.');
  if (lines.length === 0 || lines.length > MOST_SIGNATURES)
    throw new Malformed(before + 1, `A note has 1 to ${MOST_SIGNATURES} signatures, and this has ${lines.length}.`);
  return { text, signatures: lines.map((line, at) => signatureIn(line, before + 1 + at)) };
}

function signatureIn(line: string, at: number): NoteSignature {
  const [, name = '', base64 = ''] = SIGNATURE.exec(line) ?? [];
  if (!isKeyName(name)) throw new Malformed(at, 'A signature is written "— name base64".');
  const bytes = fromPaddedBase64(base64, at);
  if (bytes.length < 5) throw new Malformed(at, 'A signature has four bytes of key id, and then its own.');
  return { name, keyId: hexOf(bytes.slice(0, 4)), bytes: bytes.slice(4) };
}

export function signNote(sha256: Sha256, signer: Signer, name: string, text: string): NoteSignature {
  const { keyId } = verifierKey(sha256, name, 'note', signer.publicKey);
  return { name, keyId, bytes: signer.sign(utf8(text)) };
}

/** Which of these keys signed the note, or the one whose signature is false. Signatures by other keys are ignored. */
export type Signed =
  { readonly ok: true; readonly by: readonly VerifierKey[] } | { readonly ok: false; readonly falseBy: VerifierKey };

export function signedBy(verifies: VerifySignature, note: Note, keys: readonly VerifierKey[]): Signed {
  const by: VerifierKey[] = [];
  for (const { name, keyId, bytes } of note.signatures) {
    const key = keys.find((known) => known.name === name && known.keyId === keyId);
    if (key === undefined) continue;
    const [message, signature] = key.use === 'note' ? [note.text, bytes] : cosigned(note.text, bytes);
    if (!verifies(key.publicKey, utf8(message), signature)) return { ok: false, falseBy: key };
    if (!by.includes(key)) by.push(key);
  }
  return { ok: true, by };
}

/** C2SP tlog-cosignature, v1: the time as u64, then the signature of a text with that time before the note's. */
function cosigned(text: string, bytes: Uint8Array): readonly [message: string, signature: Uint8Array] {
  const time = BigInt(`0x${hexOf(bytes.slice(0, 8))}`);
  return [`cosignature/v1\ntime ${String(time)}\n${text}`, bytes.slice(8)];
}
