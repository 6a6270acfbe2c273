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
  mind,
  O,
  P,
  Tabletop,
  thought,
  triggers,
} from '#test/voidream';

const imp = entity('Imp', { dawn: 1 });
const bell = memory('Bell', { lines: [ability([{ pay: 'exhaust-self' }], [{ do: 'dream-damage' }])] });

describe('VD-4.0.1 to 4.0.4 rounds and phases', () => {
  it('VD-4.0.2, VD-4.1.1 come in one order, round after round', () => {
    const table = new Tabletop({ p: { mind: 3 }, o: { mind: 1 } }).bothPass().answer('discard:call');
    const phases = table.facts.filter(({ kind }) => kind === 'phase').map(({ open }) => open?.phase);
    expect(phases).toEqual(['nightmare', 'beginning', 'main']);
    expect(table.table.round).toBe(3);
  });

  it('VD-4.0.3, VD-4.0.4, VD-4.5.3, VD-H.2 hold any number of conflicts, each of which pauses the phase', () => {
    const table = new Tabletop({ p: { hand: ['dawn-raid', 'dusk-raid', 'call'] } });
    table.answer('play:dawn-raid').bothPass();
    expect(table.table).toMatchObject({ phase: 'main', round: 2 });
    table.answer('pass', 'play:dusk-raid').bothPass();
    expect(table.story.filter((kind) => kind === 'conflict-ended')).toHaveLength(2);
    expect(table.table).toMatchObject({ phase: 'main', round: 2 });
  });

  it('VD-4.5.2, VD-4.5.5 start also in the beginning phase, by whoever has the trigger', () => {
    const horn = memory('Horn', {
      lines: [triggers('after', 'round-began', [{ do: 'start-conflict', type: 'dawn' }])],
    });
    const table = new Tabletop({ cards: [horn], p: { mind: 3 }, o: { mind: 1, play: ['horn'] } });
    table.bothPass().answer('discard:call');
    expect(table.table).toMatchObject({ phase: 'conflict', paused: 'beginning', conflict: { attacker: 1 } });
    expect(table.bothPass().table).toMatchObject({ phase: 'main' });
  });
});

describe('VD-H.54, VD-H.99, VD-H.104 a turn in Nightmare', () => {
  const sides = { p: { mind: 3, play: ['watch'] }, o: { mind: 1 } };
  const avoided = (watch: JsonObject): Tabletop =>
    new Tabletop({ cards: [watch], ...sides }).answer('pass', 'pass', 'discard:call');

  it('is over with the round, and what was for that turn', () => {
    const give = { give: 'number', to: 'self', field: 'dawn', amount: 2 };
    const lines = [triggers('after', 'nightmare-avoided', [{ do: 'for', long: 'turn', give }])];
    const table = avoided(entity('Watch', { dawn: 1, lines }));
    expect([table.story.includes('triggered'), table.see(P).play[0]?.dawn]).toEqual([true, 1]);
  });

  it('is another than the first of the next round, for what may be used once a turn', () => {
    const lines = [triggers('after', 'phase-began', [{ do: 'roll' }], { often: 'once-a-turn' })];
    expect(avoided(memory('Watch', { lines })).story.filter((kind) => kind === 'rolled')).toHaveLength(2);
  });
});

describe('VD-4.5.3, VD-4.5.12, VD-H.24 a conflict that no turn led to', () => {
  const raid = { do: 'start-conflict', type: 'dawn' };

  it.each([
    ['the end of another', 'conflict-ended', { often: 'once-a-round' }, ['play:dawn-raid', 'pass', 'pass'], 'O turn'],
    [
      'the beginning of the main phase',
      'phase-began',
      { if: { is: 'phase', phase: 'main' } },
      ['pass', 'pass', 'discard:call'],
      'P turn',
    ],
  ])('begins before the next turn: %s', (_, event, rest, answers, asked) => {
    const horn = memory('Horn', { lines: [triggers('after', event, [raid], rest)] });
    const p = { mind: 3, play: ['horn'], hand: ['dawn-raid', 'call'] };
    const table = new Tabletop({ cards: [horn], p, o: { mind: 1 } }).answer(...answers);
    expect([table.table.phase, table.table.paused, table.asked]).toEqual(['conflict', 'main', asked]);
  });

  it('VD-4.2.20, VD-H.25 has the passes counted anew, so that the main phase goes on after it', () => {
    const horn = memory('Horn', { lines: [triggers('after', 'passed', [raid], { who: 'theirs' })] });
    const table = new Tabletop({ cards: [horn], p: { play: ['horn'] } }).bothPass();
    expect(table.table).toMatchObject({ phase: 'conflict', paused: 'main' });
    expect(table.bothPass().table).toMatchObject({ phase: 'main' });
    expect(table.story).not.toContain('phase');
  });
});

