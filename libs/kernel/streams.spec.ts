import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { parseStream, partitionOf, type StreamId, streamId, STREAMS, type StreamKind } from '#kernel';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const kinds = Object.keys(STREAMS) as StreamKind[];

describe("a stream's id", () => {
  it('is its kind and its name, and falls into them again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.stringMatching(/^[A-Za-z0-9._-]{1,120}$/), (kind, name) => {
        expect(parseStream(streamId(kind, name))).toEqual({ kind, name });
      }),
    );
  });

  it.each(['', 'a/b', 'a b', '\u00e9', 'a\n', 'x'.repeat(121)])('is not made with the name "%s"', (name) => {
    expect(() => streamId('match', name)).toThrow('cannot name a stream: use 1 to 120 of the characters');
  });

  it.each([
    '',
    'match',
    'match/',
    '/m1',
    'games/m1',
    'match/m1/x',
    'MATCH/m1',
    'toString/x',
    ' match/m1',
    'match/m1\n',
  ])('is not "%s"', (text) => {
    expect(parseStream(text)).toBeNull();
  });
});

describe("a stream's partition", () => {
  it.each<[string, number, number]>([
    ['match/m1', 1, 0],
    ['match/m1', 16, 3],
    ['match/m1', 7, 5],
    ['tournament/spring', 16, 10],
    ['audit/log', 16, 9],
  ])('of %s among %i is %i for ever', (stream, partitions, partition) => {
    expect(partitionOf(sha256, stream as StreamId, partitions)).toBe(partition);
  });

  it('spreads streams evenly', () => {
    const counts = Array.from({ length: 16 }, () => 0);
    for (let n = 0; n < 16_000; n++) {
      const partition = partitionOf(sha256, streamId('match', `m${n}`), 16);
      counts[partition] = (counts[partition] ?? 0) + 1;
    }
    expect(counts.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0)).toBeLessThan(37.7);
  });
});
