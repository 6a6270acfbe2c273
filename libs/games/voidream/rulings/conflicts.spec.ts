import type { Json, JsonObject } from '#kernel';
import {
  all,
  always,
  arcanum,
  choose,
  construct,
  entity,
  memory,
  O,
  P,
  Tabletop,
  type TableSetting,
  triggers,
} from '#test/voidream';

/** What the rulebook leaves open about conflicts and damage, as it is played here (VD-H). */

const imp = entity('Imp', { dawn: 1, stability: 3, dusk: 1 });
const ogre = entity('Ogre', { value: 3, dawn: 5, stability: 3, dusk: 1 });
const table = (setting: TableSetting): Tabletop =>
  new Tabletop({ ...setting, cards: [imp, ogre, ...(setting.cards ?? [])] });
const after = (event: string, ...steps: readonly Json[]): JsonObject => triggers('after', event, steps);
const raid = ['dawn-raid', 'call'];

describe('VD-H.23, VD-H.26 who is active', () => {
  it.each([['you'], ['opponent']])('in a conflict that P starts, where "%s" attacks: O acts first', (who) => {
    const act = arcanum('Act', [{ do: 'start-conflict', who, type: 'dawn' }]);
    const here = table({ cards: [act], p: { hand: ['act', 'call'] } }).answer('play:act');
    expect([here.table.phase, here.asked]).toEqual(['conflict', 'O turn']);
  });

  it('while it is resolved: who passed second, and who passed first once it has ended', () => {
    const ear = (title: string, event: string): JsonObject =>
      memory(title, { lines: [after(event, { do: 'charge', what: 'self' })] });
    const cards = [
      ear('Aa', 'conflict-won'),
      ear('Bb', 'conflict-won'),
      ear('Cc', 'conflict-ended'),
      ear('Dd', 'conflict-ended'),
    ];
    const p = { hand: raid, play: ['aa', 'bb', 'cc', 'dd', 'ogre'] };
    const here = table({ cards, p }).answer('play:dawn-raid', 'attack:ogre-6').bothPass();
    const asked = [here.asked];
    here.answer(here.offers[0] ?? '');
    expect([...asked, here.asked]).toEqual(['P trigger-order', 'O trigger-order']);
  });
});

describe('VD-H.45 Dread', () => {
  const fright = entity('Fright', { dawn: 0, stability: 3, dusk: 2, keywords: ['dread'] });
  const fought = (type: string, ...answers: readonly string[]): unknown => {
    const act = arcanum('Act', [{ do: 'start-conflict', type }]);
    const tire = arcanum('Tire', [{ do: 'exhaust', what: choose({ is: ['entity'], whose: 'yours' }) }]);
    const p = { hand: ['act', 'tire', 'call'], play: ['fright'] };
    const here = table({ cards: [fright, act, tire], p, o: { play: ['imp'] } });
    here.answer('play:act', ...answers).bothPass();
    return here.facts.find(({ kind }) => kind === 'scored')?.open?.scores;
  };

  it.each([
    ['adds its dusk to the other score in a dusk conflict', 'dusk', ['attack:fright-2', 'defend:'], [2, 4]],
    ['is like any other in a dawn conflict', 'dawn', ['attack:fright-2', 'defend:'], [2, 2]],
    ['adds nothing where it takes no part', 'dusk', ['attack:', 'defend:'], [2, 2]],
    ['is like any other once it is exhausted', 'dusk', ['attack:fright-2', 'defend:', 'pass', 'play:tire'], [4, 2]],
  ])('%s', (_, type, answers, scores) => {
    expect(fought(type, ...answers)).toEqual(scores);
  });
});

describe('VD-H.43 numbers below nothing', () => {
  const gloom = (field: string): JsonObject =>
    memory('Gloom', { lines: [always({ give: 'number', to: all({ is: ['entity'] }), field, amount: -4 })] });

  it('a score may be negative', () => {
    const o = { play: ['imp', 'imp'], deck: ['blank-1'] };
    const here = table({ cards: [gloom('dawn')], p: { hand: raid, play: ['gloom'] }, o });
    here.answer('play:dawn-raid', 'defend:imp-4+imp-5').bothPass();
    expect(here.facts.find(({ kind }) => kind === 'scored')?.open?.scores).toEqual([2, -5]);
  });

  it('a stability may not: it is 0, and its card destroyed', () => {
    const act = arcanum('Act', [
      { do: 'for', give: { give: 'number', to: all({ is: ['entity'] }), field: 'stability', amount: -9 } },
    ]);
    const here = table({ cards: [act], p: { hand: ['act', 'call'] }, o: { play: ['imp'] } }).answer('play:act');
    expect(here.see(O)).toMatchObject({ play: [], dreamDiscard: ['imp'] });
  });
});

