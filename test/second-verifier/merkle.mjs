import { sha256 } from './bytes.mjs';

export const leafOf = (entry) => sha256(Buffer.of(0), entry);
const nodeOf = (left, right) => sha256(Buffer.of(1), left, right);

/** The greatest power of two below `size`. */
function split(size) {
  let left = 1;
  while (left * 2 < size) left *= 2;
  return left;
}

/** RFC 6962, 2.1 */
export function rootOf(leaves) {
  if (leaves.length === 0) return sha256();
  if (leaves.length === 1) return leaves[0];
  const left = split(leaves.length);
  return nodeOf(rootOf(leaves.slice(0, left)), rootOf(leaves.slice(left)));
}

/** The root to which a path (RFC 6962, 2.1.1) leads from leaf number `index` of `size`; null if it has another length. */
export function rootFrom(leaf, index, size, path) {
  if (index >= size) return null;
  if (size === 1) return path.length === 0 ? leaf : null;
  const last = path.at(-1);
  if (last === undefined) return null;
  const left = split(size);
  const rest = path.slice(0, -1);
  if (index < left) {
    const root = rootFrom(leaf, index, left, rest);
    return root && nodeOf(root, last);
  }
  const root = rootFrom(leaf, index - left, size - left, rest);
  return root && nodeOf(last, root);
}
