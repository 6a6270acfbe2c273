import { hexOf, utf8 } from './bytes.js';
import { type Sha256, tagged } from './digest.js';
import type { ActorId, CommandId, Hash } from './ids.js';
import { canonicalJson, type Json } from './json.js';

/** One id for all tries of one command: the same actor and key give the same id. */
export function commandIdOf(sha256: Sha256, actor: ActorId, idempotencyKey: string): CommandId {
  return tagged(sha256, 'command', utf8(canonicalJson([actor, idempotencyKey]))) as string as CommandId;
}

/** Tells a retry from another command under the same id. Keyed, so that it says nothing about a hidden answer. */
export function commandTagOf(sha256: Sha256, idempotencyKey: string, body: Json): Hash {
  return hexOf(hmac(sha256, utf8(idempotencyKey), utf8(canonicalJson(body))));
}

const BLOCK = 64;
const INNER = 0x36;
const OUTER = 0x5c;

/** RFC 2104, over the port: with the platform's hash it costs a third of one in JavaScript. */
function hmac(sha256: Sha256, key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = key.length > BLOCK ? sha256(key) : key;
  return sha256(masked(block, OUTER, sha256(masked(block, INNER, message))));
}

/** The key, filled up and masked, and what comes after it. By hand: a function for each byte takes longer than the hashes. */
function masked(key: Uint8Array, mask: number, rest: Uint8Array): Uint8Array {
  const all = new Uint8Array(BLOCK + rest.length).fill(mask, 0, BLOCK);
  for (let i = 0; i < key.length; i++) all[i] = (key[i] ?? 0) ^ mask;
  all.set(rest, BLOCK);
  return all;
}
