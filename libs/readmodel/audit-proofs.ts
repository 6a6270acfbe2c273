import type { DataSource } from 'typeorm';
import { type HeadProof, nodesInTiles, type StreamHead, widthAt, writeLogProof } from '#audit';
import { inclusionProof } from '#kernel';
import { nodeSha256 as sha256 } from '#log';
import { findCheckpoint, findLeaf, hashesIn, type WishedHead } from './audit-log.js';

/**
 * That each of these streams is in the Merkle log, up to this record or further (to its newest head there, where none is
 * named). Streams of which the log was not told yet are left out. A proof in a bundle has nothing extra.
 */
export async function proveHeads(
  source: DataSource,
  wished: readonly WishedHead[],
  extraOf: (head: StreamHead) => Uint8Array | null = () => null,
): Promise<readonly HeadProof[]> {
  const checkpoint = await findCheckpoint(source);
  if (checkpoint === null) return [];
  const { size, note } = checkpoint;
  const tiles = new Tiles(source, size);
  const proven: HeadProof[] = [];
  for (const each of wished) {
    const leaf = await findLeaf(source, each, size);
    if (leaf === null) continue;
    const { index, ...head } = leaf;
    const path = await tiles.path(index);
    const proof = writeLogProof({ extra: extraOf(head), index, path, checkpoint: note });
    proven.push({ stream: head.stream, seq: head.seq, proof });
  }
  return proven;
}

const WIDE = 256;

/** The tiles of a log of this size, each read once. */
class Tiles {
  readonly #hashes = new Map<string, readonly Uint8Array[]>();

  constructor(
    private readonly source: DataSource,
    private readonly size: number,
  ) {}

  /** From a leaf to the root: its own tile on each level, and the ragged right edge. */
  async path(index: number): Promise<readonly Uint8Array[]> {
    const { size } = this;
    for (let level = 0; WIDE ** level <= size; level++) {
      const own = Math.floor(index / WIDE ** (level + 1));
      const last = Math.floor(size / WIDE ** (level + 1));
      for (const tile of new Set([own, last])) await this.#read(level, tile);
    }
    const nodes = nodesInTiles(sha256, (level, tile) => this.#hashes.get(`${level} ${tile}`) ?? []);
    return inclusionProof(sha256, nodes, index, size);
  }

  async #read(level: number, tile: number): Promise<void> {
    const name = `${level} ${tile}`;
    const width = widthAt(this.size, level, tile);
    if (this.#hashes.has(name) || width === 0) return;
    this.#hashes.set(name, await hashesIn(this.source, level, tile * WIDE, width));
  }
}
