import { canonicalJson, type Hash, hexOf, type Json, utf8 } from '#kernel';
import { sha256 } from '@noble/hashes/sha2.js';

/** The name of a set by its content: layout and the order of fields in the file do not matter, a changed card does. */
export function contentHash(cards: Json): Hash {
  return hexOf(sha256(utf8(`dreamledger/cards/v1\n${canonicalJson(cards)}`)));
}
