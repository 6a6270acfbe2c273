import { createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { base64Of, canonicalJson, Fault, fromBase64, parseCanonical, type Signer } from '#kernel';
import type { Cell } from './cell.js';
import type { Advance, Checkpoint, TrustStore } from './port.js';

/** A key pair as RFC 8037 writes it: `x` public, `d` private. */
type KeyPair = { readonly x: string; readonly d: string };

type Trust = {
  readonly v: number;
  readonly keys: readonly KeyPair[];
  readonly tokenSecret: string;
  readonly checkpoint: Checkpoint | null;
};

/** The trust store in this cell; its first key and its secret are made when the cell is empty. */
export async function trustStoreIn(cell: Cell): Promise<TrustStore> {
  const fresh: Trust = { v: 1, keys: [freshKey()], tokenSecret: base64Of(randomBytes(32)), checkpoint: null };
  if ((await cell.read()) === null) await cell.write(canonicalJson(fresh), 0);

  const load = async (): Promise<{ trust: Trust; version: number }> => {
    const found = await cell.read();
    if (found === null)
      throw new Fault('The trust store is gone while the server runs. Restore it from its own backup.');
    return { trust: parseCanonical(found.text) as Trust, version: found.version };
  };
  const update = async <Result>(change: (trust: Trust) => readonly [Trust, Result]): Promise<Result> => {
    for (;;) {
      const { trust, version } = await load();
      const [next, result] = change(trust);
      if (next === trust || (await cell.write(canonicalJson(next), version))) return result;
    }
  };

  const { trust } = await load();
  if (trust.v !== 1) throw new Fault('The trust store was written by a newer program: run that one.');
  return {
    signer: async () => newestOf((await load()).trust),
    signerOf: async (publicKey) => {
      const pair = (await load()).trust.keys.find(({ x }) => x === base64Of(publicKey));
      return pair === undefined ? null : signerOf(pair);
    },
    publicKeys: async () => (await load()).trust.keys.map(({ x }) => fromBase64(x)),
    rotate: () =>
      update((trust) => {
        const next = { ...trust, keys: [...trust.keys, freshKey()] };
        return [next, newestOf(next)];
      }),
    tokenSecret: async () => fromBase64((await load()).trust.tokenSecret),
    checkpoint: async () => (await load()).trust.checkpoint,
    advance: (expected, next) =>
      update((trust) => {
        const judged = judgeAdvance(trust.checkpoint, expected, next);
        return [judged === 'advanced' ? { ...trust, checkpoint: next } : trust, judged];
      }),
  };
}

function judgeAdvance(last: Checkpoint | null, expected: Checkpoint | null, next: Checkpoint): Advance {
  if (last !== null && next.size < last.size) return 'smaller';
  if (last !== null && next.size === last.size && next.root !== last.root) return 'forked';
  return canonicalJson(last) === canonicalJson(expected) ? 'advanced' : 'raced';
}

function freshKey(): KeyPair {
  const { x = '', d = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return { x, d };
}

function newestOf({ keys }: Trust): Signer {
  const pair = keys.at(-1);
  if (pair === undefined) throw new Fault('The trust store holds no key. Restore it from its own backup.');
  return signerOf(pair);
}

function signerOf(pair: KeyPair): Signer {
  const key = createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', ...pair }, format: 'jwk' });
  return { publicKey: fromBase64(pair.x), sign: (message) => new Uint8Array(sign(null, message, key)) };
}
