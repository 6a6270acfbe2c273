import type { JsonObject } from '#kernel';
import {
  all,
  always,
  arcanum,
  choose,
  entity,
  memory,
  O,
  P,
  Tabletop,
  type TableSetting,
  thought,
  triggers,
} from '#test/voidream';

/** How cards come into play and change sides by effects. */

const imp = entity('Imp', { value: 1, stability: 3 });
const put = { do: 'put', what: choose({ in: 'dream-discard' }), where: 'play' };
const ring = memory('Ring', { attachesTo: { is: ['entity'] } });
const twin = entity('Twin', { keywords: ['unique'] });
const doing = (steps: readonly JsonObject[], { p = {}, o = {}, cards = [], ...rest }: TableSetting = {}): Tabletop =>
  new Tabletop({
    ...rest,
    cards: [imp, ring, twin, arcanum('Act', steps), ...cards],
    p: { ...p, hand: ['act', 'call'] },
    o,
  }).answer('play:act');
const hosts = (table: Tabletop): readonly (readonly [string, number])[] =>
  table.see(P).play.map(({ id, attachments }) => [id, attachments.length]);

describe('what is put into play', () => {
  it('VD-6.23.1 a second copy of a unique entity comes under the first', () => {
    expect(hosts(doing([put], { p: { dreamDiscard: ['twin'], play: ['twin'] } }))).toEqual([['twin-2', 1]]);
  });

  it('VD-2.5.5, VD-D.20 a memory that attaches gets a host', () => {
    const table = doing([put], { p: { dreamDiscard: ['ring'], play: ['imp', 'imp'] } });
    expect([table.asked, table.offers]).toEqual(['P host', ['host:imp-2', 'host:imp-3']]);
    expect(hosts(table.answer('host:imp-3'))).toEqual([
      ['imp-2', 0],
      ['imp-3', 1],
    ]);
  });

  it('VD-H.68 and is discarded without one', () => {
    const table = doing([{ ...put, what: choose({ in: 'void' }) }], { p: { void: ['ring'] } });
    expect([table.see(P).play, table.see(P).dreamDiscard, table.see(P).void]).toEqual([[], ['ring'], []]);
    expect(doing([put], { p: { dreamDiscard: ['ring'] } }).see(P).dreamDiscard).toEqual(['ring']);
  });

  it('VD-H.105 is what the line goes on about', () => {
    const table = doing([put, { do: 'exhaust', what: 'it' }], { p: { dreamDiscard: ['imp'] } });
    expect(table.see(P).play).toMatchObject([{ card: 'imp', exhausted: true }]);
  });

  it('VD-6.16.1, VD-7.5.2 is not played: no line of it is done, and Prototype sends it nowhere', () => {
    const nurse = entity('Nurse', {
      keywords: [{ keyword: 'prototype', x: 2 }],
      lines: [{ line: 'play', do: [{ do: 'mind', who: 'opponent', by: -1 }] }],
    });
    const table = doing([put], { cards: [nurse], p: { dreamDiscard: ['nurse'] } });
    expect([table.see(P).play.length, table.see(O).mind.at]).toEqual([1, 4]);
  });
});

describe('VD-6.26.1, VD-7.5.2 what is veiled from elsewhere', () => {
  const shade = thought('Shade', [{ do: 'veil', what: 'self' }], { value: 1 });

  it.each<[string, string]>([
    ['a Dream discard', 'dreamDiscard'],
    ['the Void', 'void'],
  ])('comes out of %s face down, and all know which it is', (_, place) => {
    const what = choose({ is: ['entity'], in: place === 'void' ? 'void' : 'dream-discard' });
    const table = doing([{ do: 'veil', what }], { p: { [place]: ['imp'] } });
    expect(table.see(P)).toMatchObject({ play: [{ id: 'veiled-3', sort: 'veiled' }], [place]: [] });
    expect(table.viewOf(O)).toMatchObject({ players: [{ play: [{ card: 'imp' }] }, {}] });
  });

  it('VD-7.1.1 is a thought that veils itself, and lies in no pile', () => {
    const table = new Tabletop({ cards: [shade], p: { hand: ['call'], deck: ['shade', 'blank-1'] } });
    table.answer('play:call', 'play');
    expect(table.see(P)).toMatchObject({ play: [{ card: 'shade', sort: 'veiled' }], dreamDiscard: [] });
  });

  it('VD-2.3.4 is no arcanum', () => {
    const table = doing([{ do: 'veil', what: 'self' }, { do: 'dream-damage' }]);
    expect([table.see(P).play, table.see(P).arcanaDiscard, table.see(O).dreamDiscard]).toEqual([[], ['act'], []]);
  });
});

