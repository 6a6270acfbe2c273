import { nodeHash, type Sha256 } from '#kernel';

/** All that is needed to go on appending: the roots of the full subtrees of a tree, the largest first. */
export interface Frontier {
  readonly size: number;
  readonly peaks: readonly Uint8Array[];
}

export const EMPTY_TREE: Frontier = { size: 0, peaks: [] };

/** The tree with one more leaf, which is given by its hash. */
export function grown(sha256: Sha256, { size, peaks }: Frontier, leaf: Uint8Array): Frontier {
  const next = [...peaks];
  let hash = leaf;
  for (let rest = size; rest % 2 === 1; rest = (rest - 1) / 2) {
    hash = nodeHash(sha256, next.pop() as Uint8Array, hash);
  }
  next.push(hash);
  return { size: size + 1, peaks: next };
}

export function rootOf(sha256: Sha256, { peaks }: Frontier): Uint8Array {
  const [smallest, ...larger] = peaks.toReversed();
  if (smallest === undefined) return sha256(new Uint8Array());
  return larger.reduce((right, left) => nodeHash(sha256, left, right), smallest);
}
