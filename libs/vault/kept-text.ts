import { createHash, randomBytes } from 'node:crypto';
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
import { findSubjectKey, keepPersonal, readPersonal } from './personal.js';
import type { Vault } from './port.js';

type Opening = { readonly salt: string; readonly text: string };

const commitmentTo = (opening: Opening): Hash =>
  tagged(
    (bytes) => createHash('sha256').update(bytes).digest(),
    'seal',
    concat(fromBase64(opening.salt), utf8(canonicalJson({ text: opening.text }))),
  );

/** Keeps a free text outside the log, under this person's key; null when there is no such person any more. */
export async function keepText(vault: Vault, subject: ActorId, text: string): Promise<KeptText | null> {
  const key = await findSubjectKey(vault, subject);
  if (key === null) return null;
  const what = `text/${base64Of(randomBytes(16))}`;
  const opening: Opening = { salt: base64Of(randomBytes(32)), text };
  await vault.change(keepPersonal(key, what, canonicalJson(opening)));
  return { ref: `${subject}/${what}`, commitment: commitmentTo(opening) };
}

/** Null when it was erased. What is not what the log committed to is a Fault: somebody altered the vault. */
export async function readText(vault: Vault, { ref, commitment }: KeptText): Promise<string | null> {
  const slash = ref.indexOf('/');
  const kept = await readPersonal(vault, actorId(ref.slice(0, slash)), ref.slice(slash + 1));
  if (kept === null) return null;
  const opening = parseCanonical(kept) as Opening;
  if (commitmentTo(opening) !== commitment)
    throw new Fault(`The vault's text ${ref} is not the one the log committed to.`);
  return opening.text;
}