it('VD-6.2.1, VD-H.96 a memory that is attached stays in play, as it is', () => {
  const table = doing([{ do: 'attach', what: choose({ is: ['memory'] }), to: choose({ is: ['entity'] }) }], {
    p: { play: ['ring!', 'imp'] },
  });
  expect(table.see(P).play).toMatchObject([{ card: 'imp', attachments: [{ id: 'ring-2', exhausted: true }] }]);
});

describe('VD-H.64 control for a while', () => {
  const theirs = choose({ is: ['entity'], whose: 'theirs' });
  const grab = (title: string, long: string): JsonObject =>
    arcanum(title, [{ do: 'for', long, give: { give: 'control', to: theirs } }]);
  const sides = (table: Tabletop): readonly number[] => [P, O].map((seat) => table.see(seat).play.length);
  const taken = (mine: string, ours: string): Tabletop =>
    new Tabletop({
      cards: [imp, grab('Grab', mine), grab('Snatch', ours)],
      p: { hand: ['grab', 'call'] },
      o: { hand: ['snatch', 'call'], play: ['imp'] },
    }).answer('play:grab', 'play:snatch');

  it.each([
    ['phase', 'phase'],
    ['phase', 'round'],
    ['round', 'phase'],
  ])('taken till the end of the %s, and back till that of the %s, it ends where it was', (mine, ours) => {
    const table = taken(mine, ours);
    expect(sides(table)).toEqual([0, 1]);
    expect(sides(table.bothPass().answer('discard:call'))).toEqual([0, 1]);
  });

  it('what is taken for good stays', () => {
    const keep = arcanum('Keep', [{ do: 'control', what: theirs }]);
    const table = new Tabletop({
      cards: [imp, grab('Grab', 'phase'), grab('Snatch', 'phase'), keep],
      p: { hand: ['grab', 'keep', 'call'] },
      o: { hand: ['snatch', 'call'], play: ['imp'] },
    });
    table.answer('play:grab', 'play:snatch', 'play:keep', 'pass', 'pass');
    expect(sides(table)).toEqual([1, 0]);
  });

  it('as long as something holds, and no longer', () => {
    const hold = { is: 'amount', amount: { of: 'mind', who: 'you' }, least: 3 };
    const table = doing(
      [
        { do: 'for', long: 'game', while: hold, give: { give: 'control', to: theirs } },
        { do: 'dream-damage' },
        { do: 'mind', by: -1 },
      ],
      { o: { play: ['imp'] } },
    );
    expect(sides(table)).toEqual([0, 1]);
    expect(table.story.filter((kind) => kind === 'control')).toHaveLength(2);
  });
});

