import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { consistencyFault, consistencyProof, EMPTY_TREE, grown, rootOf } from '#audit';
import {
  fromHex,
  hexOf,
  inclusionFault,
  inclusionProof,
  leafHash,
  nodeHash,
  nodesOver,
  rootBetween,
  utf8,
} from '#kernel';
import { nodeSha256 as sha256 } from '#log';

const MOST = 300;
/** Up to here every proof is compared with its definition. */
const BY_DEFINITION = 40;
const leaves = Array.from({ length: MOST }, (_, n) => leafHash(sha256, utf8(`entry ${n}`)));
const nodes = nodesOver(sha256, leaves);
const roots = Array.from({ length: MOST + 1 }, (_, size) => rootBetween(sha256, nodes, 0, size));
const rootAt = (size: number): Uint8Array => roots[size]!;

/** The tree by the very words of RFC 6962, section 2.1. */
function mth(hashes: readonly Uint8Array[]): Uint8Array {
  if (hashes.length < 2) return hashes[0] ?? sha256(new Uint8Array());
  const k = 2 ** Math.floor(Math.log2(hashes.length - 1));
  return nodeHash(sha256, mth(hashes.slice(0, k)), mth(hashes.slice(k)));
}

/** PATH and PROOF by the words of sections 2.1.1 and 2.1.2. */
function path(m: number, hashes: readonly Uint8Array[]): readonly Uint8Array[] {
  if (hashes.length === 1) return [];
  const k = 2 ** Math.floor(Math.log2(hashes.length - 1));
  return m < k
    ? [...path(m, hashes.slice(0, k)), mth(hashes.slice(k))]
    : [...path(m - k, hashes.slice(k)), mth(hashes.slice(0, k))];
}
function subproof(m: number, hashes: readonly Uint8Array[], isWhole: boolean): readonly Uint8Array[] {
  if (m === hashes.length) return isWhole ? [] : [mth(hashes)];
  const k = 2 ** Math.floor(Math.log2(hashes.length - 1));
  return m <= k
    ? [...subproof(m, hashes.slice(0, k), isWhole), mth(hashes.slice(k))]
    : [...subproof(m - k, hashes.slice(k), false), mth(hashes.slice(0, k))];
}

const flipped = (bytes: Uint8Array, bit: number): Uint8Array =>
  bytes.map((byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));

describe('the published vectors', () => {
  const LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
  const ROOTS = [
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
    '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
    'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
    '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  ];

  it('give each root of a tree that grows leaf by leaf', () => {
    let tree = EMPTY_TREE;
    expect(hexOf(rootOf(sha256, tree))).toBe(ROOTS[0]);
    LEAVES.forEach((entry, n) => {
      tree = grown(sha256, tree, leafHash(sha256, fromHex(entry)));
      expect(hexOf(rootOf(sha256, tree))).toBe(ROOTS[n + 1]);
    });
  });

  type Vector = { readonly name: string; readonly proof: readonly string[]; readonly holds: boolean } & (
    | { readonly proves: 'inclusion'; index: number; size: number; leaf: string; root: string }
    | { readonly proves: 'consistency'; first: number; second: number; firstRoot: string; secondRoot: string }
  );
  const bytes = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, 'base64'));
  const vectors = readFileSync('test/vectors/merkle.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Vector);

  it('are 98 of each kind', () => {
    expect(vectors.filter(({ proves }) => proves === 'inclusion')).toHaveLength(98);
    expect(vectors).toHaveLength(196);
  });

  it.each(vectors.map((vector) => [vector.proves, vector.name, vector] as const))('%s %s', (_, __, vector) => {
    const proof = vector.proof.map(bytes);
    const fault =
      vector.proves === 'inclusion'
        ? inclusionFault(sha256, { ...vector, leaf: bytes(vector.leaf), root: bytes(vector.root) }, proof)
        : consistencyFault(
            sha256,
            { size: vector.first, root: bytes(vector.firstRoot) },
            { size: vector.second, root: bytes(vector.secondRoot) },
            proof,
          );
    expect(fault === null).toBe(vector.holds);
  });
});