describe('VD-4.2.1 to 4.2.3, VD-4.2.16 turns', () => {
  it('alternate, one action each, and passing is always open', () => {
    const table = new Tabletop({ cards: [bell], p: { play: ['bell'] } });
    expect(table.offers).toEqual([
      'pass',
      'play:call',
      'invert:call',
      'play:last-word',
      'invert:last-word',
      'use:bell-2',
    ]);
    expect(table.answer('use:bell-2').asked).toBe('O turn');
    expect(table.answer('pass').asked).toBe('P turn');
    expect(new Tabletop({ p: { hand: [], mind: 0 } }).offers).toEqual(['pass']);
  });

  it('VD-4.5.12 are the same in a conflict, with VD-4.5.1 a type of dawn or dusk', () => {
    const table = new Tabletop({ cards: [bell], p: { hand: ['dusk-raid'] }, o: { play: ['bell'] } }).answer(
      'play:dusk-raid',
    );
    expect(table.offers).toContain('use:bell-3');
    expect(table.table).toMatchObject({ conflict: { type: 'dusk' } });
  });

  it('VD-4.6.1, VD-4.7.1 a conflict goes on until both pass one after the other', () => {
    const table = new Tabletop({ p: { hand: ['dusk-raid'] }, o: { hand: ['hush-4'] } }).answer(
      'play:dusk-raid',
      'pass',
      'pass',
    );
    expect(table.story.filter((kind) => kind === 'rolled')).toHaveLength(1);
    const other = new Tabletop({ p: { hand: ['dusk-raid', 'call'] }, o: { hand: ['hush-4'] } });
    other.answer('play:dusk-raid', 'pass', 'play:call', 'return', 'pass');
    expect(other.table).toMatchObject({ phase: 'conflict' });
  });

  it('VD-4.2.4 abilities stand on the mind, the construct, memories and entities of the player', () => {
    const does = [ability([{ pay: 'roll' }], [{ do: 'dream-damage' }])];
    const cards = [
      mind('Keen', { three: does }),
      construct('Mill', { lines: does }),
      memory('Note', { lines: does }),
      entity('Page', { lines: does }),
    ];
    const play = ['mill', 'note', 'page'];
    const table = new Tabletop({ cards, p: { mindCard: 'keen', mind: 3, play, hand: [] }, o: { play: ['note'] } });
    expect(table.offers).toEqual(['pass', 'use:keen', 'use:mill-2', 'use:note-3', 'use:page-4']);
  });

  it('VD-4.2.17, VD-6.22.2, VD-6.22.3 let other cards trigger at once, whether one likes it or not', () => {
    const curse = memory('Curse', {
      lines: [triggers('after', 'activated', [{ do: 'mind', by: -1 }], { who: 'yours' })],
    });
    const table = new Tabletop({ cards: [bell, curse], p: { play: ['bell', 'curse'], mind: 2 } }).answer('use:bell-2');
    expect([table.see(P).mind.at, table.asked]).toEqual([1, 'O turn']);
  });
});