describe('VD-7.1.1 what a card says against the steps of a round', () => {
  const bound = (on: string): JsonObject => entity('Bound', { lines: [always({ give: 'ban', on, to: 'self' })] });

  it("VD-4.1.6 what can't be readied stays exhausted when the round begins", () => {
    const table = new Tabletop({ cards: [bound('ready')], p: { play: ['bound!', 'guard!'] } });
    table.bothPass().answer('discard:call');
    expect(table.see(P).play.map(({ exhausted }) => exhausted)).toEqual([true, false]);
  });

  it("VD-4.6.8 what can't be exhausted stays ready when the conflict ends", () => {
    const p = { play: ['bound', 'guard'], hand: ['dawn-raid', 'call'] };
    const table = new Tabletop({ cards: [bound('exhaust')], p });
    table.answer('play:dawn-raid', 'attack:bound-2+guard-3').bothPass();
    expect(table.see(P).play.map(({ exhausted }) => exhausted)).toEqual([false, true]);
  });

  it('VD-6.12.1 and pays for no Hierarchy', () => {
    const big = entity('Big', { keywords: [{ keyword: 'hierarchy', x: 1 }] });
    const table = new Tabletop({ cards: [big, bound('exhaust')], p: { play: ['bound'], deck: ['big', 'blank-1'] } });
    expect(table.answer('play:call').offers).toEqual(['return']);
  });
});

describe('what a round begins with', () => {
  const hark = (event: string, steps: readonly JsonObject[], rest: JsonObject = {}): JsonObject =>
    memory('Hark', { lines: [triggers('after', event, steps, rest)] });
  const begun = (hears: JsonObject): Tabletop => {
    const table = new Tabletop({
      cards: [hears],
      p: { play: ['hark', 'guard!'], mind: 1, deck: ['blank-4', 'blank-2'] },
    });
    return table.bothPass().answer('discard:call');
  };
  const bolt = { do: 'dream-damage' };

  it('VD-4.1.7, VD-2.9.4 a mind that changes by it is heard', () => {
    expect(begun(hark('mind-changed', [bolt], { who: 'yours' })).see(O).dreamDiscard).toHaveLength(1);
  });

  it('VD-4.1.6, VD-4.1.7 what comes after cards ready sees the minds turned', () => {
    const full = { is: 'amount', amount: { of: 'mind', who: 'you' }, least: 4 };
    expect(begun(hark('readied', [bolt], { if: full })).see(O).dreamDiscard).toHaveLength(1);
  });

  it('VD-4.0.2 the beginning is a phase that begins', () => {
    const beginning = { is: 'phase', phase: 'beginning' };
    expect(begun(hark('phase-began', [bolt], { if: beginning })).see(O).dreamDiscard).toHaveLength(1);
  });
});

describe('the bastion', () => {
  const cry = (event: string): JsonObject =>
    memory('Cry', { lines: [triggers('after', event, [{ do: 'mind', who: 'opponent', by: -1 }])] });

  it.each(['destroyed', 'discarded', 'left'])('VD-2.8.1, VD-5.1.3 is heard as a construct that is %s', (event) => {
    const o = { deck: [], spares: ['rock'] };
    const table = doing([{ do: 'dream-damage', amount: 5 }], { cards: [cry(event)], p: { play: ['cry'] }, o });
    expect([table.see(O).mind.at, table.asked]).toEqual([3, 'O turn']);
  });

  it('VD-2.8.1, VD-7.11.3 is saved by what saves a construct', () => {
    const lines = [triggers('when', 'destroyed', [{ do: 'instead' }], { card: { is: ['construct'] } })];
    const table = doing([{ do: 'dream-damage', amount: 5 }], {
      cards: [memory('Angel', { lines })],
      o: { deck: [], play: ['angel'] },
    });
    expect(table.result).toBeNull();
  });

  it('VD-H.53 under (c) the next point destroys it at stability 0', () => {
    const wither = { give: 'number', to: all({ is: ['bastion'] }), field: 'stability', amount: -9 };
    const steps = [{ do: 'for', give: wither }, { do: 'dream-damage' }];
    const fallen = (reading: string): string | null =>
      doing(steps, { o: { deck: [] }, switches: { 'VD-H.53': reading } }).result;
    expect(fallen('c')).toBe('1-2 bastion VD-5.1.1');
  });
});

it.each(['lose', 'win'])('VD-7.8.4 "%s" of nobody ends nothing', (verb) => {
  expect(doing([{ do: verb, who: 'attacker' }]).result).toBeNull();
});
