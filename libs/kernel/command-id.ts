import { concat, hexOf, utf8 } from './bytes.js';
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

/** RFC 2104, over the port: with the platform's hash it costs a third of one in JavaScript. */
function hmac(sha256: Sha256, key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > block.length ? sha256(key) : key);
  const inner = sha256(
    concat(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    concat(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}