describe('how the damage of a conflict is shared out', () => {
  const knight = entity('Knight', { stability: 2, dawn: 0, dusk: 0, keywords: ['heroic'] });
  const hit = (play: readonly string[]): Tabletop =>
    table({ cards: [knight], p: { hand: raid, play: ['ogre'] }, o: { play } })
      .answer('play:dawn-raid', 'attack:ogre-2')
      .answer(`defend:${play.map((name, i) => `${name}-${i + 4}`).join('+')}`)
      .bothPass();

  it('VD-H.46 none goes to another while a Heroic one can still take it', () => {
    const here = hit(['knight', 'imp', 'imp']);
    expect(here.offers).toEqual(['damage:1 among imp-5<=3 imp-6<=3']);
    here.answer('damage:imp-5=0+imp-6=1');
    const damaged = here.facts.filter(({ kind }) => kind === 'damaged').map(({ open }) => [open?.card, open?.amount]);
    expect(damaged).toEqual([
      ['knight-4', 2],
      ['imp-6', 1],
    ]);
  });

  it('VD-H.48 it may be spread so that all live, but none of it may be kept back', () => {
    const here = hit(['imp', 'imp', 'imp']);
    expect(here.offers).toEqual(['damage:2 among imp-4<=3 imp-5<=3 imp-6<=3']);
    expect(here.refusal('damage:imp-4=1+imp-5=0+imp-6=0')).toBe('VD-4.6.7');
    expect(here.answer('damage:imp-4=1+imp-5=1+imp-6=0').see(O).play).toHaveLength(3);
  });

  it('VD-H.49 all of it is placed, then all that is worn is destroyed, then Dream damage is dealt', () => {
    const wisp = entity('Wisp', { stability: 1, dawn: 0, dusk: 0 });
    const watch = memory('Watch', { lines: [after('destroyed', { do: 'charge', what: 'self' })] });
    const here = table({
      cards: [wisp, watch],
      p: { hand: raid, play: ['ogre'] },
      o: { play: ['wisp', 'wisp', 'watch'] },
    });
    here.answer('play:dawn-raid', 'attack:ogre-2', 'defend:wisp-4+wisp-5').forget().bothPass();
    here.answer('next:watch-6');
    const told = ['damaged', 'destroyed', 'triggered', 'dream-damage', 'top-discarded', 'conflict-ended'];
    expect(here.story.filter((kind) => told.includes(kind))).toEqual([
      ...['damaged', 'damaged', 'destroyed', 'destroyed', 'triggered', 'triggered'],
      ...['dream-damage', 'top-discarded', 'top-discarded', 'top-discarded', 'conflict-ended'],
    ]);
  });
});

describe('VD-H.51, VD-H.95 Dream damage', () => {
  const bolt = (who: string, amount: number): JsonObject => arcanum('Bolt', [{ do: 'dream-damage', who, amount }]);
  const bolted = (who: string, amount: number, side: TableSetting['p'] = {}): Tabletop =>
    table({ cards: [bolt(who, amount), construct('Tower', { stability: 2 })], p: { hand: ['bolt', 'call'], ...side } });

  it.each([
    ['the other', 'opponent', O],
    ['oneself', 'you', P],
  ])('goes the same two ways outside a conflict, dealt to %s', (_, who, to) => {
    const play = ['tower'];
    const here = table({
      cards: [bolt(who, 4), construct('Tower', { stability: 2 })],
      p: { hand: ['bolt', 'call'], play: to === P ? play : [] },
      o: { play: to === O ? play : [] },
    }).answer('play:bolt');
    expect(here.see(to).dreamDiscard).toEqual(['blank-2', 'blank-2', 'tower']);
  });

  it('a bastion on top takes it although cards lie under it; its fall ends the game, and the rest is dropped', () => {
    const roll = arcanum('Twist', [{ do: 'roll' }, { do: 'dream-damage', who: 'you', amount: 6 }]);
    const p = { hand: ['twist', 'call'], deck: ['blank-1'] };
    const here = table({ cards: [roll], p }).answer('play:twist');
    expect([here.result, here.see(P).dreamDiscard, here.see(P).deck.count]).toEqual([
      '2-1 bastion VD-5.1.1',
      ['rock'],
      1,
    ]);
    expect(bolted('you', 1, { deck: [] }).answer('play:bolt').result).toBeNull();
  });
});

it('VD-H.56 a conflict that something would start while one is resolved is not', () => {
  const heir = memory('Heir', { lines: [after('destroyed', { do: 'start-conflict', type: 'dusk' })] });
  const wisp = entity('Wisp', { stability: 1, dawn: 0, dusk: 0 });
  const p = { hand: raid, play: ['ogre', 'heir'] };
  const here = table({ cards: [heir, wisp], p, o: { play: ['wisp'] } });
  here.answer('play:dawn-raid', 'attack:ogre-2', 'defend:wisp-5').bothPass();
  expect([here.story.includes('destroyed'), here.table.phase]).toEqual([true, 'main']);
});

it('VD-H.57 a conflict that becomes the other kind keeps who takes part, and what counts for that kind alone counts', () => {
  const turn = arcanum('Turn', [
    { do: 'for', give: { give: 'score', type: 'dawn', amount: 10 } },
    { do: 'switch-conflict', to: 'dusk' },
  ]);
  const here = table({
    cards: [turn],
    p: { hand: ['dawn-raid', 'turn', 'call'], play: ['ogre'] },
    o: { play: ['imp'] },
  });
  here.answer('play:dawn-raid', 'attack:ogre-2', 'defend:imp-4', 'pass', 'play:turn');
  expect([here.asked, here.see(P).play[0]?.joined, here.see(O).play[0]?.joined]).toEqual(['O turn', true, true]);
  here.bothPass();
  expect(here.facts.find(({ kind }) => kind === 'scored')?.open).toMatchObject({ type: 'dusk', scores: [2, 2] });
});

describe('VD-H.58 an entity that is unveiled in a conflict', () => {
  it.each([
    ['join', true],
    ['stay-out', false],
  ])('is ready, and joins if its controller wants it to: %s', (answer, joined) => {
    const here = table({ p: { hand: raid }, o: { play: ['imp?'] } }).answer('play:dawn-raid', 'unveil:veiled-3');
    here.answer('discard:call');
    expect([here.asked, here.offers]).toEqual(['O join', ['join', 'stay-out']]);
    expect(here.answer(answer).see(O).play[0]).toMatchObject({ card: 'imp', exhausted: false, joined });
  });
});
