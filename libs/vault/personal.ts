import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type ActorId, base64Of, Fault, fromBase64 } from '#kernel';
import { keyIn } from './keyring.js';
import type { Change, Put, Vault } from './port.js';

/** The 32 secret bytes under which all that is written about one person is kept; without them nobody can read it. */
export interface SubjectKey {
  readonly subject: ActorId;
  readonly bytes: Uint8Array;
}

export const makeSubjectKey = (subject: ActorId): SubjectKey => ({ subject, bytes: new Uint8Array(randomBytes(32)) });

export const keepSubjectKey = ({ subject, bytes }: SubjectKey): Change => ({
  do: 'put',
  space: 'subject-key',
  key: subject,
  value: base64Of(bytes),
  was: 0,
});

/** Null when there is no such person, or none any more. */
export async function findSubjectKey(vault: Vault, subject: ActorId): Promise<SubjectKey | null> {
  const kept = await vault.get('subject-key', subject);
  return kept === null ? null : { subject, bytes: keyIn(kept) };
}

const NONCE = 12;
const TAG = 16;

/** base64url(nonce || AES-256-GCM(text) || tag), bound to the person and to what it is. */
export function enclose({ subject, bytes }: SubjectKey, what: string, text: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', bytes, nonce).setAAD(Buffer.from(`${subject}/${what}`));
  return base64Of(Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]));
}

export function disclose({ subject, bytes }: SubjectKey, what: string, box: string): string {
  const all = fromBase64(box);
  const decipher = createDecipheriv('aes-256-gcm', bytes, all.slice(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(`${subject}/${what}`))
    .setAuthTag(all.slice(-TAG));
  try {
    return Buffer.concat([decipher.update(all.slice(NONCE, -TAG)), decipher.final()]).toString();
  } catch (cause) {
    throw new Fault(`What the vault keeps as ${subject}/${what} does not open with that person's key.`, { cause });
  }
}

/** One text about a person, sealed under that person's key: `what` is `name`, `mail` or the like. */
export const keepPersonal = (key: SubjectKey, what: string, text: string): Put => ({
  do: 'put',
  space: 'personal',
  key: `${key.subject}/${what}`,
  value: enclose(key, what, text),
  was: 'any',
});

/** Null when it was never kept, or was erased with the person. */
export async function readPersonal(vault: Vault, subject: ActorId, what: string): Promise<string | null> {
  const [key, kept] = await Promise.all([findSubjectKey(vault, subject), vault.get('personal', `${subject}/${what}`)]);
  return key === null || typeof kept?.value !== 'string' ? null : disclose(key, what, kept.value);
}

/** All texts about a person, by what they are. */
export async function readAllPersonal(vault: Vault, subject: ActorId): Promise<ReadonlyMap<string, string>> {
  const key = await findSubjectKey(vault, subject);
  const texts = new Map<string, string>();
  if (key === null) return texts;
  for (const row of await vault.list('personal', `${subject}/`)) {
    const what = row.key.slice(subject.length + 1);
    if (typeof row.value === 'string') texts.set(what, disclose(key, what, row.value));
  }
  return texts;
}
