import { createPublicKey, verify } from 'node:crypto';

const PRIME = 2n ** 255n - 19n;

/** Whether 32 bytes are a key that may sign: y is reduced, and the point is none of small order. */
export function isSoundKey(bytes) {
  const y = yOf(bytes);
  return bytes.length === 32 && y < PRIME && !isSmallOrder(y);
}

function yOf(bytes) {
  const bigEndian = Buffer.from(bytes).reverse();
  bigEndian[0] &= 0x7f;
  return BigInt(`0x${bigEndian.toString('hex')}`);
}

/** Of order 1, 2 or 4 is y = 1, -1 or 0; of order 8 is y with d*y^4 + 2*y^2 - 1 = 0, as twice such a point has y = 0. */
function isSmallOrder(y) {
  const d = (-121665n * inverse(121666n)) % PRIME;
  const square = (y * y) % PRIME;
  const eighth = (d * square * square + 2n * square - 1n) % PRIME;
  return y === 0n || y === 1n || y === PRIME - 1n || eighth === 0n;
}

function inverse(number) {
  let [result, base, power] = [1n, number, PRIME - 2n];
  for (; power > 0n; power >>= 1n) {
    if (power & 1n) result = (result * base) % PRIME;
    base = (base * base) % PRIME;
  }
  return result;
}

const keys = new Map();

/** RFC 8032 as OpenSSL does it, which takes no S of L or more. */
export function signs(publicKey, message, signature) {
  const name = publicKey.toString('base64url');
  if (!keys.has(name)) keys.set(name, createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x: name } }));
  return signature.length === 64 && verify(null, Buffer.from(message), keys.get(name), signature);
}
