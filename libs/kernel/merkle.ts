import { concat } from './bytes.js';
import type { Sha256 } from './digest.js';

/** The Merkle tree of RFC 6962, section 2.1, and RFC 9162, section 2.1.3. All hashes are the raw 32 bytes. */

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

export const leafHash = (sha256: Sha256, entry: Uint8Array): Uint8Array => sha256(concat(LEAF, entry));
export const nodeHash = (sha256: Sha256, left: Uint8Array, right: Uint8Array): Uint8Array =>
  sha256(concat(NODE, left, right));

/** The hash over the leaves from index * 2^level on, 2^level of them, all of which there are. */
export type MerkleNodes = (level: number, index: number) => Uint8Array;

/** All full subtrees over these leaf hashes, each hashed once. */
export function nodesOver(sha256: Sha256, leaves: readonly Uint8Array[]): MerkleNodes {
  const levels = [leaves];
  for (let below = leaves; below.length > 1; below = levels.at(-1) ?? []) {
    levels.push(
      Array.from({ length: Math.floor(below.length / 2) }, (_, n) =>
        nodeHash(sha256, below[2 * n] as Uint8Array, below[2 * n + 1] as Uint8Array),
      ),
    );
  }
  return (level, index) => {
    const node = levels[level]?.[index];
    if (node === undefined) throw new RangeError(`This tree has no full subtree ${index} on level ${level}.`);
    return node;
  };
}

/** The root over the leaves `from` to `to`, where `from` is a multiple of a power of two that is not less than their number. */
export function rootBetween(sha256: Sha256, nodes: MerkleNodes, from: number, to: number): Uint8Array {
  const width = to - from;
  if (width === 0) return sha256(new Uint8Array());
  const left = leftOf(width);
  if (width === 1 || left * 2 === width) return nodes(Math.round(Math.log2(width)), from / width);
  return nodeHash(sha256, rootBetween(sha256, nodes, from, from + left), rootBetween(sha256, nodes, from + left, to));
}

/** The largest power of two below the width; 1 for 1. */
export function leftOf(width: number): number {
  let left = 1;
  while (left * 2 < width) left *= 2;
  return left;
}

/** PATH(index, D[size]): from the leaf's sibling to the root's child. */
export function inclusionProof(sha256: Sha256, nodes: MerkleNodes, index: number, size: number): readonly Uint8Array[] {
  if (!Number.isSafeInteger(size) || !Number.isInteger(index) || index < 0 || index >= size)
    throw new RangeError(`There is no leaf ${index} in a tree of ${size}.`);
  const path: Uint8Array[] = [];
  let [from, to] = [0, size];
  while (to - from > 1) {
    const middle = from + leftOf(to - from);
    const isLeft = index < middle;
    path.push(isLeft ? rootBetween(sha256, nodes, middle, to) : rootBetween(sha256, nodes, from, middle));
    if (isLeft) to = middle;
    else from = middle;
  }
  return path.reverse();
}

/** What a proof is about: a leaf, by its hash, at a place of a tree. */
export interface Inclusion {
  readonly leaf: Uint8Array;
  readonly index: number;
  readonly size: number;
  readonly root: Uint8Array;
}

/** Null when the path proves it; otherwise why not. */
export function inclusionFault(
  sha256: Sha256,
  { leaf, index, size, root }: Inclusion,
  path: readonly Uint8Array[],
): string | null {
  if (!Number.isSafeInteger(size) || !Number.isInteger(index) || index < 0 || index >= size)
    return `there is no leaf ${index} in a tree of ${size}`;
  const odd = path.findIndex((hash) => hash.length !== 32);
  if (odd >= 0 || leaf.length !== 32)
    return `a hash has 32 bytes, unlike ${odd >= 0 ? `number ${odd + 1}` : 'the leaf'}`;
  let [node, last, hash] = [index, size - 1, leaf];
  for (const sibling of path) {
    if (last === 0) return `the path is longer than the tree is high: ${path.length} hashes`;
    if (node % 2 === 1 || node === last) {
      hash = nodeHash(sha256, sibling, hash);
      while (node % 2 === 0 && node !== 0) [node, last] = [node / 2, half(last)];
    } else {
      hash = nodeHash(sha256, hash, sibling);
    }
    [node, last] = [half(node), half(last)];
  }
  if (last !== 0) return `the path is too short: ${path.length} hashes`;
  return isSame(hash, root) ? null : 'the path leads from this leaf to another root';
}

const half = (n: number): number => Math.floor(n / 2);

export const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
