import type { JsonObject } from '#kernel';
import {
  ability,
  all,
  arcanum,
  choose,
  entity,
  memory,
  O,
  P,
  setOf,
  Tabletop,
  type TableSetting,
  triggers,
} from '#test/voidream';

const imp = entity('Imp');
const own = (rest: JsonObject = {}): JsonObject => choose({ is: ['entity'], whose: 'each' }, { by: 'each', ...rest });
const sacrifice = { do: 'sacrifice', what: own() };
const roll = { do: 'roll', who: 'each' };
const both = (...steps: readonly JsonObject[]): JsonObject => ({ do: 'each-player', steps });

const doing = (steps: readonly JsonObject[], { p = {}, o = {}, cards = [] }: TableSetting = {}): Tabletop =>
  new Tabletop({ cards: [imp, arcanum('Act', steps), ...cards], p: { hand: ['act', 'call'], ...p }, o }).answer(
    'play:act',
  );
const entities = (table: Tabletop): readonly number[] => [P, O].map((seat) => table.see(seat).play.length);
const rolls = (table: Tabletop): readonly unknown[] =>
  table.facts.filter(({ kind }) => kind === 'rolled').map(({ open }) => open?.seat);

describe('VD-H.98 each player does the same', () => {
  const two = { p: { play: ['imp', 'imp'] }, o: { play: ['imp', 'imp'] } };

  it.each<[string, JsonObject, string[], string[]]>([
    [
      'a condition of their own',
      {
        do: 'if',
        check: { is: 'amount', amount: { of: 'count', group: { is: ['entity'], whose: 'each' } }, least: 1 },
        then: [sacrifice],
        else: [roll],
      },
      ['P choose', 'O choose'],
      ['choose:imp-2', 'choose:imp-5'],
    ],
    [
      'modes of their own',
      { do: 'one-of', who: 'each', modes: [[sacrifice], [roll]] },
      ['P mode', 'P choose', 'O mode', 'O choose'],
      ['mode-1', 'choose:imp-2', 'mode-1', 'choose:imp-5'],
    ],
    [
      'what they can',
      { do: 'if-able', steps: [sacrifice] },
      ['P choose', 'O choose'],
      ['choose:imp-2', 'choose:imp-5'],
    ],
    [
      'what they may',
      { do: 'may', who: 'each', steps: [sacrifice] },
      ['P may', 'P choose', 'O may', 'O choose'],
      ['yes', 'choose:imp-2', 'yes', 'choose:imp-5'],
    ],
  ])('by %s: both say all before either is done', (_, step, asked, answers) => {
    const table = doing([both(step)], two);
    answers.forEach((answer, i) => {
      expect([table.asked, ...entities(table)]).toEqual([asked[i], 2, 2]);
      table.answer(answer);
    });
    expect(entities(table)).toEqual([1, 1]);
    expect(table.story.filter((kind) => kind === 'sacrificed')).toHaveLength(2);
  });

  it('again and again, both before the next time', () => {
    const table = doing([both({ do: 'repeat', times: 2, steps: [sacrifice] })], two);
    table.answer('choose:imp-2');
    expect([table.asked, ...entities(table)]).toEqual(['O choose', 2, 2]);
    expect(entities(table.answer('choose:imp-5'))).toEqual([0, 0]);
  });

  it('for each of their own cards', () => {
    const tire = { do: 'for-each', of: all({ is: ['entity'], whose: 'each' }), steps: [{ do: 'exhaust', what: 'it' }] };
    const table = doing([both(tire)], { p: { play: ['imp', 'imp'] }, o: { play: ['imp'] } });
    expect([P, O].flatMap((seat) => table.see(seat).play.map(({ exhausted }) => exhausted))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('by the result of their own roll', () => {
    const high = {
      do: 'if',
      check: { is: 'amount', amount: { of: 'rolled' }, least: 3 },
      then: [{ do: 'evoke', who: 'each' }],
    };
    const sides = { p: { deck: ['blank-1', 'blank-2', 'blank-1'] }, o: { deck: ['blank-1', 'blank-4', 'blank-1'] } };
    const table = doing([both(roll, high)], sides);
    expect([rolls(table), table.asked]).toEqual([[0, 1], 'O evoke']);
  });

  it('where one takes another way, each their own, the active player first', () => {
    const table = doing([both({ do: 'one-of', who: 'each', modes: [[sacrifice], [roll]] })], two);
    table.answer('mode-2', 'mode-1', 'choose:imp-5');
    expect([rolls(table), entities(table)]).toEqual([[0], [2, 1]]);
    expect(table.story.filter((kind) => kind === 'rolled' || kind === 'sacrificed')).toEqual(['rolled', 'sacrificed']);
  });

  it('and what follows finds what both have chosen', () => {
    const table = doing([both({ do: 'choose', what: own() }), { do: 'destroy', what: 'it' }], two);
    expect(entities(table.answer('choose:imp-3', 'choose:imp-6'))).toEqual([1, 1]);
  });
});

describe('VD-H.98, VD-7.9.1 who cannot do a step of what each player does', () => {
  it.each<[string, string[], string[], number[], string]>([
    ['the active player', [], ['imp'], [1], 'P evoke'],
    ['the other', ['imp'], [], [0], 'P evoke'],
  ])('is left out of the rest, and the line goes on: %s', (_, p, o, rolled, asked) => {
    const table = doing([both(sacrifice, roll), { do: 'evoke' }], { p: { play: p }, o: { play: o } });
    expect([entities(table), rolls(table), table.asked]).toEqual([[0, 0], rolled, asked]);
  });

  it('stops the line where neither can', () => {
    const table = doing([both({ ...roll }, sacrifice), { do: 'evoke' }]);
    expect([rolls(table), table.asked]).toEqual([[0, 1], 'O turn']);
  });

  it('VD-7.8.2 the line is skipped where neither can begin', () => {
    expect(doing([both(sacrifice), { do: 'evoke' }]).story).toContain('line-skipped');
  });

  it('VD-7.8.5 the ability is not offered where neither can begin', () => {
    const altar = memory('Altar', { lines: [ability([{ pay: 'exhaust-self' }], [both(sacrifice)])] });
    const open = (play: readonly string[]): readonly string[] =>
      new Tabletop({ cards: [altar, imp], p: { play: ['altar'] }, o: { play } }).offers;
    expect([open(['imp']).includes('use:altar-2'), open([]).includes('use:altar-2')]).toEqual([true, false]);
  });
});

it('VD-7.11.2 what comes before what each player is certain to do comes before the whole line', () => {
  const omen = memory('Omen', { lines: [triggers('before', 'rolled', [{ do: 'mind', by: -1 }], { who: 'theirs' })] });
  const table = doing([{ do: 'evoke' }, both(roll)], { cards: [omen], p: { play: ['omen'] } });
  expect([table.asked, table.see(P).mind.at]).toEqual(['P evoke', 2]);
  expect(table.answer('return').see(P).mind.at).toBe(2);
});

it('each-player within each-player is refused when a set is read', () => {
  expect(() => setOf([arcanum('Twice', [both(both(roll))])])).toThrow('each-player');
});