describe('a Merkle tree, of every size to 300', () => {
  it('has the root that RFC 6962 defines, whole or grown', () => {
    let tree = EMPTY_TREE;
    for (let size = 0; size <= MOST; size++) {
      expect(rootAt(size)).toEqual(mth(leaves.slice(0, size)));
      expect(rootOf(sha256, tree)).toEqual(rootAt(size));
      expect(tree.peaks.length).toBe(size.toString(2).replaceAll('0', '').length);
      if (size < MOST) tree = grown(sha256, tree, leaves[size]!);
    }
  });

  it('proves each leaf by the path that RFC 6962 defines, and no other leaf by it', () => {
    for (let size = 1; size <= MOST; size++) {
      const root = rootAt(size);
      const step = size < BY_DEFINITION ? 1 : 7;
      for (let index = size % step; index < size; index += step) {
        const proof = inclusionProof(sha256, nodes, index, size);
        if (size < BY_DEFINITION) expect(proof).toEqual(path(index, leaves.slice(0, size)));
        expect(inclusionFault(sha256, { leaf: leaves[index]!, index, size, root }, proof)).toBeNull();
        const other = (index + 1) % size;
        if (other !== index)
          expect(inclusionFault(sha256, { leaf: leaves[other]!, index, size, root }, proof)).not.toBeNull();
      }
    }
  });

  it('proves each of its beginnings', () => {
    for (let second = 1; second <= MOST; second++) {
      const step = second < BY_DEFINITION ? 1 : 7;
      for (let first = 1 + (second % step); first <= second; first += step) {
        const proof = consistencyProof(sha256, nodes, first, second);
        if (second < BY_DEFINITION) expect(proof).toEqual(subproof(first, leaves.slice(0, second), true));
        const heads = [
          { size: first, root: rootAt(first) },
          { size: second, root: rootAt(second) },
        ] as const;
        expect(consistencyFault(sha256, ...heads, proof)).toBeNull();
      }
    }
  });
});

const SIZES = fc
  .integer({ min: 1, max: MOST })
  .chain((size) => fc.tuple(fc.integer({ min: 1, max: size }), fc.constant(size)));

describe('any change', () => {
  it('of a bit, of the place or of the length makes a proof of inclusion fail', () => {
    fc.assert(
      fc.property(SIZES, fc.nat(255), fc.nat(), ([one, size], bit, pick) => {
        const index = one - 1;
        const about = { leaf: leaves[index]!, index, size, root: rootAt(size) };
        const proof = inclusionProof(sha256, nodes, index, size);
        const faulty = (change: Partial<typeof about>, changed: readonly Uint8Array[] = proof) => {
          expect(inclusionFault(sha256, { ...about, ...change }, changed)).not.toBeNull();
        };
        faulty({ leaf: flipped(about.leaf, bit) });
        faulty({ root: flipped(about.root, bit) });
        faulty({ leaf: about.leaf.slice(1) });
        faulty({ index: size });
        faulty({ index: -1 });
        faulty({ index: index + 0.5 });
        faulty({}, [...proof, about.leaf]);
        if (size > 1) faulty({ index: index === 0 ? 1 : index - 1 });
        if (proof.length === 0) return;
        const at = pick % proof.length;
        faulty({}, proof.with(at, flipped(proof[at]!, bit)));
        faulty({}, proof.toSpliced(at, 1));
        faulty({}, proof.toSpliced(at, 0, proof[at]!));
      }),
    );
  });

  it('of a bit or of the length makes a proof of consistency fail', () => {
    fc.assert(
      fc.property(SIZES, fc.nat(255), fc.nat(), ([one, size], bit, pick) => {
        const first = { size: one, root: rootAt(one) };
        const second = { size, root: rootAt(size) };
        const proof = consistencyProof(sha256, nodes, one, size);
        const faulty = (a: typeof first, b: typeof second, changed = proof) => {
          expect(consistencyFault(sha256, a, b, changed)).not.toBeNull();
        };
        faulty({ ...first, root: flipped(first.root, bit) }, second);
        faulty(first, { ...second, root: flipped(second.root, bit) });
        faulty(first, second, [...proof, first.root]);
        if (one < size) faulty(second, first);
        if (proof.length === 0) return;
        const at = pick % proof.length;
        faulty(first, second, proof.with(at, flipped(proof[at]!, bit)));
        faulty(first, second, proof.with(at, proof[at]!.slice(1)));
        faulty(first, second, proof.toSpliced(at, 1));
      }),
    );
  });

  it('asks for no proof of what there is not', () => {
    expect(() => inclusionProof(sha256, nodes, 3, 3)).toThrow('There is no leaf 3 in a tree of 3.');
    expect(() => consistencyProof(sha256, nodes, 0, 3)).toThrow("A tree of 3 can't be proven to begin with one of 0.");
  });
});

it('proves places far beyond 32 bits', () => {
  const size = 2 ** 40 + 3;
  const hashes = new Map<string, Uint8Array>();
  const wide = (level: number, index: number): Uint8Array => {
    const key = `${level}/${index}`;
    const known =
      hashes.get(key) ??
      (level === 1 ? nodeHash(sha256, wide(0, index * 2), wide(0, index * 2 + 1)) : sha256(utf8(key)));
    hashes.set(key, known);
    return known;
  };
  const index = 2 ** 40 + 1;
  const proof = inclusionProof(sha256, wide, index, size);
  const about = { leaf: wide(0, index), index, size, root: rootBetween(sha256, wide, 0, size) };
  expect(proof).toHaveLength(3);
  expect(inclusionFault(sha256, about, proof)).toBeNull();
  const begins = { size: 2 ** 40, root: wide(40, 0) };
  expect(consistencyFault(sha256, begins, about, consistencyProof(sha256, wide, begins.size, size))).toBeNull();
});
