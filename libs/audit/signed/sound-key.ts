import { fromHex, hexOf } from '#kernel';

/** The points of small order (RFC 8032, section 5.1), by y, little-endian: under such a key, anything is signed by anybody. */
const SMALL: readonly string[] = [
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
];
const P = [...fromHex('edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f')].reverse();

/** Whether every verifier takes this for the same public key, and only who has its secret can sign by it. */
export function isSoundKey(key: Uint8Array): boolean {
  if (key.length !== 32) return false;
  const y = key.with(31, (key[31] ?? 0) & 0x7f);
  const differs = [...y].reverse().findIndex((byte, at) => byte !== P[at]);
  const isReduced = differs >= 0 && (y[31 - differs] ?? 0) < (P[differs] ?? 0);
  return isReduced && !SMALL.includes(hexOf(y));
}
