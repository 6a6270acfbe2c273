import fc from 'fast-check';
import { millis } from '#kernel';
import { gameFact, seatFact } from '#test/stats';
import { cardRecords } from './cards.js';
import { dayOf, type Dimension } from './dimensions.js';
import type { GameFact } from './facts.js';
import type { Filter } from './filter.js';
import { CARD_COLUMNS, cardRows, cellColumns, cellRows, GAME_COLUMNS, gameRows } from './rows.js';
import { type Cell, gamesOf, tableOf } from './table.js';
import { csv, csvHeader, ndjson } from './text.js';
import { TournamentSummary } from './tournament-summary.js';

const card = (name: string, played: number, copies = 1) => ({ card: name, copies, drawn: played > 0 ? 1 : 0, played });

const FACTS: readonly GameFact[] = [
  gameFact(
    'g1',
    [
      seatFact('anna', 1, { archetype: 'tide', factions: ['blue'], cards: [card('bell', 2), card('ash', 0)] }),
      seatFact('bert', 2, { archetype: 'forge', factions: ['red', 'blue'], cards: [card('ash', 1, 3)] }),
    ],
    { tournament: 't1', match: 'm1', at: millis(Date.UTC(2026, 9, 31)), rounds: 5 },
  ),
  gameFact(
    'g2',
    [
      seatFact('bert', 1, { archetype: 'forge', factions: ['red', 'blue'], cards: [card('ash', 0, 3)] }),
      seatFact('anna', 2, { archetype: 'tide', factions: ['blue'], cards: [card('bell', 0), card('ash', 1)] }),
    ],
    { tournament: 't1', match: 'm1', at: millis(Date.UTC(2026, 10, 1)), rounds: 21, ended: 'conceded' },
  ),
  gameFact('g3', [seatFact('anna', 1, { archetype: 'tide' }), seatFact('carl', 1, { archetype: 'tide' })]),
];

/** Each cell as its keys and won-drawn-lost. */
const told = (cells: readonly Cell[]): readonly string[] =>
  cells.map(({ keys, tally: { won, drawn, lost } }) => `${keys.join(' v ')}: ${won}-${drawn}-${lost}`);

const summaryOf = (facts: readonly GameFact[]): TournamentSummary => {
  const summary = new TournamentSummary();
  for (const fact of facts) summary.add(fact);
  return summary;
};

describe('of three games', () => {
  const ANNA: Filter = [{ on: 'player', is: 'anna' }];

  it.each<[Dimension, readonly string[]]>([
    ['opponent', ['bert: 1-0-1', 'carl: 0-1-0']],
    ['faction', ['blue: 1-0-1']],
    ['seat', ['1: 1-1-0', '2: 0-0-1']],
    ['length', ['1-5: 1-0-0', '21+: 0-0-1', '6-10: 0-1-0']],
    ['ended', ['score: 1-1-0', 'conceded: 0-0-1']],
    ['month', ['2026-11: 0-1-1', '2026-10: 1-0-0']],
  ])('a player has a record by %s', (by, cells) => {
    expect(told(tableOf(FACTS, [by], ANNA).cells())).toEqual(cells);
  });

  it('a figure leads to its games, the latest first', () => {
    const [against] = tableOf(FACTS, ['opponent'], ANNA).cells();
    expect(gamesOf(FACTS, against!.filter).map(({ id }) => id)).toEqual(['g2', 'g1']);
  });

  it.each([
    ['anna', '1-0-1'],
    ['carl', '0-0-0'],
  ])('one has a record against another, as bert against %s', (other, record) => {
    const both: Filter = [
      { on: 'player', is: 'bert' },
      { on: 'opponent', is: other },
    ];
    expect(told([tableOf(FACTS, [], both).cell()])).toEqual([`: ${record}`]);
  });

  it('a card counts where it is in a deck, where it was drawn, and where it was played', () => {
    const records = cardRecords(FACTS, []);
    expect(
      records.map(({ card: name, inDeck, whenDrawn, whenPlayed }) => [name, ...told([inDeck, whenDrawn, whenPlayed])]),
    ).toEqual([
      ['ash', 'ash: 2-0-2', 'ash: 0-0-2', 'ash: 0-0-2'],
      ['bell', 'bell: 1-0-1', 'bell: 1-0-0', 'bell: 1-0-0'],
    ]);
    expect(records.map(({ meanCopies, timesPlayed }) => [meanCopies, timesPlayed])).toEqual([
      [2, 2],
      [1, 2],
    ]);
  });

  it('archetypes meet, and one meets itself from both seats', () => {
    const cells = tableOf(FACTS, ['archetype', 'opponent-archetype'], []).cells();
    expect(told(cells)).toEqual(['forge v tide: 1-0-1', 'tide v forge: 1-0-1', 'tide v tide: 0-2-0']);
  });

  it('a tournament has its own, and one without games has none', () => {
    const { games, matches, players, meanDecisions, meanDuration } = summaryOf(FACTS.slice(0, 2));
    expect({ games, matches, players, meanDecisions, meanDuration }).toEqual({
      games: 2,
      matches: 1,
      players: 2,
      meanDecisions: 100,
      meanDuration: 600_000,
    });
    expect(summaryOf([])).toMatchObject({ games: 0, matches: 0, players: 0, meanDecisions: null, meanDuration: null });
  });

  it('a game that was not counted move by move has no length, and is left out of the means', () => {
    const told = gameFact('g4', [seatFact('anna', 1), seatFact('bert', 2)], { tournament: 't1', decisions: null });
    expect(tableOf([told], ['decisions'], []).cells()).toEqual([]);
    expect(tableOf([...FACTS, told], [], []).cell().tally.n).toBe(8);
    expect(summaryOf([...FACTS, told]).meanDecisions).toBe(100);
  });
});