describe('VD-2.9.2 to 2.9.7 the mind card', () => {
  it.each<[string, JsonObject]>([
    ['voided', { do: 'void', what: 'that-card' }],
    ['discarded', { do: 'discard', what: 'that-card' }],
    ['destroyed', { do: 'destroy', what: 'that-card' }],
    ['veiled', { do: 'veil', what: 'that-card' }],
    ['put away', { do: 'put', what: 'that-card', where: 'bottom' }],
    ['charged', { do: 'charge', what: 'that-card' }],
    ['attached', { do: 'attach', what: 'that-card', to: 'self' }],
    ['exhausted', { do: 'exhaust', what: 'that-card' }],
    ['damaged', { do: 'damage', what: 'that-card', amount: 1 }],
    ['another player’s', { do: 'for', long: 'round', give: { give: 'control', to: 'that-card' } }],
  ])('VD-2.9.1 is in play for the whole game, and is never %s', (_, step) => {
    const keen = mind('Keen', { four: [ability([{ pay: 'roll' }], [{ do: 'dream-damage' }])] });
    const thief = memory('Thief', { lines: [triggers('after', 'activated', [step], { who: 'theirs' })] });
    const table = new Tabletop({ cards: [keen, thief], p: { mindCard: 'keen' }, o: { play: ['thief'] } });
    expect(table.answer('use:keen', 'pass').offers).toContain('use:keen');
    expect(
      [table.see(P), table.see(O)].map(({ play, void: gone, dreamDiscard }) => [play, gone, dreamDiscard]),
    ).toEqual([
      [[], [], []],
      [[expect.objectContaining({ card: 'thief', attachments: [] })], [], ['blank-2']],
    ]);
  });

  const tides = mind('Tides', {
    two: [always({ give: 'number', to: all({ is: ['entity'] }), field: 'dawn', amount: 2 })],
    spent: [always({ give: 'number', to: all({ is: ['entity'] }), field: 'dawn', amount: 5 })],
  });

  it.each([
    [3, 1],
    [2, 3],
    [1, 1],
    [0, 6],
  ])('VD-2.9.6, VD-2.9.7 at %i its text makes a dawn of 1 to %i', (at, dawn) => {
    const table = new Tabletop({ cards: [tides, imp], p: { mindCard: 'tides', mind: at, play: ['imp'] } });
    expect(table.see(P).play[0]?.dawn).toBe(dawn);
  });

  it('VD-2.9.3, VD-2.9.4 is turned down to the spent side and no further', () => {
    const drain = arcanum('Drain', [{ do: 'mind', who: 'opponent', by: -3 }]);
    const table = new Tabletop({ cards: [drain], p: { hand: ['drain'] }, o: { mind: 2 } }).answer('play:drain');
    expect(table.see(O).mind.at).toBe(0);
  });
});

describe('memories', () => {
  it('VD-2.5.3 are in force ready or exhausted, until they leave', () => {
    const torch = memory('Torch', {
      lines: [always({ give: 'number', to: all({ is: ['entity'], whose: 'yours' }), field: 'dawn', amount: 1 })],
    });
    const snuff = arcanum('Snuff', [{ do: 'destroy', what: choose({ is: ['memory'] }) }]);
    const table = new Tabletop({ cards: [imp, torch, snuff], p: { play: ['imp', 'torch!'] }, o: { hand: ['snuff'] } });
    expect(table.see(P).play[0]?.dawn).toBe(2);
    expect(table.answer('pass', 'play:snuff').see(P).play[0]?.dawn).toBe(1);
  });

  it('VD-2.5.6, VD-6.2.1 lie under their host and go where it goes', () => {
    const thread = memory('Thread', { attachesTo: { is: ['entity'] } });
    const play = [{ card: 'imp', attached: ['thread'] }];
    const table = new Tabletop({ cards: [imp, thread], p: { play, hand: ['dawn-raid'] } });
    table.answer('play:dawn-raid', 'attack:imp-2');
    expect(table.see(P).play).toMatchObject([{ joined: true, attachments: [{ card: 'thread' }] }]);
  });
});

describe('VD-7.3.1, VD-7.3.2 shuffling during the game', () => {
  it('has the opponent offered a cut, which may be refused', () => {
    const mix = arcanum('Mix', [{ do: 'shuffle' }]);
    const table = new Tabletop({ cards: [mix], p: { hand: ['mix'], deck: ['blank-1', 'blank-2'] } }).answer('play:mix');
    expect([table.asked, table.offers]).toEqual(['O cut', ['no-cut', 'cut:1-2']]);
    expect(table.answer('no-cut').see(P).deck.depth).toBe(1);
  });
});

