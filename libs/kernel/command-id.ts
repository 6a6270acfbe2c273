import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js';
import { hexOf, utf8 } from './bytes.js';
import { type Sha256, tagged } from './digest.js';
import type { ActorId, CommandId, Hash } from './ids.js';
import { canonicalJson, type Json } from './json.js';

/** One id for all tries of one command: the same actor and key give the same id. */
export function commandIdOf(sha256: Sha256, actor: ActorId, idempotencyKey: string): CommandId {
  return tagged(sha256, 'command', utf8(canonicalJson([actor, idempotencyKey]))) as string as CommandId;
}

/** Tells a retry from another command under the same id. Keyed, so that it says nothing about a hidden answer. */
export function commandTagOf(idempotencyKey: string, body: Json): Hash {
  return hexOf(hmac(nobleSha256, utf8(idempotencyKey), utf8(canonicalJson(body))));
}
