import { seededChance } from '#kernel';
import { MTR_2026_02_27 } from '../standings/mtr.js';
import { type EntrantId, entrantId, type TableResult } from '../standings/results.js';
import type { RuleSet } from '../standings/rule-set.js';
import { toPair } from './history.js';
import { pairSwiss } from './swiss.js';

const [ANNA, BERT, CARL] = [entrantId('anna'), entrantId('bert'), entrantId('carl')];
const match = (one: EntrantId, other: EntrantId, won: number, lost: number): TableResult => ({
  is: 'match',
  entrants: [one, other],
  games: { won: [won, lost], drawn: 0 },
  bothLost: false,
});
const bye = (entrant: EntrantId): TableResult => ({ is: 'bye', entrant });

describe('what matters for the next round', () => {
  it('is nothing before the first', () => {
    expect(toPair([ANNA], [], MTR_2026_02_27)).toEqual([
      { entrant: ANNA, score: 0, met: new Set(), apart: new Set(), hadBye: false, pairedDown: 0 },
    ]);
  });

  it('is who was met, who had a bye, and who met a lower score', () => {
    const rounds = [
      [match(ANNA, BERT, 2, 0), bye(CARL)],
      [match(CARL, BERT, 2, 1), bye(ANNA)],
    ];
    expect(toPair([ANNA, BERT, CARL], rounds, MTR_2026_02_27)).toEqual([
      { entrant: ANNA, score: 6, met: new Set([BERT]), apart: new Set(), hadBye: true, pairedDown: 0 },
      { entrant: BERT, score: 0, met: new Set([ANNA, CARL]), apart: new Set(), hadBye: false, pairedDown: -1 },
      { entrant: CARL, score: 6, met: new Set([BERT]), apart: new Set(), hadBye: true, pairedDown: 1 },
    ]);
  });

  it('counts a win without play as a bye, and whoever did not come as not met', () => {
    const rounds: TableResult[][] = [
      [
        { is: 'forfeit', entrants: [ANNA, BERT], won: 0 },
        { is: 'awarded-bye', entrant: CARL },
      ],
      [
        { is: 'forfeit', entrants: [BERT, CARL], won: null },
        { is: 'half-bye', entrant: ANNA },
      ],
    ];
    const paired = toPair([ANNA, BERT, CARL], rounds, MTR_2026_02_27, [[ANNA, BERT]]);
    expect(paired.map(({ score, hadBye, met, apart }) => [score, hadBye, met.size, [...apart]])).toEqual([
      [4, true, 0, [BERT]],
      [0, false, 0, [ANNA]],
      [3, true, 0, []],
    ]);
  });

  it('counts half points whole, so that no score is rounded', () => {
    const halves: RuleSet = { ...MTR_2026_02_27, points: { win: 2, draw: 1, loss: 0, bye: 2, parts: 2 } };
    const rounds = [[match(ANNA, BERT, 1, 1)], [match(ANNA, CARL, 1, 1)]];
    expect(toPair([ANNA, BERT, CARL], rounds, halves).map(({ score }) => score)).toEqual([2, 1, 1]);
  });

  it('pairs a whole tournament without a rematch, and gives everybody a round each time', () => {
    const lot = seededChance(new Uint8Array(32).fill(9), { game: 'tournament', epoch: 0 }).dice('all', 0);
    const entrants = Array.from({ length: 65 }, (_, nth) => entrantId(`e${nth}`));
    const rounds: TableResult[][] = [];
    for (let nth = 0; nth < 7; nth++) {
      const round = pairSwiss(toPair(entrants, rounds, MTR_2026_02_27), lot);
      expect(round.rematches).toEqual([]);
      expect(round.tables).toHaveLength(32);
      expect(round.bye?.why).toBe('lowest-group');
      rounds.push([
        ...round.tables.map(([a, b]) => match(a, b, lot.below(3), lot.below(3))),
        ...(round.bye === null ? [] : [bye(round.bye.entrant)]),
      ]);
    }
    const end = toPair(entrants, rounds, MTR_2026_02_27);
    expect(end.every(({ met, hadBye }) => met.size === (hadBye ? 6 : 7))).toBe(true);
  });
});
