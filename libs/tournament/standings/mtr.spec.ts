import fc from 'fast-check';
import { decimal, mean } from './fraction.js';
import { MTR_2026_02_27 } from './mtr.js';
import { entrantId, type Rounds, type TableResult } from './results.js';
import { type Entrant, type Standing, standings } from './standings.js';
import { whyAbove } from './why-above.js';

const entrant = (name: string, disqualified = false): Entrant => ({ id: entrantId(name), disqualified });
const beats = (a: string, b: string, won = 2, lost = 0, drawn = 0): TableResult => ({
  is: 'match',
  entrants: [entrantId(a), entrantId(b)],
  games: { won: [won, lost], drawn },
  bothLost: false,
});
const draws = (a: string, b: string, each = 1, drawn = 0): TableResult => beats(a, b, each, each, drawn);
const bye = (name: string): TableResult => ({ is: 'bye', entrant: entrantId(name) });
const loss = (name: string): TableResult => ({ is: 'loss', entrant: entrantId(name) });

/** A row as it is printed: rank, name, points, OMW, GW, OGW. */
const row = ({ rank, entrant: name, points, tieBreaks }: Standing): string =>
  [rank, name, decimal(points, 0), ...tieBreaks.map(({ value }) => decimal(value, 4))].join(' ');

const table = (names: string, rounds: Rounds, out: readonly string[] = []): readonly string[] =>
  standings(
    names.split(' ').map((name) => entrant(name, out.includes(name))),
    rounds,
    MTR_2026_02_27,
  ).map(row);

const ROUND_ROBIN: Rounds = [
  [beats('anna', 'bert'), beats('carl', 'dora', 2, 1)],
  [beats('anna', 'carl', 2, 1), beats('bert', 'dora')],
  [beats('anna', 'dora'), beats('bert', 'carl', 2, 1)],
];

describe('standings by the Magic tournament rules', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    [
      'before the first round, where all are equal',
      table('anna bert', []),
      ['1 anna 0 0.0000 0.0000 0.0000', '1 bert 0 0.0000 0.0000 0.0000'],
    ],
    [
      'with opponents who won less than a third counted as 0.33, and not as one third',
      table('anna bert carl dora', ROUND_ROBIN),
      [
        '1 anna 9 0.4433 0.8571 0.4486',
        '2 bert 6 0.5544 0.5714 0.5439',
        '3 carl 3 0.6656 0.4444 0.5862',
        '4 dora 0 0.6667 0.3300 0.6243',
      ],
    ],
    [
      'with a bye as two games won, which gives no opponent',
      table('anna bert carl', [
        [beats('anna', 'bert', 2, 1), bye('carl')],
        [beats('anna', 'carl', 2, 1), bye('bert')],
      ]),
      ['1 anna 6 0.5000 0.6667 0.6000', '2 bert 3 1.0000 0.6000 0.6667', '2 carl 3 1.0000 0.6000 0.6667'],
    ],
    [
      'with drawn matches and drawn games',
      table('anna bert carl dora', [[draws('anna', 'bert', 1, 1), beats('carl', 'dora', 1, 0, 1)]]),
      [
        '1 carl 3 0.3300 0.6667 0.3300',
        '2 anna 1 0.3333 0.4444 0.4444',
        '2 bert 1 0.3333 0.4444 0.4444',
        '4 dora 0 1.0000 0.3300 0.6667',
      ],
    ],
    [
      'over the rounds that a dropped player took part in, and no others',
      table('anna bert carl dora', [
        [beats('anna', 'bert'), beats('carl', 'dora')],
        [beats('anna', 'carl'), bye('dora')],
      ]),
      [
        '1 anna 6 0.4150 1.0000 0.4150',
        '2 carl 3 0.7500 0.5000 0.7500',
        '3 dora 3 0.5000 0.5000 0.5000',
        '4 bert 0 1.0000 0.3300 1.0000',
      ],
    ],
    [
      'with a late entry, whose missed round is lost without an opponent and without games',
      table('anna bert late', [
        [beats('anna', 'bert'), loss('late')],
        [beats('late', 'anna'), bye('bert')],
      ]),
      ['1 late 3 0.5000 1.0000 0.5000', '2 anna 3 0.5000 0.5000 0.7500', '3 bert 3 0.5000 0.5000 0.5000'],
    ],
  ])('are right %s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });

  it('leave out whoever is disqualified, and count them as an opponent all the same', () => {
    expect(table('anna bert carl dora', ROUND_ROBIN, ['bert']).map((line) => line.split(' ').slice(0, 4))).toEqual([
      ['1', 'anna', '9', '0.4433'],
      ['2', 'carl', '3', '0.6656'],
      ['3', 'dora', '0', '0.6667'],
    ]);
  });

  it('let both lose a match that a judge gives to nobody', () => {
    const rounds: Rounds = [
      [{ ...beats('anna', 'bert', 1, 0), bothLost: true } as TableResult, beats('carl', 'dora', 2, 0)],
    ];
    const rows = standings(
      ['anna', 'bert', 'carl', 'dora'].map((name) => entrant(name)),
      rounds,
      MTR_2026_02_27,
    );
    expect(rows.map(({ entrant: name, record }) => [name, record.won, record.lost])).toEqual([
      ['carl', 1, 0],
      ['dora', 0, 1],
      ['anna', 0, 1],
      ['bert', 0, 1],
    ]);
  });
});

