import { hash } from 'node:crypto';
import type { Sha256 } from '#kernel';

const LENGTH = 32;

/**
 * The hash port on Node: one shot, several times faster than a hash object for texts as short as records. As a text, since
 * each buffer that Node makes has memory of its own, which costs more than the hash.
 */
export const nodeSha256: Sha256 = (bytes) => {
  const codes = hash('sha256', bytes, 'binary');
  const made = new Uint8Array(LENGTH);
  for (let i = 0; i < LENGTH; i++) made[i] = codes.charCodeAt(i);
  return made;
};

nodeSha256.hex = (bytes) => hash('sha256', bytes, 'hex');
