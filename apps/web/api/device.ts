/**
 * This browser as a device that signs what its player does. The key is made once for each person and never leaves the
 * browser; where there is none, everything goes on unsigned, and the page says why.
 */
import { deviceBytes, intentBytes } from '#audit';
import {
  actorId,
  base64Of,
  canonicalJson,
  commandIdOf,
  commandTagOf,
  concat,
  type Hash,
  hash,
  type JsonObject,
  streamId,
  tagged,
  utf8,
} from '#kernel';
import { sha256 } from '@noble/hashes/sha2.js';
import { useSyncExternalStore } from 'react';
import { client } from './client.js';
import { graphql } from './graphql.js';
import { REFUSED } from './refused.js';
import { type KeptKey, keepKey, keptKey } from './key-store.js';
import { currentSession, onSession } from './session.js';
import { say } from '../say/index.js';

export type Signing =
  | { readonly is: 'unknown' }
  | { readonly is: 'signs'; readonly key: string }
  /** `mayBegin`: a new key would do. */
  | { readonly is: 'unsigned'; readonly why: string; readonly mayBegin: boolean };

/** What a command is signed over: a match or a case as its player saw it. */
export interface Seen {
  readonly id: string;
  readonly seq: number;
  readonly head: string;
}

export interface Signature {
  readonly device: string;
  readonly sawSeq: number;
  readonly sawHead: string;
  readonly signature: string;
}

const REGISTER = graphql(
  `
    mutation RegisterDevice($input: RegisterDeviceInput!) {
      registerDevice(input: $input) {
        userErrors {
          ...Refused
        }
      }
    }
  `,
  [REFUSED],
);

const UNKNOWN: Signing = { is: 'unknown' };
let signing: Signing = UNKNOWN;
let whose: string | null = null;
let own: KeptKey | null = null;
const watchers = new Set<() => void>();

function become(next: Signing, kept: KeptKey | null = null): void {
  signing = next;
  own = kept;
  for (const tell of watchers) tell();
}

/** Signs for whoever is signed in, from now on. */
export function startSigning(): void {
  onSession(() => void prepare());
  void prepare();
}

async function prepare(): Promise<void> {
  const session = currentSession();
  const person = session.is === 'somebody' ? session.person.id : null;
  if (person === whose) return;
  whose = person;
  become(UNKNOWN);
  if (person === null) return;
  try {
    const kept = await keptKey(person);
    if (kept === undefined) await beginSigning();
    else if (kept.is === 'new') await register(person, kept);
    else if (whose === person) become(kept.is === 'revoked' ? REVOKED : { is: 'signs', key: kept.key }, kept);
  } catch {
    if (whose === person) become(UNABLE);
  }
}

const UNABLE: Signing = { is: 'unsigned', why: say('This browser can not sign.'), mayBegin: false };
const REVOKED: Signing = { is: 'unsigned', why: say('The key of this browser was revoked.'), mayBegin: true };

/** Makes a key, keeps it, and registers it. */
export async function beginSigning(): Promise<void> {
  const person = whose;
  if (person === null) return;
  try {
    const keys = await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']);
    const key = base64Of(new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey)));
    const kept: KeptKey = { keys, key, is: 'new' };
    await keepKey(person, kept);
    await register(person, kept);
  } catch {
    if (whose === person) become(UNABLE);
  }
}

async function register(person: string, kept: KeptKey): Promise<void> {
  const { key } = kept;
  const proof = await signed(kept, deviceBytes({ device: key, person: actorId(nameIn(person)) }));
  const input = { idempotencyKey: crypto.randomUUID(), key, proof, label: labelOf(navigator.userAgent) };
  const { data } = await client.mutation(REGISTER, { input }).toPromise();
  const no = data?.registerDevice.userErrors.find(({ code }) => code !== 'PEOPLE_DEVICE_REGISTERED');
  if (whose !== person) return;
  if (data === undefined || no !== undefined) {
    become({
      is: 'unsigned',
      why: no?.message ?? say('The server did not take the key of this browser.'),
      mayBegin: true,
    });
    return;
  }
  await keepKey(person, { ...kept, is: 'registered' });
  become({ is: 'signs', key }, kept);
}

/** This browser's key was revoked. */
export async function endSigning(): Promise<void> {
  if (whose !== null && own !== null) await keepKey(whose, { ...own, is: 'revoked' });
  become(REVOKED);
}

const signed = async ({ keys }: KeptKey, bytes: Uint8Array): Promise<string> =>
  base64Of(new Uint8Array(await crypto.subtle.sign('Ed25519', keys.privateKey, new Uint8Array(bytes))));

/** The signature under a command with this idempotency key; null where this browser does not sign. */
export async function signature(
  idempotencyKey: string,
  body: JsonObject,
  { id, seq, head }: Seen,
): Promise<Signature | null> {
  if (own === null || whose === null || signing.is !== 'signs') return null;
  const commandId = commandIdOf(sha256, actorId(nameIn(whose)), idempotencyKey);
  const commandTag = commandTagOf(sha256, idempotencyKey, body);
  const kind = id.startsWith('case_') ? 'case' : 'match';
  const intent = { stream: streamId(kind, nameIn(id)), commandId, commandTag, saw: { seq, hash: hash(head) } };
  try {
    return { device: own.key, sawSeq: seq, sawHead: head, signature: await signed(own, intentBytes(intent)) };
  } catch {
    become(UNABLE);
    return null;
  }
}

/** Drawn once for each command, so that one that is sent again says the same. */
const salts = new Map<string, Uint8Array<ArrayBuffer>>();

/** A text as it is signed, by the commitment to it with a salt of this browser's own. */
export function committed(idempotencyKey: string, text: string): { readonly salt: string; readonly commitment: Hash } {
  const salt = salts.get(idempotencyKey) ?? crypto.getRandomValues(new Uint8Array(32));
  salts.set(idempotencyKey, salt);
  const commitment = tagged(sha256, 'seal', concat(salt, utf8(canonicalJson({ text }))));
  return { salt: base64Of(salt), commitment };
}

/** The names behind global ids are those of the log. */
const nameIn = (id: string): string => id.slice(id.indexOf('_') + 1);

/** What people would call this browser. */
function labelOf(agent: string): string {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(agent)?.[1] ?? say('Browser');
  const system = /(Android|iPhone|iPad|Windows|Mac OS X|Linux)/.exec(agent)?.[1];
  const name = { Edg: 'Edge', OPR: 'Opera' }[browser] ?? browser;
  return system === undefined ? name : say('{name} on {system}', { name, system });
}

const watch = (tell: () => void): (() => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

export const useSigning = (): Signing => useSyncExternalStore(watch, () => signing);
