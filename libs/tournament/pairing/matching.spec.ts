import fc from 'fast-check';
import { isFree, join, noPartners, pairAsManyAsPossible, type Partners } from './matching.js';

const graphs = fc
  .integer({ min: 1, max: 9 })
  .chain((size) =>
    fc
      .array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 24 })
      .map((edges) => ({ size, edges: edges.filter(([a, b]) => a !== b) })),
  );

const neighboursIn =
  (edges: readonly (readonly [number, number])[]) =>
  (vertex: number): readonly number[] =>
    edges.flatMap(([a, b]) => (a === vertex ? [b] : b === vertex ? [a] : []));

const pairs = (partners: Partners): number => [...partners].filter((partner) => partner >= 0).length / 2;

/** By trying everything. */
function most(size: number, edges: readonly (readonly [number, number])[], used = new Set<number>(), from = 0): number {
  if (from === size) return 0;
  let best = most(size, edges, used, from + 1);
  if (used.has(from)) return best;
  for (const to of neighboursIn(edges)(from)) {
    if (to < from || used.has(to)) continue;
    best = Math.max(best, 1 + most(size, edges, new Set([...used, from, to]), from + 1));
  }
  return best;
}

it('a matching gets as many pairs as any can have, from whatever it begins with', () => {
  fc.assert(
    fc.property(graphs, fc.nat(), ({ size, edges }, begin) => {
      const partners = noPartners(size);
      const given = edges[begin % Math.max(1, edges.length)];
      if (given !== undefined) join(partners, ...given);
      pairAsManyAsPossible(partners, neighboursIn(edges));
      expect(pairs(partners)).toBe(most(size, edges));
      for (const [vertex, partner] of partners.entries()) {
        if (isFree(partners, vertex)) continue;
        expect(partners[partner]).toBe(vertex);
        expect(neighboursIn(edges)(vertex)).toContain(partner);
      }
    }),
    { numRuns: 3_000 },
  );
});
