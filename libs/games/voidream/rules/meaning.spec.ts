import type { JsonObject } from '#kernel';
import {
  ability,
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

/** What the words of the card language mean: conditions, players, numbers and costs, one by one. */

const bolt: JsonObject = { do: 'dream-damage' };
const imp = entity('Imp', { value: 1, dawn: 1, stability: 2, dusk: 1 });
const ogre = entity('Ogre', { value: 3, dawn: 4, stability: 5, dusk: 2 });
const book = memory('Book', { attachesTo: { is: ['entity'] } });
const TEN = Array.from({ length: 10 }, () => 'blank-2');

/** P plays an arcanum that does this; how many cards O's deck loses by it. */
const act = (steps: readonly JsonObject[], { cards = [], p = {}, o = {}, ...rest }: TableSetting = {}): Tabletop =>
  new Tabletop({
    ...rest,
    cards: [imp, ogre, book, arcanum('Act', steps), ...cards],
    p: { ...p, hand: ['act', ...(p.hand ?? ['call'])] },
    o: { deck: TEN, ...o },
  }).answer('play:act');
const lost = (table: Tabletop): number => table.see(O).dreamDiscard.filter((card) => card === 'blank-2').length;

describe('VD-6.22.3 a number', () => {
  const charged = { card: 'ogre', charges: ['blank-1', 'blank-3', 'blank-4'] };
  const ofOgre = (of: string): readonly JsonObject[] => [
    { do: 'choose', what: choose({ title: 'Ogre' }) },
    { do: 'dream-damage', amount: { of, on: 'it' } },
  ];

  it.each([
    ['dawn', 4],
    ['stability', 5],
    ['dusk', 2],
    ['value', 3],
    ['charges', 3],
    ['damage', 0],
  ])('%s of a card', (of, is) => {
    expect(lost(act(ofOgre(of), { p: { play: [charged] } }))).toBe(is);
  });

  it.each<[string, JsonObject, number]>([
    ['the arcana in a hand', { of: 'hand', who: 'opponent' }, 3],
    ['the mind of a player', { of: 'mind', who: 'opponent' }, 2],
    ['the cards of a deck, the bastion with them', { of: 'deck', who: 'you' }, 4],
    ['the depth of a player', { of: 'depth', who: 'you' }, 3],
    ['the round', { of: 'round' }, 2],
    ['a count of cards', { of: 'count', group: { is: ['entity'], whose: 'yours' } }, 2],
    ['a total', { of: 'total', field: 'dawn', group: { is: ['entity'] } }, 6],
    ['the highest of some', { of: 'highest', field: 'dawn', group: { is: ['entity'] } }, 4],
    ['the lowest of some', { of: 'lowest', field: 'stability', group: { is: ['entity'] } }, 2],
    [
      'the highest where there are none',
      { of: 'highest', field: 'dawn', group: { is: ['entity'], that: ['damaged'] } },
      0,
    ],
    ['a total of backs', { of: 'total', field: 'value', group: { in: 'hand', whose: 'theirs' } }, 9],
    ['a sum', { of: 'sum', parts: [{ of: 'round' }, 3, { of: 'mind', who: 'opponent' }] }, 7],
    ['a product', { of: 'product', amount: { of: 'hand', who: 'opponent' }, times: 2 }, 6],
    ['half of it, rounded up', { of: 'half', amount: { of: 'hand', who: 'opponent' } }, 2],
    ['half of it, rounded down', { of: 'half', amount: { of: 'hand', who: 'opponent' }, round: 'down' }, 1],
    ['the larger of two', { of: 'largest', parts: [{ of: 'round' }, { of: 'hand', who: 'opponent' }] }, 3],
    ['the smallest of three', { of: 'smallest', parts: [{ of: 'round' }, 7, { of: 'hand', who: 'opponent' }] }, 2],
    ['a difference', { of: 'sum', parts: [5, { of: 'product', amount: { of: 'round' }, times: -1 }] }, 3],
  ])('%s', (_, amount, is) => {
    const setting = {
      p: { play: ['imp', 'imp'], deck: ['blank-3', 'blank-1', 'blank-1'] },
      o: { mind: 2, hand: ['call', 'raid', 'hush-1'], play: ['ogre'] },
    };
    expect(lost(act([{ do: 'dream-damage', amount }], setting))).toBe(is);
  });

  it.each([
    ['you', 6],
    ['opponent', 3],
  ])('VD-4.6.3 the score of %s as it stands in the conflict that is on', (who, is) => {
    const table = new Tabletop({
      cards: [imp, ogre, arcanum('Act', [{ do: 'dream-damage', amount: { of: 'score', who } }])],
      p: { play: ['ogre'], hand: ['dawn-raid', 'act'] },
      o: { play: ['imp'], deck: TEN },
    }).answer('play:dawn-raid', 'attack:ogre-2', 'defend:imp-4', 'pass', 'play:act');
    expect(lost(table)).toBe(is);
  });

  it('VD-4.6.6 the difference of the scores as they stand, and the score as it was reckoned', () => {
    const raided = (amount: JsonObject): Tabletop =>
      new Tabletop({
        cards: [imp, ogre, arcanum('Act', [{ do: 'dream-damage', amount }])],
        p: { play: ['ogre'], hand: ['dawn-raid', 'act'] },
        o: { play: ['imp'], deck: TEN, hand: ['hush-2'] },
      }).answer('play:dawn-raid', 'attack:ogre-2', 'defend:imp-4');
    expect(lost(raided({ of: 'difference' }).answer('pass', 'play:act'))).toBe(3);
    const after = raided({ of: 'score', who: 'opponent' }).answer('pass', 'pass');
    const before = lost(after);
    while (after.asked !== 'P turn') after.answer(after.offers[0]?.replace(/:(\d+) among ([^<]*).*$/, ':$2=$1') ?? '');
    expect(lost(after.answer('play:act')) - before).toBe(3);
  });

  it('VD-7.16.3 a score that goes by itself comes to an end', () => {
    const mirror = memory('Mirror', { lines: [always({ give: 'score', type: 'dawn', amount: { of: 'score' } })] });
    const table = new Tabletop({
      cards: [imp, ogre, mirror],
      p: { play: ['ogre', 'mirror'], hand: ['dawn-raid'] },
    }).answer('play:dawn-raid', 'attack:ogre-2');
    expect(table.table).toMatchObject({ conflict: { stage: 'acting' } });
  });

  it.each<[string, JsonObject, number]>([
    ['a number that is counted', { of: 'dawn', most: { of: 'mind', who: 'opponent' } }, 1],
    ['a number of another card', { of: 'dawn', least: { of: 'dusk', on: 'it' } }, 2],
    ['two of them', { of: 'dawn', least: { of: 'round' }, most: { of: 'sum', parts: [{ of: 'round' }, 3] } }, 1],
  ])('6d cards by %s', (_, having, is) => {
    const count = { of: 'count', group: { is: ['entity'], having } };
    const table = act(
      [
        { do: 'choose', what: choose({ title: 'Imp' }) },
        { do: 'dream-damage', amount: count },
      ],
      {
        p: { play: ['imp'] },
        o: { mind: 2, play: ['ogre'] },
      },
    );
    expect(lost(table)).toBe(is);
  });

  describe('VD-7.16.3 numbers that go by each other', () => {
    const entities = { is: ['entity'] };
    const raise = (title: string, amount: JsonObject | number, of: JsonObject = entities): JsonObject =>
      memory(title, { lines: [always({ give: 'number', to: all(of), field: 'dawn', amount })] });
    const strong = (least: number): JsonObject => ({ is: ['entity'], having: { of: 'dawn', least } });
    const crowd = raise('Crowd', { of: 'total', field: 'dawn', group: entities });

    it.each<[string, readonly JsonObject[], readonly string[], number]>([
      ['without what the same effect adds', [crowd], ['crowd'], 4],
      ['without what another such effect adds', [crowd], ['crowd', 'crowd'], 7],
      ['with what other effects add', [crowd, raise('Horn', 1)], ['crowd', 'horn'], 8],
      ['one by one', [raise('Horn', 1, strong(1)), raise('Drum', 1, strong(2))], ['horn', 'drum'], 3],
      ['by turns, each once', [raise('Horn', 1, strong(2)), raise('Drum', 1, strong(2))], ['horn', 'drum'], 1],
    ])('%s', (_, cards, play, dawn) => {
      const table = new Tabletop({ cards: [imp, ...cards], p: { play: ['imp', 'imp', 'imp', ...play] } });
      expect(table.see(P).play[0]).toMatchObject({ card: 'imp', dawn });
    });

    it('are reckoned however many cards and effects there are', () => {
      const play = [...Array.from({ length: 60 }, () => 'imp'), 'crowd', 'crowd', 'crowd', 'crowd'];
      const table = new Tabletop({ cards: [imp, crowd], p: { play } });
      expect(table.see(P).play[0]).toMatchObject({ dawn: 1 + 4 * 60 });
    });
  });

  it('VD-6.22.3 what an event comes to', () => {
    const echo = memory('Echo', {
      lines: [
        triggers('after', 'dream-damaged', [{ do: 'mind', by: { of: 'product', amount: { of: 'event' }, times: -1 } }]),
      ],
    });
    const table = act([{ do: 'dream-damage', amount: 2 }], { cards: [echo], p: { play: ['echo'] } });
    expect(table.see(P).mind.at).toBe(1);
  });
});

describe('VD-4.5.8, VD-4.6.4 a card in a conflict', () => {
  const fight = (that: string): readonly (string | null)[] => {
    const table = new Tabletop({
      cards: [imp, ogre, arcanum('Act', [{ do: 'exhaust', what: all({ is: ['entity'], that: [that] }) }])],
      p: { play: ['ogre', 'guard'], hand: ['dawn-raid', 'act'] },
      o: { play: ['imp', 'guard'], deck: TEN },
    }).answer('play:dawn-raid', 'attack:ogre-2', 'defend:imp-5', 'pass', 'play:act');
    return [P, O].flatMap((seat) =>
      table
        .see(seat)
        .play.filter(({ exhausted }) => exhausted)
        .map(({ id }) => id),
    );
  };

  it.each<[string, readonly string[]]>([
    ['attacking', ['ogre-2']],
    ['defending', ['imp-5']],
    ['participating', ['ogre-2', 'imp-5']],
    ['bystanding', ['guard-3', 'guard-6']],
  ])('%s', (that, who) => {
    expect(fight(that).toSorted()).toEqual(who.toSorted());
  });
});

describe('VD-4.8.14, VD-6.2.1, VD-6.3.2 how a card stands', () => {
  it.each<[string, readonly string[]]>([
    ['ready', ['imp-3', 'guard-4', 'ogre-6']],
    ['exhausted', ['imp-2']],
    ['charged', ['guard-4']],
    ['hosting', ['guard-4', 'ogre-6']],
    ['free', ['imp-2', 'imp-3', 'guard-4', 'ogre-6']],
  ])('%s', (that, which) => {
    const table = act([{ do: 'choose', what: choose({ is: ['entity'], that: [that] }, { count: 'any' }) }], {
      p: {
        play: ['imp!', 'imp', { card: 'guard', charges: ['blank-1'] }, { card: 'ogre', attached: ['book'] }, 'imp?'],
      },
    });
    expect(table.offers).toEqual([`choose:0-${which.length} of ${which.join(' ')}`]);
  });
});

describe('VD-4.2.5 a cost', () => {
  it.each<[string, JsonObject, Partial<TableSetting>, readonly string[], object]>([
    [
      'an arcanum',
      { pay: 'discard-arcana' },
      { p: { hand: ['call', 'raid'] } },
      ['pay:raid'],
      { arcanaDiscard: ['raid'] },
    ],
    ['cards of the deck', { pay: 'discard-top', count: 2 }, {}, [], { dreamDiscard: ['blank-2', 'blank-2'] }],
    ['Dream damage', { pay: 'dream-damage', count: 2 }, {}, [], { dreamDiscard: ['blank-2', 'blank-2'] }],
    ['a mind', { pay: 'mind' }, {}, [], { mind: { at: 3 } }],
    [
      'an arcanum for the Void',
      { pay: 'void-arcana' },
      { p: { hand: ['call', 'raid'] } },
      ['pay:call'],
      { void: ['call'] },
    ],
    [
      'an entity',
      { pay: 'exhaust', of: { is: ['entity'] } },
      { p: { play: ['imp', 'imp!'] } },
      [],
      { play: [{}, { exhausted: true }, {}] },
    ],
  ])('%s', (_, pay, { p = {} }, answers, then) => {
    const bell = memory('Bell', { lines: [ability([pay], [bolt])] });
    const table = new Tabletop({
      cards: [imp, bell],
      p: { ...p, play: ['bell', ...(p.play ?? [])] },
      o: { deck: TEN },
    }).answer('use:bell-2', ...answers);
    expect(table.see(P)).toMatchObject(then);
    expect(lost(table)).toBe(1);
  });
});

describe('a condition', () => {
  /** Whether it holds for P in P's main phase, and for P in the middle of a conflict that P attacks in. */
  const holds = (check: JsonObject, inConflict: boolean, setting: TableSetting = {}): boolean => {
    const test = arcanum('Test', [{ do: 'if', check, then: [bolt] }, { do: 'roll' }]);
    const table = new Tabletop({
      ...setting,
      cards: [imp, test],
      p: { play: ['imp'], hand: ['dawn-raid', 'test'], ...setting.p },
      o: { deck: TEN, ...setting.o },
    });
    if (inConflict) table.answer('play:dawn-raid', 'attack:imp-2', 'pass');
    return lost(table.answer('play:test')) > 0;
  };

  it.each<[string, JsonObject, boolean, boolean]>([
    ['VD-4.5.1 a conflict', { is: 'conflict' }, false, true],
    ['VD-4.5.14 a dawn conflict', { is: 'conflict', type: 'dawn' }, false, true],
    ['VD-4.5.14 a dusk conflict', { is: 'conflict', type: 'dusk' }, false, false],
    ['VD-4.5.5 you attack', { is: 'attacker' }, false, true],
    ['VD-4.5.5 your opponent attacks', { is: 'attacker', who: 'opponent' }, false, false],
    ['VD-4.5.8 you defend', { is: 'defender' }, false, false],
    ['VD-4.5.8 your opponent defends', { is: 'defender', who: 'opponent' }, false, true],
    ['VD-4.0.2 the main phase', { is: 'phase', phase: 'main' }, true, false],
    ['VD-4.0.2 a conflict phase', { is: 'phase', phase: 'conflict' }, false, true],
    ['VD-4.2.1 it is your turn', { is: 'active' }, true, true],
    ['VD-4.2.1 it is not', { is: 'not', check: { is: 'active' } }, false, false],
    ['both', { is: 'all', checks: [{ is: 'active' }, { is: 'conflict' }] }, false, true],
    ['either', { is: 'any', checks: [{ is: 'active' }, { is: 'conflict' }] }, true, true],
    ['VD-4.2.20 your opponent has passed', { is: 'has-passed', who: 'opponent' }, false, true],
    ['VD-4.4.6 you are in Nightmare', { is: 'in-nightmare' }, false, false],
    ['VD-2.7.1 a construct on top', { is: 'construct-on-top' }, false, false],
  ])('%s', (_, check, outside, inside) => {
    expect([holds(check, false), holds(check, true)]).toEqual([outside, inside]);
  });

  it('VD-4.2.20, VD-4.2.21 a pass stands until the turn after it is over', () => {
    const check = { is: 'has-passed', who: 'opponent' };
    const metronome = memory('Metronome', {
      lines: [triggers('after', 'turn-ended', [bolt], { who: 'yours', if: check })],
    });
    const table = new Tabletop({
      cards: [metronome],
      p: { play: ['metronome'], hand: ['hush-2', 'hush-3', 'call'] },
      o: { deck: TEN, hand: ['hush-4', 'call'] },
      active: O,
    });
    expect(lost(table.answer('pass', 'play:hush-2'))).toBe(1);
    expect(lost(table.answer('play:hush-4', 'play:hush-3'))).toBe(1);
  });

  it('VD-2.7.1 a construct on top of your deck', () => {
    const mill = construct('Mill');
    const test = arcanum('Test', [{ do: 'if', check: { is: 'construct-on-top' }, then: [bolt] }]);
    const table = new Tabletop({ cards: [mill, test], p: { play: ['mill'], hand: ['test'] }, o: { deck: TEN } });
    expect(lost(table.answer('play:test'))).toBe(1);
  });
});

describe('VD-4.5.5, VD-4.5.8, VD-H.64 a player', () => {
  it.each<[string, readonly number[]]>([
    ['you', [3, 4]],
    ['opponent', [4, 3]],
    ['active', [3, 4]],
    ['attacker', [3, 4]],
    ['defender', [4, 3]],
  ])('%s', (who, minds) => {
    const table = new Tabletop({
      cards: [imp, arcanum('Act', [{ do: 'mind', who, by: -1 }])],
      p: { play: ['imp'], hand: ['dawn-raid', 'act'], mind: 4 },
      o: { hand: ['hush-2'] },
    }).answer('play:dawn-raid', 'attack:imp-2', 'pass');
    const before = [P, O].map((seat) => table.see(seat).mind.at);
    table.answer('play:act');
    const paid = [1, 0];
    const lostBy = [P, O].map((seat, i) => (before[i] ?? 0) - table.see(seat).mind.at - (paid[i] ?? 0));
    expect(lostBy).toEqual(minds.map((mind) => 4 - mind));
  });

  it('VD-H.64 of the event', () => {
    const taxes = memory('Taxes', {
      lines: [triggers('after', 'passed', [{ do: 'mind', who: 'that-player', by: -1 }])],
    });
    const table = new Tabletop({ cards: [taxes], p: { play: ['taxes'] } }).answer('pass');
    expect([table.see(P).mind.at, table.see(O).mind.at]).toEqual([3, 4]);
    expect(new Tabletop({ cards: [taxes], p: { play: ['taxes'] }, active: O }).answer('pass').see(O).mind.at).toBe(3);
  });

  it.each([
    ['its-controller', 1],
    ['its-owner', 1],
  ])('VD-H.64 %s', (who, times) => {
    const steps = [
      { do: 'destroy', what: choose({ is: ['entity'], whose: 'theirs' }) },
      { do: 'dream-damage', who },
    ];
    expect(lost(act(steps, { o: { play: ['imp'] } }))).toBe(times);
  });
});

describe('numbers that change places', () => {
  const swap = (numbers: string, to: JsonObject | string): JsonObject => ({ give: 'swapped', to, numbers });
  const owl = entity('Owl', { dawn: 1, stability: 5, dusk: 3 });
  const rule = (...give: readonly JsonObject[]): JsonObject => memory('Rule', { lines: [always(...give)] });
  const owls = all({ title: 'Owl' });
  it.each<[string, readonly JsonObject[], readonly number[]]>([
    ['dawn and dusk', [swap('dawn-and-dusk', owls)], [3, 5, 1]],
    ['not of others', [swap('dawn-and-dusk', all({ title: 'Ogre' }))], [1, 5, 3]],
    ['twice is not at all', [swap('dawn-and-dusk', owls), swap('dawn-and-dusk', owls)], [1, 5, 3]],
    ['the later of what the earlier left', [swap('dawn-and-dusk', owls), swap('stability-and-dusk', owls)], [3, 1, 5]],
    [
      'with what is added where it was',
      [{ give: 'number', to: owls, field: 'dawn', amount: 10 }, swap('dawn-and-dusk', owls)],
      [13, 5, 1],
    ],
  ])('%s', (_, give, are) => {
    const table = new Tabletop({ cards: [ogre, owl, rule(...give)], p: { play: ['owl', 'rule'] } });
    const [seen] = table.see(P).play;
    expect([seen?.dawn, seen?.stability, seen?.dusk]).toEqual(are);
  });

  it('VD-4.8.16 destroys what is left without stability, for a while only', () => {
    const wisp = entity('Wisp', { dawn: 0, stability: 1, dusk: 2 });
    const act = arcanum('Act', [{ do: 'for', give: swap('dawn-and-stability', all({ is: ['entity'] })) }]);
    const table = new Tabletop({ cards: [wisp, owl, act], p: { play: ['wisp', 'owl'], hand: ['act', 'call'] } });
    const left = table.answer('play:act').see(P).play;
    expect(left.map(({ card, stability }) => [card, stability])).toEqual([['owl', 1]]);
    expect(table.bothPass().see(P).play[0]?.stability).toBe(5);
  });
});

describe('VD-6.21.2 the result of a roll', () => {
  const lucky = (who: string, amount: number | JsonObject): JsonObject =>
    memory('Luck', { lines: [always({ give: 'roll', who, amount })] });
  const steps = [{ do: 'roll' }, { do: 'dream-damage', amount: { of: 'rolled' } }];
  it.each<[string, JsonObject, number]>([
    ['of yours', lucky('you', 2), 4],
    ['not of others', lucky('opponent', 2), 2],
    ['that grows with something', lucky('you', { of: 'round' }), 4],
    ['below nothing', lucky('you', -5), 0],
  ])('is changed by a card: %s', (_, luck, is) => {
    const table = new Tabletop({
      cards: [luck, arcanum('Act', steps)],
      p: { play: ['luck'], hand: ['act', 'call'], deck: ['blank-1', 'blank-2', 'blank-3'] },
      o: { deck: TEN },
    }).answer('play:act');
    expect(lost(table)).toBe(is);
  });
});