it('a day is that of the calendar', () => {
  expect(['1969-12-31', '2000-02-29', '2026-11-21'].map((day) => dayOf(Date.parse(day) + 5))).toEqual([
    '1969-12-31',
    '2000-02-29',
    '2026-11-21',
  ]);
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2400-12-31') }), (date) => {
      expect(dayOf(date.getTime())).toBe(date.toISOString().slice(0, 10));
    }),
  );
});

describe('an export', () => {
  it('has a row a seat, and a row a card', () => {
    const [header, first, ...others] = [...csv(gameRows(FACTS))];
    expect(header).toBe(
      'game,of,set,match,tournament,day,at,seat,player,opponents,result,place,ended,rounds,decisions,duration,rating,deck,archetype,factions,bastion,mind\r\n',
    );
    expect(first).toBe(
      'g1,voidream,,m1,t1,2026-10-31,1793404800000,1,anna,bert,won,1,score,5,100,600000,,,tide,blue,,\r\n',
    );
    expect(others).toHaveLength(5);
    expect([...csv(gameRows(FACTS), true)]).toEqual([first, ...others]);
    expect(header).toBe(csvHeader(GAME_COLUMNS));
    expect([...csv(cardRows(FACTS))][0]).toBe(csvHeader(CARD_COLUMNS));
    expect([...ndjson(cardRows(FACTS))][0]).toBe(
      '{"game":"g1","seat":1,"player":"anna","result":"won","card":"bell","copies":1,"drawn":1,"played":2}\n',
    );
  });

  it('of a table has each rate with its number and interval', () => {
    const rows = [...cellRows(['archetype'], tableOf(FACTS, ['archetype'], []).cells())];
    expect(rows.map(({ archetype, n, won, drawn, lost, share }) => [archetype, n, won, drawn, lost, share])).toEqual([
      ['tide', 4, 1, 2, 1, 0.5],
      ['forge', 2, 1, 0, 1, 0.5],
    ]);
    expect([...csv(rows)][0]).toBe('archetype,n,won,drawn,lost,share,low,high\r\n');
    expect([...csv(rows)][0]).toBe(csvHeader(cellColumns(['archetype'])));
    expect([...csv([])]).toEqual([]);
  });

  it.each([
    ['a comma', 'a,b', '"a,b"'],
    ['a quote', 'a"b', '"a""b"'],
    ['a line break', 'a\nb', '"a\nb"'],
    ['a formula', '=1+2', "'=1+2"],
    ['nothing', null, ''],
    ['a number below zero', -3, '-3'],
  ])('writes %s so that nobody misreads it', (_, value, expected) => {
    expect([...csv([{ x: value }])][1]).toBe(`${expected}\r\n`);
  });
});
