import { hexOf, utf8 } from './bytes.js';
import { type Hash, hash } from './ids.js';

/** The hash port: node:crypto in Node, noble in browsers. Both give the same bytes. */
export interface Sha256 {
  (bytes: Uint8Array): Uint8Array;
  /** The same in hex, where there is a quicker way to it. */
  hex?(bytes: Uint8Array): string;
}

/** What is being hashed, so that bytes of one kind can never pass for another. */
export type Tag = 'ceremony' | 'command' | 'record' | 'seal' | 'seed' | 'state' | 'stream';

const headOf = (tag: Tag): Uint8Array => utf8(`dreamledger/${tag}/v1\n`);
const HEADS: Readonly<Record<Tag, Uint8Array>> = {
  ceremony: headOf('ceremony'),
  command: headOf('command'),
  record: headOf('record'),
  seal: headOf('seal'),
  seed: headOf('seed'),
  state: headOf('state'),
  stream: headOf('stream'),
};

/** Where short texts are put together: to ask for memory takes as long as to hash them. */
const ROOM = new Uint8Array(4096);

/** SHA-256(tag || bytes), where the tag reads `dreamledger/<tag>/v1` and a line feed. */
export function tagged(sha256: Sha256, tag: Tag, bytes: Uint8Array): Hash {
  const head = HEADS[tag];
  const length = head.length + bytes.length;
  const all = length > ROOM.length ? new Uint8Array(length) : ROOM.subarray(0, length);
  all.set(head);
  all.set(bytes, head.length);
  return sha256.hex === undefined ? hexOf(sha256(all)) : hash(sha256.hex(all));
}
