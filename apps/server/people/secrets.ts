import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type ActorId, actorId } from '#kernel';

/** What a secret is for; it shows at the front of it, so that scanners find one that was published by mistake. */
export type SecretKind = 'session' | 'api' | 'recovery';

const PREFIX: Readonly<Record<SecretKind, string>> = { session: 'dls_', api: 'dlt_', recovery: 'dlr_' };
const PART = /^[A-Za-z0-9_-]{16,64}$/;

/** What a person carries: whose it is, which one, and secrets of 256 bits. The vault keeps their hashes alone. */
export interface Secret {
  readonly subject: ActorId;
  readonly id: string;
  readonly parts: readonly string[];
}

export const randomId = (): string => randomBytes(16).toString('hex');

export const randomSecret = (): string => randomBytes(32).toString('base64url');

export const isOf = (kind: SecretKind, text: string): boolean => text.startsWith(PREFIX[kind]);

export const writeSecret = (kind: SecretKind, { subject, id, parts }: Secret): string =>
  PREFIX[kind] + [subject, id, ...parts].join('.');

/** Null for anything that is not written like one of this kind, with so many secret parts. */
export function readSecret(kind: SecretKind, text: string, parts: number): Secret | null {
  if (!isOf(kind, text)) return null;
  const all = text.slice(PREFIX[kind].length).split('.');
  const [subject = '', id = '', ...secrets] = all;
  if (secrets.length !== parts || !all.every((part) => PART.test(part))) return null;
  return { subject: actorId(subject), id, parts: secrets };
}

/** A random secret needs no slow hash: there is nothing to guess. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const isHashOf = (secret: string | undefined, hash: string): boolean =>
  secret !== undefined && timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash));
