import fc from 'fast-check';
import { anyFacts } from '#test/stats';
import { cardRecords } from './cards.js';
import { DIMENSION_NAMES, type Dimension } from './dimensions.js';
import { type Appearance, appearancesIn, type GameFact } from './facts.js';
import { type Condition, type Filter, selects } from './filter.js';
import { type Cell, gamesOf, tableOf } from './table.js';
import { rateOf, type Tally } from './tally.js';

/** Dimensions of which each appearance has one value. */
const SINGLE: readonly Dimension[] = ['game', 'match', 'ended', 'month', 'day', 'seat', 'player'];

const anyDimension = fc.constantFrom(...DIMENSION_NAMES);

const anyFilter: fc.Arbitrary<Filter> = fc.array(
  fc.oneof(
    fc.constantFrom<Condition>(
      { on: 'player', is: 'anna' },
      { on: 'opponent', is: 'bert' },
      { on: 'faction', is: 'red' },
      { on: 'card', is: 'ash' },
      { on: 'tournament', is: 't1' },
      { on: 'length', is: '6-10' },
      { on: 'rating-from', rating: 15_000_000 },
      { on: 'rating-below', rating: 15_000_000 },
    ),
    fc.constantFrom<Condition>({ on: 'since', at: Date.UTC(2026, 5, 1) }, { on: 'before', at: Date.UTC(2026, 8, 1) }),
  ),
  { maxLength: 2 },
);

const selected = (facts: readonly GameFact[], filter: Filter): readonly Appearance[] =>
  facts.flatMap(appearancesIn).filter((appearance) => selects(filter, appearance));

const total = (cells: readonly Cell[], of: keyof Tally): number => cells.reduce((sum, { tally }) => sum + tally[of], 0);

describe('a table of any games', () => {
  it('adds up to all that its filter selects, where each appearance has one value', () => {
    fc.assert(
      fc.property(anyFacts, anyFilter, fc.constantFrom(...SINGLE), (facts, filter, by) => {
        const all = tableOf(facts, [], filter).cell().tally;
        const cells = tableOf(facts, [by], filter).cells();
        for (const part of ['n', 'won', 'drawn', 'lost'] as const) expect(total(cells, part)).toBe(all[part]);
        expect(all.n).toBe(selected(facts, filter).length);
        expect(all.won + all.drawn + all.lost).toBe(all.n);
      }),
    );
  });

  it('has in each cell exactly what the filter of the cell selects', () => {
    fc.assert(
      fc.property(anyFacts, anyFilter, anyDimension, anyDimension, (facts, filter, one, other) => {
        for (const cell of tableOf(facts, [one, other], filter).cells()) {
          const found = selected(facts, cell.filter);
          expect(found).toHaveLength(cell.tally.n);
          expect(tableOf(facts, [], cell.filter).cell().tally).toEqual(cell.tally);
          expect(
            gamesOf(facts, cell.filter)
              .map(({ id }) => id)
              .sort(),
          ).toEqual([...new Set(found.map(({ fact }) => fact.id))].sort());
        }
      }),
    );
  });

  it('is the same whether games are filtered before or while they are counted, and in any order', () => {
    fc.assert(
      fc.property(anyFacts, anyFilter, anyDimension, (facts, filter, by) => {
        const before = facts.filter((fact) => appearancesIn(fact).some((each) => selects(filter, each)));
        const cells = tableOf(facts, [by], filter).cells();
        expect(tableOf(before, [by], filter).cells()).toEqual(cells);
        expect(tableOf([...facts].reverse(), [by], filter).cells()).toEqual(cells);
      }),
    );
  });

  it('has a cell for what nobody played', () => {
    expect(tableOf([], ['player'], []).cell('anna')).toEqual({
      keys: ['anna'],
      tally: expect.objectContaining({ n: 0 }) as Tally,
      filter: [{ on: 'player', is: 'anna' }],
    });
  });

  it('has each match-up of two the other way round, too', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const ofTwo = facts.filter(({ seats }) => seats.length === 2);
        const cells = tableOf(ofTwo, ['archetype', 'opponent-archetype'], []).cells();
        for (const { keys, tally } of cells) {
          const turned = cells.find((cell) => cell.keys[0] === keys[1] && cell.keys[1] === keys[0]);
          expect(turned?.tally.n).toBe(tally.n);
          expect(turned?.tally.drawn).toBe(tally.drawn);
          expect(turned?.tally.won).toBeLessThanOrEqual(tally.lost);
        }
      }),
    );
  });

  it('has as many games of a player by opponents, seats, endings and months as in all, where there are two', () => {
    fc.assert(
      fc.property(anyFacts, anyFilter, (facts, filter) => {
        const ofTwo = facts.filter(({ seats }) => seats.length === 2);
        const own: Filter = [...filter, { on: 'player', is: 'anna' }];
        const { n } = tableOf(ofTwo, [], own).cell().tally;
        for (const by of ['opponent', 'seat', 'ended', 'month'] as const)
          expect(total(tableOf(ofTwo, [by], own).cells(), 'n')).toBe(n);
      }),
    );
  });

  it('counts a card as often as the table of all cards at once', () => {
    fc.assert(
      fc.property(anyFacts, anyFilter, (facts, filter) => {
        for (const { card, inDeck, whenDrawn, whenPlayed } of cardRecords(facts, filter)) {
          expect(inDeck.tally).toEqual(tableOf(facts, ['card'], filter).cell(card).tally);
          expect(whenDrawn.tally).toEqual(tableOf(facts, ['card-drawn'], filter).cell(card).tally);
          expect(whenPlayed.tally).toEqual(tableOf(facts, ['card-played'], filter).cell(card).tally);
        }
      }),
    );
  });
});

const tally = (won: number, drawn: number, lost: number): Tally => ({ n: won + drawn + lost, won, drawn, lost });

it.each<[string, Tally, number | null, number, number]>([
  // Wilson's interval as in the literature: 95 % of 10 of 20 is 0.2993 to 0.7007, of 0 of 10 is 0 to 0.2775
  ['ten of twenty', tally(10, 0, 10), 0.5, 0.2993, 0.7007],
  ['none of ten', tally(0, 0, 10), 0, 0, 0.2775],
  ['all of ten', tally(10, 0, 0), 1, 0.7225, 1],
  ['a draw as half a win', tally(5, 10, 5), 0.5, 0.2993, 0.7007],
  ['of nothing all is possible', tally(0, 0, 0), null, 0, 1],
])('the rate of %s has its interval', (_, of, share, low, high) => {
  const rate = rateOf(of);
  expect(rate.n).toBe(of.n);
  expect(rate.share).toBe(share);
  expect(rate.low).toBeCloseTo(low, 4);
  expect(rate.high).toBeCloseTo(high, 4);
});
