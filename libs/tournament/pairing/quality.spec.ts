import blossom from 'edmonds-blossom';
import fc from 'fast-check';
import { type Dice, seededChance } from '#kernel';
import { MTR_2026_02_27 } from '../standings/mtr.js';
import { type EntrantId, entrantId, type TableResult } from '../standings/results.js';
import { toPair } from './history.js';
import { type PairingQuality, pairingQuality } from './quality.js';
import { pairSwiss, type SwissRound, type ToPair } from './swiss.js';

const lotOf = (seed: number): Dice =>
  seededChance(new Uint8Array(32).fill(seed), { game: 'tournament', epoch: 0 }).dice('quality', 0);

/** A Swiss by lot, in which some drop, some enter late with losses or awarded byes, and some do not come. */
function playSwiss(
  size: number,
  rounds: number,
  seed: number,
  told: (before: readonly ToPair[], round: SwissRound) => void,
): void {
  const lot = lotOf(seed);
  const everybody = Array.from({ length: size }, (_, nth) => entrantId(`e${String(nth).padStart(3, '0')}`));
  let present: readonly EntrantId[] = everybody.slice(0, size - Math.floor(size / 5));
  const late = everybody.slice(present.length);
  const played: TableResult[][] = [];
  for (let nth = 0; nth < rounds; nth++) {
    const awarded = present.filter(() => lot.below(40) === 0);
    const before = toPair(
      present.filter((entrant) => !awarded.includes(entrant)),
      played,
      MTR_2026_02_27,
    );
    const round = pairSwiss(before, lot);
    told(before, round);
    played.push([
      ...round.tables.map((entrants): TableResult => {
        if (lot.below(15) === 0) return { is: 'forfeit', entrants, won: 0 };
        return { is: 'match', entrants, games: { won: [lot.below(3), lot.below(3)], drawn: 0 }, bothLost: false };
      }),
      ...(round.bye === null ? [] : [{ is: 'bye' as const, entrant: round.bye.entrant }]),
      ...awarded.map((entrant): TableResult => ({ is: 'awarded-bye', entrant })),
      ...late.map((entrant): TableResult => ({ is: 'loss', entrant })),
    ]);
    present = [...present.filter(() => lot.below(15) > 0), ...late.splice(0, lot.below(3))];
  }
}

/** The best round that there is, by maximum weight matching: fewest rematches and second byes, then the least gap. */
function bestRound(entrants: readonly ToPair[]): SwissRound {
  const lowest = Math.min(...entrants.map(({ score }) => score));
  const clean = (isClean: boolean, gap: number): number => (isClean ? 1_000_000 : 0) + 1_000 - gap;
  const edges = entrants.flatMap((one, a) => [
    ...entrants
      .slice(a + 1)
      .map((other, nth): [number, number, number] => [
        a,
        a + 1 + nth,
        clean(!one.met.has(other.entrant), Math.abs(one.score - other.score)),
      ]),
    ...(entrants.length % 2 === 0 ? [] : [[a, entrants.length, clean(!one.hadBye, one.score - lowest)]]),
  ]);
  const partners = blossom(edges, true);
  const nameOf = (nth: number): EntrantId => entrants[nth]!.entrant;
  const tables = entrants.flatMap((_, a): [EntrantId, EntrantId][] => {
    const b = partners[a] ?? -1;
    return b > a && b < entrants.length ? [[nameOf(a), nameOf(b)]] : [];
  });
  const alone = partners.indexOf(entrants.length);
  const bye = alone < 0 ? null : { entrant: nameOf(alone), why: 'lowest-group' as const };
  return { tables, bye, rematches: [], forced: [] };
}

const unclean = ({ rematches, secondByes }: PairingQuality): number => rematches + secondByes;

describe('beside maximum weight matching, over hundreds of small fields', () => {
  it('a round has never more rematches and second byes, and its tables are nearly as close', () => {
    const sums = { rounds: 0, equal: 0, gap: 0, least: 0 };
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 22 }),
        fc.integer({ min: 1, max: 7 }),
        fc.nat(255),
        (size, rounds, seed) => {
          playSwiss(size, rounds, seed, (before, round) => {
            if (before.length < 2) return;
            const [found, best] = [pairingQuality(before, round), pairingQuality(before, bestRound(before))];
            expect(unclean(found)).toBe(unclean(best));
            if (unclean(best) > 0) return;
            expect(found.gap).toBeGreaterThanOrEqual(best.gap);
            sums.rounds += 1;
            sums.equal += found.gap === best.gap ? 1 : 0;
            sums.gap += found.gap;
            sums.least += best.gap;
          });
        },
      ),
      { numRuns: 300, seed: 20_261_121 },
    );
    expect(sums.rounds).toBeGreaterThan(600);
    expect(sums.equal / sums.rounds).toBeGreaterThan(0.9);
    expect(sums.gap / sums.least).toBeLessThan(1.1);
  });
});

it('quality is counted from the pairs', () => {
  const who = (name: string, score: number, met = '', more: Partial<ToPair> = {}): ToPair => ({
    entrant: entrantId(name),
    score,
    met: new Set(met === '' ? [] : [entrantId(met)]),
    apart: new Set(),
    hadBye: false,
    pairedDown: 0,
    ...more,
  });
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map(entrantId) as [
    EntrantId,
    EntrantId,
    EntrantId,
    EntrantId,
    EntrantId,
  ];
  const entrants = [
    who('a', 6, '', { pairedDown: 1, apart: new Set([b]) }),
    who('b', 3),
    who('c', 3, 'd'),
    who('d', 3, 'c'),
    who('e', 1, '', { hadBye: true }),
  ];
  expect(
    pairingQuality(entrants, {
      tables: [
        [a, b],
        [c, d],
      ],
      bye: { entrant: e, why: 'second-bye' },
    }),
  ).toEqual({
    forced: 1,
    rematches: 1,
    secondByes: 1,
    gap: 3,
    largestGap: 3,
    floats: 1,
    floatedAgain: 1,
  });
});
