/** Players whose devices sign, as a client of the API would have it. */
import { randomUUID } from 'node:crypto';
import { deviceBytes, signIntent } from '#audit';
import {
  actorId,
  base64Of,
  canonicalJson,
  commandIdOf,
  commandTagOf,
  concat,
  hash,
  type JsonObject,
  type Signer,
  streamId,
  tagged,
  utf8,
} from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import type { Asker } from '#test/server';
import { signerOf } from '#test/signing';

export interface SignedInput {
  readonly idempotencyKey: string;
  readonly signature: {
    readonly device: string;
    readonly sawSeq: number;
    readonly sawHead: string;
    readonly signature: string;
  };
}

/** What a player sees of a match or a case when signing. */
export interface Head {
  readonly seq: number;
  readonly head: string;
}

export const newDevice = (): Signer => signerOf(randomUUID());

export const keyOf = (device: Signer): string => base64Of(device.publicKey);

export async function idOf(who: Asker): Promise<string> {
  const { data } = await who.ask<{ viewer: { person: { id: string } } }>('{ viewer { person { id } } }');
  return data.viewer.person.id;
}

const nameIn = (id: string): string => id.slice(id.indexOf('_') + 1);

/** That the device is this person's. */
export const proofOf = (device: Signer, person: string): string =>
  base64Of(device.sign(deviceBytes({ device: keyOf(device), person: actorId(nameIn(person)) })));

export async function headOf(who: Asker, id: string): Promise<Head> {
  const kind = id.startsWith('case_') ? 'case' : 'match';
  const { data } = await who.ask<Record<string, Head>>(`query ($id: ID!) { ${kind}(id: $id) { seq head } }`, { id });
  const head = data[kind];
  if (head === undefined) throw new Error(`There is no ${id}.`);
  return head;
}

/** A text as a signed command has it: the commitment to it, and the salt that goes with it. */
export function committed(text: string): { readonly salt: string; readonly commitment: string } {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const salt = base64Of(bytes);
  return { salt, commitment: tagged(sha256, 'seal', concat(bytes, utf8(canonicalJson({ text })))) };
}

/** A command in the name of this person, signed over the head that they saw. */
export function signedBy(
  device: Signer,
  person: string,
  id: string,
  command: JsonObject,
  { seq, head }: Head,
): SignedInput {
  const key = randomUUID();
  const commandId = commandIdOf(sha256, actorId(nameIn(person)), key);
  const commandTag = commandTagOf(sha256, key, command);
  const saw = { seq, hash: hash(head) };
  const stream = streamId(id.startsWith('case_') ? 'case' : 'match', nameIn(id));
  const { signature } = signIntent(device, { stream, commandId, commandTag, saw });
  return { idempotencyKey: key, signature: { device: keyOf(device), sawSeq: seq, sawHead: head, signature } };
}
