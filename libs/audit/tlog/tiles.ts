import { concat, type MerkleNodes, nodesOver, type Sha256 } from '#kernel';
import { Malformed } from '../malformed.js';

/** The log as static files (C2SP tlog-tiles): 256 hashes, or the entries under them, to a file. */
export interface Tile {
  readonly level: number | 'entries';
  readonly index: number;
  /** 256 when the tile is full. */
  readonly width: number;
}

const WIDE = 256;
const HASH = 32;
const PATH = /^tile\/(entries|0|[1-9]|[1-5][0-9]|6[0-3])\/((?:x[0-9]{3}\/)*[0-9]{3})(?:\.p\/([1-9][0-9]{0,2}))?$/;

export function tilePath({ level, index, width }: Tile): string {
  const digits = String(index);
  const parts = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/.{3}/g) ?? [];
  const name = parts.map((part, at) => (at < parts.length - 1 ? `x${part}` : part)).join('/');
  return `tile/${level}/${name}${width === WIDE ? '' : `.p/${width}`}`;
}

/** The tile of this path; throws Malformed for any other spelling. */
export function readTilePath(path: string): Tile {
  const [, level = '', name = '', partial] = PATH.exec(path) ?? [];
  const index = Number(name.replaceAll(/[x/]/g, ''));
  const width = partial === undefined ? WIDE : Number(partial);
  const tile: Tile = { level: level === 'entries' ? level : Number(level), index, width };
  const isFine = name !== '' && Number.isSafeInteger(index) && (partial === undefined || width < WIDE);
  if (isFine && tilePath(tile) === path) return tile;
  throw new Malformed(
    1,
    `"${path.slice(0, 80)}" is no tile: tile/<0 to 63, or entries>/<index, as 007 or x001/x234/067>, and .p/<1 to 255> if partial.`,
  );
}

/** How wide this tile is in a log of this size; 0 when it does not exist yet. */
export function widthAt(size: number, level: Tile['level'], index: number): number {
  const hashes = Math.floor(size / WIDE ** (level === 'entries' ? 0 : level));
  return Math.max(0, Math.min(WIDE, hashes - index * WIDE));
}

/** All hash tiles of a log of this size that one of the size `before` did not have. */
export function tilesSince(before: number, size: number): readonly Tile[] {
  const tiles: Tile[] = [];
  for (let level = 0; WIDE ** level <= size; level++) {
    const first = Math.floor(before / WIDE ** (level + 1));
    for (let index = first; widthAt(size, level, index) > 0; index++) {
      const width = widthAt(size, level, index);
      if (width !== widthAt(before, level, index)) tiles.push({ level, index, width });
    }
  }
  return tiles;
}

/** The bytes of a hash tile. */
export const writeTile = (nodes: MerkleNodes, { level, index, width }: Tile & { readonly level: number }): Uint8Array =>
  concat(...Array.from({ length: width }, (_, at) => nodes(level * 8, index * WIDE + at)));

/** The hashes in the bytes of a tile of this width. */
export function readTile(bytes: Uint8Array, width: number): readonly Uint8Array[] {
  if (bytes.length !== width * HASH)
    throw new Malformed(1, `A tile of ${width} hashes has ${width * HASH} bytes, and this has ${bytes.length}.`);
  return Array.from({ length: width }, (_, at) => bytes.subarray(at * HASH, (at + 1) * HASH));
}

/** Any full subtree of a log of which the tiles are at hand, each given by its hashes. */
export function nodesInTiles(
  sha256: Sha256,
  hashesOf: (level: number, index: number) => readonly Uint8Array[],
): MerkleNodes {
  return (level, index) => {
    const width = 2 ** (level % 8);
    const first = index * width;
    const tile = hashesOf(Math.floor(level / 8), Math.floor(first / WIDE));
    const own = tile.slice(first % WIDE, (first % WIDE) + width);
    return nodesOver(sha256, own)(level % 8, 0);
  };
}

const LONGEST_ENTRY = 65_535;

/** The entries under one tile: the length of each as u16, big-endian, and its bytes. */
export function writeEntries(entries: readonly Uint8Array[]): Uint8Array {
  return concat(
    ...entries.flatMap((entry) => {
      if (entry.length > LONGEST_ENTRY) throw new RangeError(`An entry has at most ${LONGEST_ENTRY} bytes.`);
      return [Uint8Array.of(entry.length >> 8, entry.length & 255), entry];
    }),
  );
}

/** Throws Malformed when these bytes are not so many entries. */
export function readEntries(bytes: Uint8Array, width: number): readonly Uint8Array[] {
  const entries: Uint8Array[] = [];
  let at = 0;
  while (at < bytes.length) {
    const end = at + 2 + (((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0));
    if (at + 2 > bytes.length || end > bytes.length)
      throw new Malformed(entries.length + 1, 'The entries end in the middle of one.');
    entries.push(bytes.slice(at + 2, end));
    at = end;
  }
  if (entries.length !== width)
    throw new Malformed(entries.length, `There are ${entries.length} entries where ${width} should be.`);
  return entries;
}
