import { crossTable } from '#test/tournament';
import { decimal } from './fraction.js';
import { entrantId } from './results.js';
import { RULE_SETS, ruleChoiceFlaw, type RuleChoice, ruleSetOf } from './rule-sets.js';
import { standings } from './standings.js';
import { whyAbove } from './why-above.js';

const choice = (chosen: Partial<RuleChoice>): RuleChoice => ({
  ruleSet: 'mtr-2026-02-27',
  points: null,
  tieBreaks: null,
  ...chosen,
});

const POINTS = { win: 3, draw: 1, loss: 0, bye: 3, parts: 1 };

it.each<[string, Partial<RuleChoice>, object]>([
  [
    'a rule set that there is not',
    { ruleSet: 'mtr-1999' },
    { flaw: 'unknown-rule-set', ruleSet: 'mtr-1999', known: ['mtr-2026-02-27', 'fide-2026-03-01', 'fide-2024-08-01'] },
  ],
  [
    'a tie-break that it does not offer',
    { tieBreaks: ['OMW', 'BH'] },
    { flaw: 'unknown-tie-break', tieBreak: 'BH', offered: ['OMW', 'GW', 'OGW'] },
  ],
  ['a tie-break twice', { tieBreaks: ['OMW', 'OMW'] }, { flaw: 'tie-break-twice', tieBreak: 'OMW' }],
  ['a loss worth as much as a win', { points: { ...POINTS, loss: 3, draw: 3 } }, { flaw: 'points' }],
  ['a draw worth less than a loss', { points: { ...POINTS, loss: 2 } }, { flaw: 'points' }],
  ['half a part', { points: { ...POINTS, draw: 0.5 } }, { flaw: 'points' }],
  ['points below none', { points: { ...POINTS, loss: -1 } }, { flaw: 'points' }],
  ['a bye worth more than a win', { points: { ...POINTS, bye: 4 } }, { flaw: 'points' }],
  ['parts that are none', { points: { ...POINTS, parts: 0 } }, { flaw: 'points' }],
])('%s is no choice', (_, chosen, flaw) => {
  expect(ruleChoiceFlaw(choice(chosen))).toMatchObject(flaw);
  expect(() => ruleSetOf(choice(chosen))).toThrow(/no rules to play by/);
});

it('each rule set is what it is by default, and can be chosen by its id', () => {
  for (const rules of RULE_SETS) {
    expect(ruleSetOf(choice({ ruleSet: rules.id }))).toEqual(rules);
    expect(rules.id.endsWith(rules.since)).toBe(true);
    expect(ruleSetOf(choice({ ruleSet: rules.id, tieBreaks: [] }))).toMatchObject({ tieBreaks: [] });
  }
});

/** 2 beat 1, as did 3, whom 2 did not meet. */
const LINES = ['1: 2l 3l', '2: 1w U', '3: H 1w', '4: 5d Z', '5: 4d H'];

it('other points count in the scores and in the shares of opponents', () => {
  const rules = ruleSetOf(choice({ points: { win: 2, draw: 1, loss: 0, bye: 1, parts: 1 } }));
  const rows = standings(
    ['1', '2', '3', '4', '5'].map((name) => ({ id: entrantId(name), disqualified: false })),
    crossTable(LINES),
    rules,
  );
  expect(
    rows.map(({ entrant, points, tieBreaks }) => `${entrant} ${decimal(points, 0)} ${decimal(tieBreaks[0]!.value, 3)}`),
  ).toEqual(['2 3 0.330', '3 3 0.330', '5 2 0.330', '4 1 0.500', '1 0 0.750']);
  const [two, three, five, four] = rows;
  expect(two!.record).toEqual({ won: 1, drawn: 1, lost: 0 }); // its bye gives what a draw does
  expect(whyAbove(two!, five!, rules)).toMatchObject({ by: 'points', above: '2' });
  expect(whyAbove(five!, two!, rules)).toMatchObject({ by: 'points', above: '2' });
  expect(whyAbove(three!, two!, rules)).toMatchObject({ by: 'tie-break', above: '2', tieBreak: 'GW', nth: 1 });
  expect(whyAbove(four!, four!, rules)).toEqual({ by: 'nothing' });
});
