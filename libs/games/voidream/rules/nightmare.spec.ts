import type { Seat } from '#kernel';
import { always, entity, memory, O, P, Tabletop, triggers } from '#test/voidream';

describe('VD-4.3.2 to 4.3.4 who faces Nightmare', () => {
  it.each<[string, object, object, string]>([
    ['who has no arcana in hand', { hand: [], mind: 0 }, { hand: ['call'], mind: 3 }, 'P'],
    ['else who has the higher mind', { mind: 2 }, { mind: 1 }, 'P'],
    ['else who has the higher mind, hands both empty (VD-H.27)', { hand: [], mind: 1 }, { hand: [], mind: 2 }, 'O'],
    ['else who passed last', { mind: 2 }, { mind: 2 }, 'O'],
  ])('is %s', (_, p, o, who) => {
    const table = new Tabletop({ p, o }).bothPass();
    expect(table.facts.find(({ kind }) => kind === 'nightmare-faced')?.open).toEqual({ seat: who === 'P' ? 0 : 1 });
  });
});

it('VD-4.3.4, VD-H.25 who passed last in the main phase faces Nightmare, whoever passed in a conflict at its end', () => {
  const when = { if: { is: 'phase', phase: 'main' } };
  const horn = memory('Horn', {
    lines: [triggers('after', 'phase-ended', [{ do: 'start-conflict', type: 'dawn' }], when)],
  });
  const table = new Tabletop({ cards: [horn], p: { play: ['horn'] } }).bothPass();
  expect([table.table.phase, table.asked]).toEqual(['conflict', 'O turn']);
  expect(table.bothPass().asked).toBe('O nightmare');
});

describe('VD-4.3.5 avoiding Nightmare', () => {
  it('costs one arcanum, and VD-4.1.5 makes that player the active one of the next round', () => {
    const table = new Tabletop({ p: { mind: 3 }, o: { mind: 1 } }).bothPass();
    expect([table.asked, table.offers]).toEqual(['P nightmare', ['enter', 'discard:call', 'discard:last-word']]);
    table.answer('discard:call');
    expect(table.see(P)).toMatchObject({ arcanaDiscard: ['call'], void: [] });
    expect(table.table).toMatchObject({ round: 3, phase: 'main', active: 0 });
  });
});

describe('VD-4.4.1 to 4.4.5 entering Nightmare', () => {
  const ogre = entity('Ogre');

  it('brings arcana back, takes one to the Void, and starts a dusk conflict with every ready entity', () => {
    const table = new Tabletop({
      cards: [ogre],
      p: { hand: [], arcanaDiscard: ['call', 'raid'], play: ['ogre', 'ogre!', 'ogre'], mind: 0 },
    }).bothPass();
    expect([table.asked, table.offers]).toEqual(['P nightmare-void', ['void:call', 'void:raid']]);
    table.answer('void:raid');
    expect(table.see(P)).toMatchObject({ hand: { cards: ['call'] }, void: ['raid'], arcanaDiscard: [] });
    expect(table.table).toMatchObject({ conflict: { attacker: 0, type: 'dusk' }, inNightmare: 0, paused: 'nightmare' });
    expect(table.see(P).play.map(({ joined }) => joined)).toEqual([true, false, true]);
  });

  it('VD-4.4.3 tears apart who has no arcanum left', () => {
    const table = new Tabletop({ p: { hand: [], void: ['call'] } }).bothPass();
    expect(table.result).toBe('2-1 nightmare VD-4.4.3');
  });

  const bell = memory('Bell', { lines: [triggers('after', 'nightmare-entered', [{ do: 'roll' }])] });

  it.each([
    ['of what could be avoided', { mind: 3, hand: ['call', 'raid'] }, ['enter']],
    ['forced with an empty hand', { hand: [], arcanaDiscard: ['call', 'raid'] }, []],
  ])('VD-4.3.6 is heard, and leads to the Void: %s', (_, p, answers) => {
    const table = new Tabletop({ cards: [bell], p: { ...p, play: ['bell'] }, o: { mind: 1 } }).bothPass();
    table.answer(...answers);
    expect(table.asked).toBe('P nightmare-void');
    expect(table.facts.filter(({ kind }) => ['nightmare-entered', 'rolled'].includes(kind))).toHaveLength(2);
  });

  it.each([
    ['avoided', 'discard:call', 'main'],
    ['entered', 'enter', 'nightmare'],
  ])(
    'VD-4.5.3, VD-4.4.4 goes on after a conflict that a trigger has started, and its own is not left out: %s',
    (_, answer, phase) => {
      const horn = memory('Horn', {
        lines: [triggers('after', 'nightmare-faced', [{ do: 'start-conflict', type: 'dawn' }])],
      });
      const table = new Tabletop({ cards: [horn], p: { mind: 3, play: ['horn'] }, o: { mind: 1 } }).bothPass();
      expect(table.table).toMatchObject({ phase: 'conflict', paused: 'nightmare', conflict: { type: 'dawn' } });
      expect([table.bothPass().asked, table.table.phase]).toEqual(['P nightmare', 'nightmare']);
      table.answer(answer);
      expect(table.table.phase).toBe(phase);
      if (phase === 'main') return;
      table.answer('void:call');
      expect(table.table).toMatchObject({ phase: 'conflict', inNightmare: 0, conflict: { type: 'dusk', attacker: 0 } });
    },
  );

  it('VD-4.4.6, VD-4.4.7 lasts for its conflict, and the next round follows', () => {
    const table = new Tabletop({ p: { mind: 3 }, o: { mind: 1 } }).bothPass().answer('enter', 'void:call');
    expect(table.table).toMatchObject({ inNightmare: 0 });
    expect(table.bothPass().table).toMatchObject({ inNightmare: null, round: 3, phase: 'main', active: 0 });
  });

  it('VD-H.30 leaves out the conflict where one cannot be started', () => {
    const peace = memory('Peace', { lines: [always({ give: 'player-ban', on: 'start-conflicts' })] });
    const table = new Tabletop({ cards: [peace], p: { mind: 3, play: ['peace'] }, o: { mind: 1 } }).bothPass();
    expect(table.answer('enter', 'void:call').table).toMatchObject({ round: 3, conflict: null });
  });
});

