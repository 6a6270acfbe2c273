import { createHash, createHmac, randomBytes } from 'node:crypto';
import {
  actorId,
  type ActorId,
  base64Of,
  canonicalJson,
  concat,
  Fault,
  fromBase64,
  type Hash,
  type KeptText,
  parseCanonical,
  tagged,
  utf8,
} from '#kernel';
import { findSubjectKey, keepPersonal, readPersonal, type SubjectKey } from './personal.js';
import type { Vault } from './port.js';

type Opening = { readonly salt: string; readonly text: string };

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();

const commitmentTo = ({ salt, text }: Opening): Hash =>
  tagged(sha256, 'seal', concat(fromBase64(salt), utf8(canonicalJson({ text }))));

/**
 * Keeps a free text outside the log, under this person's key; null when there is no such person any more. The same
 * text on the same occasion, say a command that is sent again, is kept once.
 */
export async function keepText(
  vault: Vault,
  subject: ActorId,
  text: string,
  occasion: string,
): Promise<KeptText | null> {
  const key = await findSubjectKey(vault, subject);
  if (key === null) return null;
  const what = `text/${nameOf(key, text, occasion)}`;
  const opening: Opening = { salt: base64Of(randomBytes(32)), text };
  const isFirst = await vault.change({ ...keepPersonal(key, what, canonicalJson(opening)), was: 0 });
  const kept = isFirst ? opening : await readOpening(vault, subject, what);
  return kept === null ? null : { ref: `${subject}/${what}`, commitment: commitmentTo(kept) };
}

/** Null when it was erased. What is not what the log committed to is a Fault: somebody altered the vault. */
export async function readText(vault: Vault, { ref, commitment }: KeptText): Promise<string | null> {
  const slash = ref.indexOf('/');
  const opening = await readOpening(vault, actorId(ref.slice(0, slash)), ref.slice(slash + 1));
  if (opening !== null && commitmentTo(opening) !== commitment) {
    throw new Fault(`The vault's text ${ref} is not the one the log committed to.`);
  }
  return opening?.text ?? null;
}

/** Forgets a text that nobody shall read any more; the log goes on holding that something was said. */
export async function dropText(vault: Vault, { ref }: KeptText): Promise<void> {
  await vault.change({ do: 'drop', space: 'personal', key: ref });
}

/** Tells nothing without the person's key, and so nothing at all once they are erased. */
const nameOf = ({ bytes }: SubjectKey, text: string, occasion: string): string =>
  base64Of(
    createHmac('sha256', bytes)
      .update(canonicalJson([occasion, text]))
      .digest()
      .subarray(0, 16),
  );

async function readOpening(vault: Vault, subject: ActorId, what: string): Promise<Opening | null> {
  const kept = await readPersonal(vault, subject, what);
  return kept === null ? null : (parseCanonical(kept) as Opening);
}
