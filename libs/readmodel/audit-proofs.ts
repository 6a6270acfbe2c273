import type { DataSource } from 'typeorm';
import { consistencyProof, type HeadProof, nodesInTiles, type StreamHead, widthAt, writeLogProof } from '#audit';
import { inclusionProof, type MerkleNodes } from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import {
  type CheckpointRow,
  findCheckpoint,
  findCheckpointOf,
  findCheckpointWith,
  findLeaf,
  hashesIn,
  type WishedHead,
} from './audit-log.js';

/** The checkpoint that proofs lead to: the newest, the first of the key in force that has all of them, or that of so many leaves. */
export type ProvenBy = 'newest' | 'first' | number;

/**
 * That each of these streams is in the Merkle log, up to this record or further (to its newest head there, where none is
 * named). Streams of which the log was not told yet are left out. A proof in a bundle has nothing extra.
 */
export async function proveHeads(
  source: DataSource,
  wished: readonly WishedHead[],
  by: ProvenBy = 'newest',
  extraOf: (head: StreamHead) => Uint8Array | null = () => null,
): Promise<readonly HeadProof[]> {
  const most = typeof by === 'number' ? await findCheckpointOf(source, by) : await findCheckpoint(source);
  if (most === null) return [];
  const found = await Promise.all(wished.map((each) => findLeaf(source, each, most.size)));
  const leaves = found.filter((leaf) => leaf !== null);
  const { size, note } = by === 'first' ? await firstWith(source, leaves, most) : most;
  const tiles = new Tiles(source, size);
  const proven: HeadProof[] = [];
  for (const { index, ...head } of leaves) {
    const path = inclusionProof(sha256, await tiles.around(index), index, size);
    const proof = writeLogProof({ extra: extraOf(head), index, path, checkpoint: note });
    proven.push({ stream: head.stream, seq: head.seq, proof });
  }
  return proven;
}

const firstWith = async (
  source: DataSource,
  leaves: readonly { readonly index: number }[],
  newest: CheckpointRow,
): Promise<CheckpointRow> =>
  (await findCheckpointWith(source, Math.max(0, ...leaves.map(({ index }) => index)))) ?? newest;

/** That the log of `second` leaves goes on from that of `first`; null where either was not signed. The empty log is where each begins. */
export async function proveGrowth(
  source: DataSource,
  first: number,
  second: number,
): Promise<readonly Uint8Array[] | null> {
  if (first > second) return null;
  for (const size of [first, second]) if (size > 0 && (await findCheckpointOf(source, size)) === null) return null;
  if (first === 0) return [];
  return consistencyProof(sha256, await new Tiles(source, second).around(first - 1), first, second);
}

const WIDE = 256;

/** The tiles of a log of this size, each read once. */
class Tiles {
  readonly #hashes = new Map<string, readonly Uint8Array[]>();

  constructor(
    private readonly source: DataSource,
    private readonly size: number,
  ) {}

  /** All on the way from a leaf to the root: its own tile on each level, and the ragged right edge. */
  async around(index: number): Promise<MerkleNodes> {
    const { size } = this;
    for (let level = 0; WIDE ** level <= size; level++) {
      const own = Math.floor(index / WIDE ** (level + 1));
      const last = Math.floor(size / WIDE ** (level + 1));
      for (const tile of new Set([own, last])) await this.#read(level, tile);
    }
    return nodesInTiles(sha256, (level, tile) => this.#hashes.get(`${level} ${tile}`) ?? []);
  }

  async #read(level: number, tile: number): Promise<void> {
    const name = `${level} ${tile}`;
    const width = widthAt(this.size, level, tile);
    if (this.#hashes.has(name) || width === 0) return;
    this.#hashes.set(name, await hashesIn(this.source, level, tile * WIDE, width));
  }
}
