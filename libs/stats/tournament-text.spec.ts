import fc from 'fast-check';
import { anyTournament, crossTable } from '#test/tournament';
import { type EntrantId, entrantId, type Rounds, RULE_SETS, ruleSetOf, standings } from '#tournament';
import { shownTieBreak, standingsText } from './standings-text.js';
import { trf, type TrfTournament } from './trf.js';

const [MTR, FIDE] = RULE_SETS as [(typeof RULE_SETS)[0], (typeof RULE_SETS)[0]];

const NAMES: Readonly<Record<string, string>> = {
  1: 'Anna Ahlström',
  2: 'Bert',
  3: 'Carl\nvon und zu',
  4: 'Dora',
  5: 'Enzo',
};

const tournament = (rounds: Rounds, more: Partial<TrfTournament> = {}): TrfTournament => ({
  title: 'Winter Cup',
  start: '2026-11-21',
  end: '2026-11-22',
  arbiter: 'Ida Judge',
  players: ['1', '2', '3', '4', '5'].map((id) => ({
    id: entrantId(id),
    name: NAMES[id] ?? id,
    rating: id === '1' ? 2105 : null,
    federation: id === '1' ? 'SWE' : null,
    disqualified: false,
  })),
  rounds,
  plannedRounds: 3,
  rules: FIDE,
  as: 'swiss',
  ...more,
});

const ROUNDS = crossTable(['1: 2w 3d 4+', '2: 1l F 5-', '3: 4w 1d H', '4: 3l U 1-', '5: Z Z 2-']);

describe('the report of a tournament for FIDE', () => {
  it('has a line each in the columns of TRF16', () => {
    expect([...trf(tournament(ROUNDS))].join('')).toBe(
      [
        '012 Winter Cup',
        '042 2026/11/21',
        '052 2026/11/22',
        '062 5',
        '072 1',
        '092 Individual: Swiss-System',
        '102 Ida Judge',
        'XXR 3',
        '001    1      Anna Ahlström                     2105 SWE                         2.5    1     2 w 1     3 w =     4 w +',
        '001    2      Bert                                 0                             1.0    3     1 b 0  0000 - F     5 w -',
        '001    3      Carl von und zu                      0                             2.0    2     4 w 1     1 b =  0000 - H',
        '001    4      Dora                                 0                             1.0    4     3 b 0  0000 - U     1 b -',
        '001    5      Enzo                                 0                             0.0    5  0000 - Z  0000 - Z     2 b -',
        '',
      ].join('\n'),
    );
  });

  it('says what points are worth where these are not the usual ones', () => {
    expect([...trf(tournament(ROUNDS, { rules: MTR }))].find((line) => line.startsWith('XXS'))).toBe(
      'XXS WW=3.0 BW=3.0 FPB=3.0 FW=3.0 WD=1.0 BD=1.0 HPB=1.0 WL=0.0 BL=0.0 ZPB=0.0 FL=0.0 PAB=3.0\n',
    );
  });

  it('ranks who is disqualified below all others', () => {
    const { players } = tournament(ROUNDS);
    const out = players.map((player) => ({ ...player, disqualified: player.id === '1' }));
    const ranks = [...trf(tournament(ROUNDS, { players: out }))]
      .filter((line) => line.startsWith('001'))
      .map((line) => Number(line.slice(85, 89)));
    expect(ranks).toEqual([5, 2, 1, 3, 4]);
  });

  it('is read back to the same points and ranks, of any tournament', () => {
    fc.assert(
      fc.property(anyTournament, ({ entrants, rounds }) => {
        const players = entrants.map((id) => ({ id, name: id, rating: null, federation: null, disqualified: false }));
        const lines = [...trf(tournament(rounds, { players }))].filter((line) => line.startsWith('001'));
        const read = crossTable(lines.map((line) => cellsOf(line, rounds.length)));
        const of = (all: readonly { id: EntrantId; disqualified: boolean }[], results: Rounds): readonly string[] =>
          standings(all, results, WINS).map(({ entrant, rank, points }) => `${entrant} ${rank} ${String(points.top)}`);
        const numbered = entrants.map((_, nth) => ({ id: entrantId(String(nth + 1)), disqualified: false }));
        const names = new Map(entrants.map((id, nth) => [String(nth + 1), id]));
        const again = of(numbered, read).map((line) => line.replace(/^\d+/, (number) => names.get(number) ?? ''));
        expect([...again].sort()).toEqual([...of(players, rounds)].sort());
      }),
    );
  });
});

