import { isSame, leftOf, type MerkleNodes, nodeHash, rootBetween, type Sha256 } from '#kernel';

/** PROOF(first, D[second]) of RFC 6962, section 2.1.2: that the smaller tree is a beginning of the larger. */
export function consistencyProof(
  sha256: Sha256,
  nodes: MerkleNodes,
  first: number,
  second: number,
): readonly Uint8Array[] {
  if (!Number.isInteger(first) || !Number.isSafeInteger(second) || first < 1 || first > second)
    throw new RangeError(`A tree of ${second} can't be proven to begin with one of ${first}.`);
  const proof: Uint8Array[] = [];
  let [from, to] = [0, second];
  while (first < to) {
    const middle = from + leftOf(to - from);
    const isLeft = first <= middle;
    proof.push(isLeft ? rootBetween(sha256, nodes, middle, to) : rootBetween(sha256, nodes, from, middle));
    if (isLeft) to = middle;
    else from = middle;
  }
  if (from > 0) proof.push(rootBetween(sha256, nodes, from, to));
  return proof.reverse();
}

/** A tree as a checkpoint names it. */
export interface TreeHead {
  readonly size: number;
  readonly root: Uint8Array;
}

/** Null when the proof shows that the second tree begins with the first (RFC 9162, section 2.1.4.2); otherwise why not. */
export function consistencyFault(
  sha256: Sha256,
  first: TreeHead,
  second: TreeHead,
  proof: readonly Uint8Array[],
): string | null {
  if (!isSize(first.size) || !isSize(second.size) || first.size > second.size)
    return `a tree of ${second.size} can't begin with one of ${first.size}`;
  if (proof.some((hash) => hash.length !== 32)) return 'a hash has 32 bytes';
  if (first.size === 0) return 'every tree begins with the empty one: that proves nothing';
  if (first.size === second.size) {
    if (proof.length > 0) return 'where nothing was added there is nothing to prove by hashes';
    return isSame(first.root, second.root) ? null : 'two trees of the same size have different roots';
  }
  return rising(sha256, first, second, isPowerOfTwo(first.size) ? [first.root, ...proof] : proof);
}

function rising(sha256: Sha256, first: TreeHead, second: TreeHead, path: readonly Uint8Array[]): string | null {
  const [start, ...rest] = path;
  if (start === undefined) return 'the proof is empty';
  let [node, last] = [first.size - 1, second.size - 1];
  while (node % 2 === 1) [node, last] = [half(node), half(last)];
  let [low, high] = [start, start];
  for (const hash of rest) {
    if (last === 0) return 'the proof is longer than the tree is high';
    if (node % 2 === 1 || node === last) {
      low = nodeHash(sha256, hash, low);
      high = nodeHash(sha256, hash, high);
      while (node % 2 === 0 && node !== 0) [node, last] = [half(node), half(last)];
    } else {
      high = nodeHash(sha256, high, hash);
    }
    [node, last] = [half(node), half(last)];
  }
  if (last !== 0) return 'the proof is too short';
  if (!isSame(low, first.root)) return 'the proof leads to another root of the smaller tree';
  return isSame(high, second.root) ? null : 'the proof leads to another root of the larger tree';
}

const isSize = (n: number): boolean => Number.isSafeInteger(n) && n >= 0;
const isPowerOfTwo = (n: number): boolean => n > 0 && leftOf(n * 2) === n;
const half = (n: number): number => Math.floor(n / 2);