it.each([
  [8, 3],
  [9, 5],
  [32, 5],
  [33, 6],
  [64, 6],
  [128, 7],
  [226, 8],
  [409, 9],
  [410, 10],
  [10_000, 10],
])('%i players usually play %i rounds', (players, rounds) => {
  expect(MTR_2026_02_27.usualRounds(players)).toBe(rounds);
});

/** Any tournament: pairs drawn by lot, who is left over has a bye, some drop, some enter late. */
const tournaments = fc.record({
  size: fc.integer({ min: 2, max: 12 }),
  rounds: fc.integer({ min: 0, max: 6 }),
  lots: fc.infiniteStream(fc.nat(1_000_000)),
});

function played(
  size: number,
  rounds: number,
  lots: Iterator<number>,
): { entrants: Entrant[]; rounds: TableResult[][] } {
  const lot = (below: number): number => (lots.next().value as number) % below;
  const entrants = Array.from({ length: size }, (_, nth) => entrant(`e${String(nth).padStart(2, '0')}`));
  let present: readonly Entrant[] = entrants;
  const all = Array.from({ length: rounds }, () => {
    const left = [...present];
    const tables: TableResult[] = [];
    while (left.length > 1) {
      const [a] = left.splice(lot(left.length), 1);
      const [b] = left.splice(lot(left.length), 1);
      tables.push({
        is: 'match',
        entrants: [a!.id, b!.id],
        games: { won: [lot(3), lot(3)], drawn: lot(2) },
        bothLost: lot(20) === 0,
      });
    }
    for (const { id } of left) tables.push({ is: 'bye', entrant: id });
    if (present.length > 2 && lot(3) === 0) present = present.filter((_, nth) => nth !== lot(present.length));
    return tables;
  });
  return { entrants, rounds: all };
}

describe('standings of any tournament', () => {
  const each = (
    holds: (rows: readonly Standing[], entrants: readonly Entrant[], rounds: TableResult[][]) => void,
  ): void => {
    fc.assert(
      fc.property(tournaments, ({ size, rounds: count, lots }) => {
        const { entrants, rounds } = played(size, count, lots[Symbol.iterator]());
        holds(standings(entrants, rounds, MTR_2026_02_27), entrants, rounds);
      }),
    );
  };

  it('name everybody once, from the first rank down, by what decides', () => {
    each((rows, entrants) => {
      expect(new Set(rows.map(({ entrant: id }) => id)).size).toBe(entrants.length);
      for (const [nth, row] of rows.slice(1).entries()) {
        const above = rows[nth]!;
        expect(row.rank).toBe(whyAbove(above, row, MTR_2026_02_27).by === 'nothing' ? above.rank : nth + 2);
      }
    });
  });

  it('do not depend on the order of entrants or tables', () => {
    each((rows, entrants, rounds) => {
      const turned = rounds.map((tables) => [...tables].reverse());
      expect(standings([...entrants].reverse(), turned, MTR_2026_02_27)).toEqual(rows);
    });
  });

  it('give shares between 0.33 and one, each the mean of its parts', () => {
    each((rows) => {
      for (const { tieBreaks } of rows) {
        for (const nth of [0, 2]) {
          const { value, parts } = tieBreaks[nth]!;
          expect(mean(parts.map((part) => part.value))).toEqual(value);
          if (parts.length > 0) expect(Number(decimal(value, 6))).toBeGreaterThanOrEqual(0.33);
          expect(Number(decimal(value, 6))).toBeLessThanOrEqual(1);
        }
      }
    });
  });

  it('give three points a decided match, two a draw, none a match that both lost', () => {
    each((rows, _, rounds) => {
      const given = rounds.flat().map((result) => {
        if (result.is !== 'match') return result.is === 'bye' ? 3 : 0;
        if (result.bothLost) return 0;
        return result.games.won[0] === result.games.won[1] ? 2 : 3;
      });
      const points = rows.map((row) => Number(decimal(row.points, 0)));
      expect(points.reduce((sum, each) => sum + each, 0)).toBe(given.reduce<number>((sum, each) => sum + each, 0));
    });
  });
});
