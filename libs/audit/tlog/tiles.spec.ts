import fc from 'fast-check';
import {
  Malformed,
  nodesInTiles,
  readEntries,
  readLogProof,
  readTile,
  readTilePath,
  tilePath,
  tilesSince,
  widthAt,
  writeEntries,
  writeLogProof,
  writeTile,
} from '#audit';
import { inclusionProof, leafHash, nodesOver, rootBetween, utf8 } from '#kernel';
import { nodeSha256 as sha256 } from '#log';

describe('the path of a tile', () => {
  it.each([
    ['tile/0/000', { level: 0, index: 0, width: 256 }],
    ['tile/0/273.p/112', { level: 0, index: 273, width: 112 }],
    ['tile/1/x001/x234/067', { level: 1, index: 1_234_067, width: 256 }],
    ['tile/63/x001/000.p/1', { level: 63, index: 1_000, width: 1 }],
    ['tile/entries/x999/999.p/255', { level: 'entries' as const, index: 999_999, width: 255 }],
  ])('%s', (path, tile) => {
    expect(tilePath(tile)).toBe(path);
    expect(readTilePath(path)).toEqual(tile);
  });

  it.each([
    '',
    'tile/0/',
    'tile/64/000',
    'tile/01/000',
    'tile/0/0',
    'tile/0/1000',
    'tile/0/x000/001',
    'tile/0/001/000',
    'tile/0/x001',
    'tile/0/000.p/0',
    'tile/0/000.p/256',
    'tile/0/000.p/01',
    'tile/0/000.p/',
    '/tile/0/000',
    'tile/0/000/',
    'tile/-1/000',
    'tile/data/000',
    'tile/0/x999/x999/x999/x999/x999/x999/999',
    'tile/0/000\n',
  ])('is not "%s"', (path) => {
    expect(() => readTilePath(path)).toThrow(Malformed);
  });

  it('is read back, whatever the tile', () => {
    const tiles = fc.record({
      level: fc.oneof(fc.constant('entries' as const), fc.nat(63)),
      index: fc.maxSafeNat(),
      width: fc.integer({ min: 1, max: 256 }),
    });
    fc.assert(
      fc.property(tiles, (tile) => {
        expect(readTilePath(tilePath(tile))).toEqual(tile);
      }),
    );
  });
});

describe('the tiles of a log', () => {
  it('of 70,000 entries are those that the specification counts', () => {
    const tiles = tilesSince(0, 70_000);
    const ofLevel = (level: number) => tiles.filter((tile) => tile.level === level);
    expect([0, 1, 2, 3].map((level) => ofLevel(level).length)).toEqual([274, 2, 1, 0]);
    expect([0, 1, 2].map((level) => ofLevel(level).at(-1)?.width)).toEqual([112, 17, 1]);
  });

  it('of 256 entries are a full one, and one of width 1 above', () => {
    expect(tilesSince(0, 256).map(tilePath)).toEqual(['tile/0/000', 'tile/1/000.p/1']);
    expect(tilesSince(0, 0)).toEqual([]);
    expect(widthAt(256, 'entries', 1)).toBe(0);
    expect(widthAt(257, 'entries', 1)).toBe(1);
  });

  it('hold all that proofs need, of a log that grew in steps', () => {
    const size = 66_000;
    const leaves = Array.from({ length: size }, (_, n) => leafHash(sha256, utf8(String(n))));
    const nodes = nodesOver(sha256, leaves);
    const files = new Map<string, Uint8Array>();
    for (const [before, after] of [
      [0, 1],
      [1, 255],
      [255, 700],
      [700, 65_536],
      [65_536, size],
    ] as const) {
      for (const tile of tilesSince(before, after)) {
        if (tile.level !== 'entries') files.set(tilePath(tile), writeTile(nodes, { ...tile, level: tile.level }));
      }
    }
    const tiled = nodesInTiles(sha256, (level, index) => {
      const width = widthAt(size, level, index);
      return readTile(files.get(tilePath({ level, index, width }))!, width);
    });
    expect(rootBetween(sha256, tiled, 0, size)).toEqual(rootBetween(sha256, nodes, 0, size));
    for (const index of [0, 255, 256, 65_535, 65_536, 65_999])
      expect(inclusionProof(sha256, tiled, index, size)).toEqual(inclusionProof(sha256, nodes, index, size));
  });

  it('are not read from bytes of another length', () => {
    expect(() => readTile(new Uint8Array(33), 1)).toThrow('A tile of 1 hashes has 32 bytes, and this has 33.');
  });
});

describe('entries', () => {
  it('are written after their lengths, big-endian', () => {
    expect(writeEntries([utf8('ab'), new Uint8Array(), new Uint8Array(258)]).slice(0, 9)).toEqual(
      Uint8Array.of(0, 2, 97, 98, 0, 0, 1, 2, 0),
    );
    expect(() => writeEntries([new Uint8Array(65_536)])).toThrow('at most 65535 bytes');
  });

  it('are read back, and not when they end early or are others in number', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array(), { minLength: 1 }), (entries) => {
        const bytes = writeEntries(entries);
        expect(readEntries(bytes, entries.length)).toEqual(entries);
        expect(() => readEntries(bytes, entries.length + 1)).toThrow(Malformed);
        expect(() => readEntries(bytes.slice(0, -1), entries.length)).toThrow(Malformed);
        expect(() => readEntries(Uint8Array.of(...bytes, 0), entries.length)).toThrow(Malformed);
      }),
    );
  });
});

describe('a proof as a file', () => {
  const hash = sha256(utf8('a'));
  const proof = { extra: null, index: 7, path: [hash, sha256(hash)], checkpoint: 'origin\n8\nroot\n\n— a AAAAAAA=\n' };

  it('is read back as it was written', () => {
    expect(writeLogProof(proof)).toBe(`c2sp.org/tlog-proof@v1
index 7
ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs=
v106/7c+/S7Gw2rTES3ZM+/tY8Thy//PqI4nWcFE8tg=

origin
8
root

— a AAAAAAA=
`);
    for (const each of [proof, { ...proof, extra: utf8('more') }, { ...proof, path: [] }, { ...proof, index: 0 }])
      expect(readLogProof(writeLogProof(each))).toEqual(each);
  });

  it.each([
    ['another first line', (text: string) => text.replace('v1', 'v2'), 1],
    ['no index', (text: string) => text.replace('index 7\n', ''), 2],
    ['an index that begins with 0', (text: string) => text.replace('index 7', 'index 07'), 2],
    ['a hash that is none', (text: string) => text.replace('v106', 'v10*'), 4],
    ['a short hash', (text: string) => text.replace('v106', ''), 4],
    ['no empty line', (text: string) => text.replaceAll('\n\n', '\n'), 5],
    ['extra bytes that are none', (text: string) => text.replace('index', 'extra *\nindex'), 2],
  ])('is none with %s', (_, change, line) => {
    expect(() => readLogProof(change(writeLogProof(proof)))).toThrow(expect.objectContaining({ line }) as Error);
  });
});