const WINS = ruleSetOf({ ruleSet: FIDE.id, points: null, tieBreaks: ['WON', 'PS', 'BH', 'SB-C1'] });

/** The line of a cross-table, by the columns that the format gives to the rounds. */
function cellsOf(line: string, rounds: number): string {
  const letters: Readonly<Record<string, string>> = { '1': 'w', '=': 'd', '0': 'l' };
  const cells = Array.from({ length: rounds }, (_, nth) => {
    const opponent = line.slice(91 + 10 * nth, 95 + 10 * nth).trim();
    const result = line.charAt(98 + 10 * nth);
    return opponent === '0000' ? result : `${opponent}${letters[result] ?? result}`;
  });
  return `${line.slice(4, 8).trim()}:${cells.map((cell) => ` ${cell}`).join('')}`;
}

it('standings are printed in columns', () => {
  const rules = ruleSetOf({ ruleSet: FIDE.id, points: null, tieBreaks: ['BH', 'DE', 'WIN'] });
  const rows = standings(tournament(ROUNDS).players, ROUNDS, rules);
  // 1: 1 of Bert, 2 of Carl, and 1 of Dora who did not come; 2: 2.5 of Anna, 1 and 1 of themselves for the bye and the
  // forfeit; 3: 1, 2.5 and three draws for the half bye; 4: 2, 1 and 1; 5: nothing, as they have
  expect(
    [...standingsText('Winter Cup,\nround 3', { rows, places: [] }, (id) => NAMES[id] ?? id, rules)].join(''),
  ).toBe(
    [
      'Winter Cup, round 3',
      '',
      '#  Player           Points  W-D-L   BH  DE  WIN',
      '1  Anna Ahlström       2.5  2-1-0    4   1    2',
      '2  Carl von und zu       2  1-2-0    5   1    1',
      '3  Bert                  1  1-0-2  4.5   1    1',
      '4  Dora                  1  1-0-2    4   1    1',
      '5  Enzo                  0  0-0-3    0   1    0',
      '',
    ].join('\n'),
  );
});

it('the places of a bracket are printed above them', () => {
  const rules = ruleSetOf({ ruleSet: FIDE.id, points: null, tieBreaks: ['WIN'] });
  const places = [
    { place: 1, entrant: entrantId('2') },
    { place: 2, entrant: entrantId('1') },
  ];
  const printed = (rows: ReturnType<typeof standings>): string =>
    [...standingsText('Winter Cup', { rows, places }, (id) => NAMES[id] ?? id, rules)].join('');
  const final = `Winter Cup\n\n#  Player\n1  ${NAMES['2']}\n2  ${NAMES['1']}\n`;
  expect(printed([])).toBe(final);
  const before = printed(standings(tournament(ROUNDS).players, ROUNDS, rules));
  expect(before).toContain(`${final}\nThe rounds before\n\n#  Player           Points  W-D-L  WIN\n1  Anna`);
});

it.each([
  ['percent', 2n, 3n, '66.67'],
  ['place', 0n, 1n, '1'],
  ['place', -2n, 1n, '3'],
  ['points', 5n, 2n, '2.5'],
  ['points', 13n, 4n, '3.25'],
  ['count', 4n, 1n, '4'],
] as const)('a tie-break shown as %s', (shownAs, top, bottom, expected) => {
  expect(shownTieBreak({ shownAs }, { value: { top, bottom }, parts: [] })).toBe(expected);
});
