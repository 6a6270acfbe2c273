import { expand, extract, hkdf } from '@noble/hashes/hkdf.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { fromHex, hexOf, utf8 } from './bytes.js';
import type { ChanceLabel } from './chance.js';
import type { Sha256 } from './digest.js';
import type { Hash } from './ids.js';
import { canonicalJson, type Json } from './json.js';
import { inclusionFault, inclusionProof, leafHash, nodesOver, rootBetween } from './merkle.js';

/** One place of a shuffled order, to be checked against the root that was published when it was shuffled. */
export type CardOpening = {
  readonly index: number;
  readonly card: Json;
  /** 32 bytes in hex. */
  readonly salt: string;
  /** From the leaf's sibling to the root's child, in hex. */
  readonly path: readonly Hash[];
};

/** An order, committed to card by card under one root. */
export interface ShuffleRoot {
  readonly size: number;
  readonly root: Hash;
  open(index: number): CardOpening;
}

/** The salt of a shuffle, which comes from the game's seed: who knows the seed can open the root, and nobody else. */
export function shuffleSalt(seed: Uint8Array, { game, epoch }: ChanceLabel, purpose: string, nth: number): Uint8Array {
  const label = utf8([game, epoch, purpose, nth].join('\n'));
  return hkdf(sha512, seed, utf8('dreamledger/shuffle-salt/v1'), label, 32);
}

/** The Merkle root (RFC 6962) over the canonical JSON of `{card, index, salt}`, with a salt of its own for each place. */
export function shuffleRoot(sha256: Sha256, salt: Uint8Array, order: readonly Json[]): ShuffleRoot {
  const root = extract(sha512, salt);
  const salts = order.map((_, index) => hexOf(expand(sha512, root, utf8(`card\n${index}`), 32)));
  const leaves = order.map((card, index) => leafHash(sha256, entryOf({ index, card, salt: salts[index] ?? '' })));
  const nodes = nodesOver(sha256, leaves);
  const size = order.length;
  return {
    size,
    root: hexOf(rootBetween(sha256, nodes, 0, size)),
    open: (index) => ({
      index,
      card: order[index] ?? null,
      salt: salts[index] ?? '',
      path: inclusionProof(sha256, nodes, index, size).map(hexOf),
    }),
  };
}

/** Null when this card was at this place; otherwise why not. */
export function cardFault(
  sha256: Sha256,
  { size, root }: Pick<ShuffleRoot, 'size' | 'root'>,
  opening: CardOpening,
): string | null {
  const leaf = leafHash(sha256, entryOf(opening));
  const about = { leaf, index: opening.index, size, root: fromHex(root) };
  return inclusionFault(sha256, about, opening.path.map(fromHex));
}

const entryOf = ({ index, card, salt }: Omit<CardOpening, 'path'>): Uint8Array =>
  utf8(canonicalJson({ index, card, salt }));
