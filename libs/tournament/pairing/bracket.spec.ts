import fc from 'fast-check';
import { seededChance } from '#kernel';
import { bracketOf, type BracketMatch, type Elimination, seedOrder, sidesOf } from './bracket.js';

const SINGLE: Elimination = { is: 'single', thirdPlace: false };
const WITH_THIRD: Elimination = { is: 'single', thirdPlace: true };
const DOUBLE: Elimination = { is: 'double', reset: false };
const WITH_RESET: Elimination = { is: 'double', reset: true };

const shown = (bracket: readonly BracketMatch[]): readonly string[] =>
  bracket.map(({ match, part, round, sides }) => {
    const [one, other] = sides.map((side) => (side.from === 'seed' ? `${side.seed}` : `${side.from[0]!}${side.match}`));
    return `${match} ${part} ${round}: ${one!}-${other!}`;
  });

it('seeds are spread so that the best meet last', () => {
  expect(seedOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
  expect(seedOrder(5)).toHaveLength(8);
});

it.each<[string, number, Elimination, readonly string[]]>([
  ['one needs no match', 1, SINGLE, []],
  ['two play a final', 2, SINGLE, ['1 winners 1: 1-2']],
  ['three give the best a bye', 3, SINGLE, ['1 winners 1: 2-3', '2 winners 2: 1-w1']],
  [
    'five give three byes, and semifinals a match for the third place',
    5,
    WITH_THIRD,
    ['1 winners 1: 4-5', '2 winners 2: 1-w1', '3 winners 2: 2-3', '4 winners 3: w2-w3', '5 third-place 1: l2-l3'],
  ],
  [
    'four play twice for elimination, with a reset',
    4,
    WITH_RESET,
    [
      '1 winners 1: 1-4',
      '2 winners 1: 2-3',
      '3 winners 2: w1-w2',
      '4 losers 1: l1-l2',
      '5 losers 2: l3-w4',
      '6 final 1: w3-w5',
      '7 reset 1: l6-w6',
    ],
  ],
  ['two play twice', 2, WITH_RESET, ['1 winners 1: 1-2', '2 final 1: w1-l1', '3 reset 1: l2-w2']],
  [
    'three play twice, where nobody waits for a match that is not there',
    3,
    DOUBLE,
    ['1 winners 1: 2-3', '2 winners 2: 1-w1', '3 losers 2: l2-l1', '4 final 1: w2-w3'],
  ],
])('%s', (_, entrants, elimination, expected) => {
  expect(shown(bracketOf(entrants, elimination))).toEqual(expected);
});

interface Played {
  readonly bracket: readonly BracketMatch[];
  readonly results: Map<number, 0 | 1>;
  readonly losses: Map<number, number>;
  readonly met: readonly { readonly pair: string; readonly match: BracketMatch }[];
}

/** Plays it to its end, each match by lot or by the better seed. A reset is played only where it has to be. */
function play(entrants: number, elimination: Elimination, seed: number | 'favourites'): Played {
  const bracket = bracketOf(entrants, elimination);
  const results = new Map<number, 0 | 1>();
  const losses = new Map(Array.from({ length: entrants }, (_, nth) => [nth + 1, 0]));
  const met: { pair: string; match: BracketMatch }[] = [];
  const lot = seededChance(new Uint8Array(32).fill(seed === 'favourites' ? 0 : seed), { game: 'b', epoch: 0 }).dice(
    'x',
    0,
  );
  for (const match of bracket) {
    const [one, other] = sidesOf(bracket, results, match.match) as [number, number];
    if (match.part === 'reset' && losses.get(one) === 2) continue;
    const won = seed === 'favourites' ? (one < other ? 0 : 1) : (lot.below(2) as 0 | 1);
    results.set(match.match, won);
    const loser = won === 0 ? other : one;
    losses.set(loser, losses.get(loser)! + 1);
    met.push({ pair: [one, other].sort((a, b) => a - b).join('-'), match });
  }
  return { bracket, results, losses, met };
}

const sizes = fc.integer({ min: 2, max: 70 });

describe('any bracket', () => {
  it('of single elimination puts everybody out but one, each by one loss', () => {
    fc.assert(
      fc.property(sizes, fc.nat(250), (entrants, seed) => {
        const { bracket, losses } = play(entrants, SINGLE, seed);
        expect(bracket).toHaveLength(entrants - 1);
        expect([...losses.values()].sort()).toEqual([0, ...new Array<number>(entrants - 1).fill(1)]);
      }),
    );
  });

  it('of double elimination puts everybody out but one, each by two losses', () => {
    fc.assert(
      fc.property(sizes, fc.nat(250), (entrants, seed) => {
        const { bracket, losses } = play(entrants, WITH_RESET, seed);
        expect(bracket).toHaveLength(2 * entrants - 1);
        const [champion, ...others] = [...losses.values()].sort();
        expect(champion).toBeLessThanOrEqual(1);
        expect(others).toEqual(new Array<number>(entrants - 1).fill(2));
      }),
    );
  });

  it('lets the better seeds meet last, if they win', () => {
    fc.assert(
      fc.property(sizes, (entrants) => {
        const { met } = play(entrants, SINGLE, 'favourites');
        expect(met.at(-1)?.pair).toBe('1-2');
        if (entrants >= 4)
          expect(
            met
              .slice(-3, -1)
              .map(({ pair }) => pair)
              .sort(),
          ).toEqual(['1-4', '2-3']);
      }),
    );
  });

  it.each([
    [8, 2, 4],
    [16, 4, 6],
    [32, 5, 8],
    [64, 7, 10],
  ])('of %i players lets nobody meet again before round %i of %i of the losers', (entrants, round, rounds) => {
    expect(Math.max(...bracketOf(entrants, DOUBLE).map((match) => (match.part === 'losers' ? match.round : 0)))).toBe(
      rounds,
    );
    for (let seed = 0; seed < 200; seed++) {
      const { met } = play(entrants, DOUBLE, seed);
      const seen = new Set<string>();
      for (const { pair, match } of met) {
        if (seen.has(pair) && match.part === 'losers') expect(match.round).toBeGreaterThanOrEqual(round);
        seen.add(pair);
      }
    }
  });

  it('knows the sides of no match that waits', () => {
    const bracket = bracketOf(4, SINGLE);
    expect(sidesOf(bracket, new Map([[1, 1]]), 3)).toEqual([4, null]);
  });
});