describe('VD-H.22 who acts first in the conflict of Nightmare, where P has entered it', () => {
  it.each<[string, string, Seat, string]>([
    ['a', 'P', P, 'P turn'],
    ['a', 'O', O, 'O turn'],
    ['b', 'P', P, 'O turn'],
    ['b', 'O', O, 'O turn'],
    ['c', 'P', P, 'P turn'],
    ['c', 'O', O, 'P turn'],
  ])('under (%s), when %s passed first', (reading, _, active, asked) => {
    const table = new Tabletop({ p: { mind: 3 }, o: { mind: 1 }, active, switches: { 'VD-H.22': reading } });
    expect(table.bothPass().answer('enter', 'void:call').asked).toBe(asked);
  });
});

describe('VD-4.3.7 the end of a round', () => {
  const owl = memory('Owl', { lines: [triggers('after', 'round-ended', [{ do: 'roll' }])] });

  it.each([['discard:call'], ['enter']])('triggers after "%s"', (answer) => {
    const table = new Tabletop({ cards: [owl], p: { mind: 3, play: ['owl'] }, o: { mind: 1 } })
      .bothPass()
      .answer(answer);
    if (answer === 'enter') table.answer('void:call').bothPass();
    expect(table.story.filter((kind) => kind === 'triggered')).toHaveLength(1);
  });
});

describe('VD-4.1.6, VD-4.1.7, VD-4.1.8 the beginning of a round', () => {
  it('readies all, sets minds to the depth, then lets triggers see that', () => {
    const clerk = memory('Clerk', {
      lines: [
        triggers('after', 'round-began', [
          { do: 'if', check: { is: 'amount', amount: { of: 'mind' }, least: 3, most: 3 }, then: [{ do: 'roll' }] },
        ]),
      ],
    });
    const ogre = entity('Ogre');
    const table = new Tabletop({
      cards: [clerk, ogre],
      p: { mind: 3, play: ['clerk!', 'ogre!'], deck: ['blank-3', 'blank-1'] },
      o: { mind: 1, play: ['ogre!'], deck: ['blank-4'] },
    });
    table.bothPass().answer('discard:call');
    expect([...table.see(P).play, ...table.see(O).play].map(({ exhausted }) => exhausted)).toEqual([
      false,
      false,
      false,
    ]);
    expect([table.see(P).mind.at, table.see(O).mind.at]).toEqual([3, 4]);
    expect(table.see(P).deck.depth).toBe(1);
  });
});

describe('VD-4.2.20, VD-4.2.21 passing', () => {
  it('ends the main phase only when both pass one after the other', () => {
    const table = new Tabletop({}).answer('pass', 'play:call', 'return');
    expect([table.asked, table.table.phase]).toEqual(['P turn', 'main']);
    expect(table.bothPass().table.phase).toBe('nightmare');
  });
});