describe('VD-7.8.2 a line that is skipped', () => {
  const tire = { do: 'exhaust', what: all({ is: ['entity'] }) };
  const line = (step: JsonObject, more: JsonObject = {}): JsonObject => ({ line: 'play', do: [step], ...more });
  const never = { if: { is: 'amount', amount: 1, least: 2 } };
  it.each<readonly [string, readonly JsonObject[], JsonObject]>([
    ['because nothing can be done', [line(tire)], { line: null, why: 'impossible' }],
    ['the second of two', [line({ do: 'dream-damage' }), line(tire)], { line: 2, why: 'impossible' }],
    ['for its condition', [line({ do: 'dream-damage' }, never)], { line: null, why: 'condition' }],
  ])('says which and why: %s', (_, normal, said) => {
    const card = { ...arcanum('Tire', [tire]), normal: [...normal] };
    const table = new Tabletop({ cards: [imp, card], p: { hand: ['tire'], play: ['imp!'] } }).answer('play:tire');
    expect(table.facts.find(({ kind }) => kind === 'line-skipped')?.open).toEqual({ card: 'tire', ...said });
  });
});

describe('VD-7.8.4 changing something', () => {
  it.each([
    [['imp', 'imp!'], false],
    [['imp!', 'imp!'], true],
  ])('exhausting all of %j is skipped: %s', (play, isSkipped) => {
    const tire = arcanum('Tire', [{ do: 'exhaust', what: all({ is: ['entity'] }) }]);
    const table = new Tabletop({ cards: [imp, tire], p: { hand: ['tire'], play } }).answer('play:tire');
    expect(table.story.includes('line-skipped')).toBe(isSkipped);
    expect(table.see(P).play.every(({ exhausted }) => exhausted)).toBe(true);
  });
});

describe('VD-6.9.1, VD-6.20.1, VD-6.25.1, VD-6.25.2 what is done to cards', () => {
  it('readies, and voids arcana and Dream cards into one Void', () => {
    const act = arcanum('Act', [
      { do: 'ready', what: all({ is: ['entity'] }) },
      { do: 'void', what: choose({ is: ['memory'] }) },
      { do: 'void', what: choose({ is: ['arcanum'], in: 'hand', whose: 'yours' }) },
    ]);
    const table = new Tabletop({
      cards: [imp, bell, act],
      p: { hand: ['act', 'call'], play: ['imp!', 'bell'] },
    }).answer('play:act');
    expect(table.see(P)).toMatchObject({ void: ['bell', 'call'], play: [{ card: 'imp', exhausted: false }] });
  });
});

describe('VD-6.22.4 triggers from unusual places', () => {
  it('work only there', () => {
    const moss = entity('Moss', {
      lines: [triggers('after', 'rolled', [{ do: 'dream-damage' }], { from: 'void', who: 'yours' })],
    });
    const at = (p: object): number =>
      new Tabletop({ cards: [moss], p: { hand: ['hush-4'], ...p } }).answer('play:hush-4').see(O).dreamDiscard.length;
    expect([at({ void: ['moss'] }), at({ play: ['moss'] }), at({ dreamDiscard: ['moss'] })]).toEqual([1, 0, 0]);
  });
});

describe('VD-7.6.1, VD-7.6.4 veiled cards are in play', () => {
  it('and leave it when they are unveiled, as another card enters', () => {
    const watch = memory('Watch', {
      lines: [
        triggers('after', 'left', [{ do: 'dream-damage' }], { who: 'yours' }),
        triggers('after', 'entered', [{ do: 'mind', by: -1 }], { who: 'yours', card: { is: ['entity'] } }),
      ],
    });
    const table = new Tabletop({ cards: [watch, imp], p: { play: ['watch', 'imp?'], hand: ['call'], mind: 3 } });
    table.answer('unveil:veiled-3', 'next:watch-2');
    expect([table.see(O).dreamDiscard.length, table.see(P).mind.at]).toEqual([1, 1]);
  });
});

describe('VD-7.1.1 card text over rules', () => {
  it('lets an arcanum be played at any depth', () => {
    const glass = memory('Glass', { lines: [always({ give: 'any-depth' })] });
    const table = new Tabletop({ cards: [glass], p: { hand: ['hush-1'], play: ['glass'], deck: ['blank-4'] } });
    expect(table.offers).toContain('play:hush-1');
  });
});

describe('the deck', () => {
  it('VD-2.3.1 never gives a Dream card to a hand', () => {
    const table = new Tabletop({ cards: [thought('Note', [])], p: { deck: ['note', 'blank-1'] } }).answer(
      'play:call',
      'return',
    );
    expect(table.see(P).hand.cards).toEqual(['last-word']);
  });
});
