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
  plays,
  Tabletop,
  type TableSetting,
  thought,
  triggers,
} from '#test/voidream';

/** An arcanum that does just this, played by P. */
const doing = (steps: readonly JsonObject[], setting: TableSetting = {}): Tabletop =>
  new Tabletop({
    ...setting,
    cards: [...(setting.cards ?? []), arcanum('Act', steps)],
    p: { ...setting.p, hand: ['act', ...(setting.p?.hand ?? [])] },
  }).answer('play:act');

const imp = entity('Imp', { value: 1, dawn: 1, stability: 2, dusk: 1 });
const ogre = entity('Ogre', { value: 3, dawn: 4, stability: 4, dusk: 3 });
const mine = choose({ is: ['entity'], whose: 'yours' });
const theirs = choose({ is: ['entity'], whose: 'theirs' });
const yours = all({ is: ['entity'], whose: 'yours' });
const bolt: JsonObject = { do: 'dream-damage' };
const names = (table: Tabletop, seat: typeof P): readonly (string | null)[] =>
  table.see(seat).play.map(({ card }) => card);

describe('VD-7.2.1, VD-H.64 whole abilities given to cards', () => {
  const strike = ability([{ pay: 'exhaust-self' }], [bolt]);

  it('can be activated while they last, by the controller', () => {
    const table = doing([{ do: 'for', long: 'turn', give: { give: 'line', to: mine, line: strike } }], {
      cards: [imp],
      p: { play: ['imp'] },
    });
    expect(table.answer('pass').offers).not.toContain('use:imp-2');
    const long = doing([{ do: 'for', long: 'round', give: { give: 'line', to: mine, line: strike } }], {
      cards: [imp],
      p: { play: ['imp'] },
    });
    long.answer('pass', 'use:imp-2');
    expect(long.see(O).dreamDiscard).toHaveLength(1);
  });

  it('cover whoever belongs to the group, beside its own abilities', () => {
    const banner = memory('Banner', { lines: [always({ give: 'line', to: yours, line: strike })] });
    const seer = entity('Seer', { lines: [ability([{ pay: 'exhaust-self' }], [{ do: 'roll' }])] });
    const table = new Tabletop({
      cards: [banner, imp, seer],
      p: { play: ['banner', 'imp', 'seer'] },
      o: { play: ['imp'] },
    });
    expect(table.offers.filter((key) => key.startsWith('use'))).toEqual(['use:imp-3', 'use:seer-4/1', 'use:seer-4/2']);
    table.answer('use:seer-4/2');
    expect(table.see(O).dreamDiscard).toHaveLength(1);
  });

  it('trigger, each for the card that has them', () => {
    const oath = memory('Oath', {
      lines: [always({ give: 'line', to: yours, line: triggers('when', 'destroyed', [bolt], { card: 'self' }) })],
    });
    const table = doing([{ do: 'destroy', what: mine }], {
      cards: [oath, imp, ogre],
      p: { play: ['oath', 'imp'] },
      o: { play: ['ogre'] },
    });
    expect([table.see(P).dreamDiscard, table.see(O).dreamDiscard]).toEqual([['imp'], ['blank-2']]);
  });

  it('stop with the text that gives them', () => {
    const banner = memory('Banner', { lines: [always({ give: 'line', to: yours, line: strike })] });
    const table = doing([{ do: 'destroy', what: choose({ is: ['memory'] }) }], {
      cards: [banner, imp],
      p: { play: ['banner', 'imp'] },
    });
    expect(table.answer('pass').offers).not.toContain('use:imp-3');
  });

  it('VD-H.99 may be used once a turn or a round', () => {
    const often = memory('Well', { lines: [ability([{ pay: 'mind' }], [bolt], { often: 'once-a-round' })] });
    const table = new Tabletop({ cards: [often], p: { play: ['well'] } }).answer('use:well-2', 'pass');
    expect(table.refusal('use:well-2')).toBe('VD-H.99');
  });
});

describe('the next time', () => {
  const ward = (event: string, steps: readonly JsonObject[], rest: JsonObject = {}): JsonObject => ({
    do: 'for',
    give: { give: 'next', line: triggers('when', event, steps, rest) },
  });

  it('VD-7.11.3 uses the trigger up', () => {
    const shield = ward('dream-damaged', [{ do: 'prevent', amount: 9 }], { who: 'theirs' });
    const table = doing([shield, bolt, bolt]);
    expect(table.see(O).dreamDiscard).toHaveLength(1);
  });

  it('VD-7.2.1 ends with the phase', () => {
    const table = doing([ward('round-ended', [bolt])])
      .bothPass()
      .bothPass();
    expect(table.see(O).dreamDiscard).toEqual([]);
  });
});

describe('VD-4.4.1 to VD-4.4.6 Nightmare by an effect', () => {
  it('VD-4.4.1, VD-4.4.2, VD-4.4.4 is entered: discard back, one arcanum to the Void, a dusk conflict after the turn', () => {
    const table = doing([{ do: 'enter-nightmare', who: 'opponent' }], {
      cards: [imp],
      o: { hand: ['call'], arcanaDiscard: ['raid'], play: ['imp'] },
    });
    expect(table.asked).toBe('O nightmare-void');
    table.answer('void:call');
    expect(table.see(O)).toMatchObject({ hand: { cards: ['raid'] }, void: ['call'] });
    expect(table.table).toMatchObject({ phase: 'conflict', inNightmare: 1, conflict: { attacker: 1, type: 'dusk' } });
    expect(table.see(O).play[0]?.joined).toBe(true);
    expect(table.bothPass().table).toMatchObject({ phase: 'main', inNightmare: null });
  });

  it('VD-4.4.3 loses who has no arcanum left', () => {
    expect(doing([{ do: 'enter-nightmare', who: 'opponent' }], { o: { hand: [] } }).result).toBe(
      '1-2 nightmare VD-4.4.3',
    );
  });

  it('VD-H.30, VD-4.5.4 goes without its conflict while another is going on', () => {
    const table = new Tabletop({
      cards: [arcanum('Act', [{ do: 'enter-nightmare', who: 'you' }])],
      p: { hand: ['dawn-raid', 'act', 'call'] },
    });
    table.answer('play:dawn-raid', 'pass', 'play:act', 'void:call');
    expect(table.table).toMatchObject({ inNightmare: null, conflict: { type: 'dawn' } });
    expect(table.see(P).void).toEqual(['call']);
  });

  it('VD-4.3.5 is avoided without a discard', () => {
    const mask = memory('Mask', {
      lines: [triggers('when', 'nightmare-entered', [{ do: 'avoid-nightmare' }], { who: 'yours' })],
    });
    const table = new Tabletop({ cards: [mask], p: { play: ['mask'], mind: 4 }, o: { mind: 1 } })
      .bothPass()
      .answer('enter');
    expect(table.see(P)).toMatchObject({ hand: { count: 2 }, void: [] });
    expect([table.story.includes('nightmare-avoided'), table.story.includes('conflict-started')]).toEqual([
      true,
      false,
    ]);
  });

  it('VD-7.1.1 cannot be avoided where a card forbids it', () => {
    const chain = memory('Chain', { lines: [always({ give: 'player-ban', on: 'avoid-nightmare', who: 'opponent' })] });
    const table = new Tabletop({ cards: [chain], o: { mind: 4 }, p: { mind: 1, play: ['chain'] } }).bothPass();
    expect(table.asked).toBe('O nightmare-void');
  });
});

describe('VD-7.13.3, VD-D.17 choosing among cards that were looked at', () => {
  const deck = ['imp', 'blank-3', 'imp', 'blank-4'];
  const among = (rest: JsonObject = {}, pick: JsonObject = {}): JsonObject => choose({ in: 'looked', ...rest }, pick);

  it('is hidden from the others, and plays the chosen card', () => {
    const table = doing(
      [
        { do: 'look-top', count: 3 },
        { do: 'play', what: among({ is: ['entity'] }) },
      ],
      { cards: [imp], p: { deck } },
    );
    expect([table.asked, table.offers]).toEqual(['P choose', ['choose:1-1 of imp imp.2']]);
    expect(table.answer('choose:imp.2').see(P).play).toHaveLength(1);
    expect(table.see(P).deck.count).toBe(4);
  });

  it('asks also where none can be chosen, since silence would tell', () => {
    const table = doing(
      [
        { do: 'look-top', count: 2 },
        { do: 'play', what: among({ is: ['entity'] }) },
      ],
      { cards: [imp], p: { deck: ['blank-1', 'blank-3'] } },
    );
    expect([table.asked, table.offers]).toEqual(['P choose', ['choose:0-0 of ']]);
    expect(table.answer('choose:').see(P).play).toEqual([]);
  });

  it.each<[string, JsonObject, JsonObject]>([
    ['under the deck', { do: 'put', where: 'bottom', what: among() }, { deck: { depth: 3, count: 5 } }],
    ['to the discard', { do: 'discard', what: among() }, { dreamDiscard: ['imp'] }],
    ['to the Void', { do: 'void', what: among() }, { void: ['imp'] }],
    ['veiled', { do: 'veil', what: among() }, { play: [{ id: 'veiled-3' }] }],
  ])('puts the chosen %s', (_, step, seen) => {
    const table = doing([{ do: 'look-top', count: 2 }, step], { cards: [imp], p: { deck } });
    expect(table.answer('choose:imp').see(P)).toMatchObject(seen);
  });

  it('VD-6.3.2 puts it under a host as a charge', () => {
    const table = doing(
      [
        { do: 'look-top', count: 2 },
        { do: 'attach', what: among(), to: mine },
      ],
      { cards: [ogre, imp], p: { deck, play: ['ogre'] } },
    );
    table.answer('choose:blank-3');
    expect(table.see(P).play[0]?.attachments).toMatchObject([{ card: 'blank-3', sort: 'charge' }]);
  });

  it('VD-7.12.2 is open among revealed cards, and "it" is what was revealed', () => {
    const like = { is: 'card', what: 'it', like: { is: ['entity'], in: 'looked' } };
    const steps = [
      { do: 'reveal-top' },
      { do: 'if', check: like, then: [{ do: 'play', what: 'it' }], else: [{ do: 'discard', what: 'it' }] },
    ];
    expect(names(doing(steps, { cards: [imp], p: { deck } }), P)).toEqual(['imp']);
    expect(doing(steps, { p: { deck: ['blank-3'] } }).see(P).dreamDiscard).toEqual(['blank-3']);
  });

  it('VD-2.7.4 leaves a construct face up when it is put under the deck', () => {
    const mill = construct('Mill', { stability: 3 });
    const table = doing([{ do: 'put', where: 'bottom', what: { pick: 'deck' } }], {
      cards: [mill],
      p: { play: ['mill'] },
    });
    expect(table.see(P)).toMatchObject({ construct: null, deck: { faceUp: ['mill-2', 'rock-1'], count: 8 } });
  });
});

describe('cards at an end of a deck', () => {
  it.each<[string, JsonObject, JsonObject]>([
    ['the top one to the Void', { do: 'void', what: { pick: 'deck' } }, { void: ['blank-1'] }],
    [
      'the lowest two on top',
      { do: 'put', where: 'top', what: { pick: 'deck', from: 'bottom', count: 2 } },
      { deck: { depth: 3 } },
    ],
    [
      'all but the bastion, VD-2.8.6',
      { do: 'discard', what: { pick: 'deck', from: 'bottom', count: 2 } },
      { dreamDiscard: ['blank-3'] },
    ],
  ])('goes %s', (_, step, seen) => {
    expect(doing([step], { p: { deck: ['blank-1', 'blank-3'] } }).see(P)).toMatchObject(seen);
  });

  it('is looked at', () => {
    const table = doing([{ do: 'look-at', what: { pick: 'deck', from: 'bottom', count: 2 } }], {
      p: { deck: ['blank-1', 'blank-3'] },
    });
    expect(table.facts.find(({ kind }) => kind === 'looked-at')).toMatchObject({
      closed: [{ seat: P, data: { card: 'blank-3' } }],
    });
  });
});

it('VD-2.2.3 an amount by the values in a hand goes by the backs', () => {
  const torch = memory('Torch', {
    lines: [
      always({
        give: 'number',
        to: all({ is: ['arcanum'], in: 'hand', whose: 'theirs', faction: 'fracta' }),
        field: 'value',
        amount: -1,
      }),
    ],
  });
  const spark = arcanum('Spark', [bolt], { value: 3, faction: 'fracta' });
  const hits = (card: string, amount: JsonObject): number =>
    doing([{ do: 'dream-damage', amount }], {
      cards: [torch, spark],
      p: { play: ['torch'] },
      o: { hand: [card, 'hush-1'], deck: ['blank-1', 'blank-1', 'blank-1', 'blank-1', 'blank-1'] },
    }).see(O).dreamDiscard.length;
  const group = { in: 'hand', whose: 'theirs' };
  for (const sort of ['total', 'highest']) {
    const amount = { of: sort, field: 'value', group };
    expect(hits('spark', amount)).toBe(hits('hush-3', amount));
  }
});

describe('VD-7.1.1, VD-H.29 what cannot be done to cards', () => {
  const guarded = (ban: string): JsonObject =>
    entity('Guarded', { lines: [always({ give: 'ban', on: ban, to: 'self' })] });

  it.each<[string, JsonObject]>([
    ['be-moved', { do: 'put', where: 'bottom', what: theirs }],
    ['be-moved', { do: 'control', what: theirs }],
    ['be-moved', { do: 'void', what: theirs }],
    ['be-moved', { do: 'veil', what: theirs }],
    ['be-moved', { do: 'discard', what: theirs }],
    ['be-discarded', { do: 'discard', what: theirs }],
    ['be-voided', { do: 'void', what: theirs }],
    ['be-veiled', { do: 'veil', what: theirs }],
    ['be-damaged', { do: 'damage', what: theirs, amount: 9 }],
    ['be-chosen', { do: 'destroy', what: theirs }],
  ])('%s: %j', (ban, step) => {
    expect(names(doing([step], { cards: [guarded(ban)], o: { play: ['guarded'] } }), O)).toEqual(['guarded']);
  });

  it('ready', () => {
    const table = doing([{ do: 'ready', what: theirs }], { cards: [guarded('ready')], o: { play: ['guarded!'] } });
    expect(table.see(O).play[0]?.exhausted).toBe(true);
  });

  it.each([
    ['declare', false, false],
    ['attack', false, true],
    ['defend', true, false],
  ])('VD-4.5.6, VD-4.5.10 %s: it is among the attackers %s, the defenders %s', (ban, attacks, defends) => {
    type Side = NonNullable<TableSetting['p']>;
    const raided = (p: Side, o: Side): string =>
      new Tabletop({ cards: [guarded(ban)], p: { hand: ['dawn-raid'], ...p }, o })
        .answer('play:dawn-raid')
        .offers.join();
    const play = ['guarded'];
    expect(raided({ play }, {}).includes('attack')).toBe(attacks);
    expect(raided({}, { play }).includes('defend')).toBe(defends);
  });

  it.each([
    ['declare', false],
    ['attack', false],
    ['defend', true],
  ])('VD-4.4.5, VD-H.29 %s: into Nightmare it goes %s', (ban, goes) => {
    const facing = { hand: ['call', 'hush-1'], mind: 4, play: ['guarded'] };
    const table = new Tabletop({ cards: [guarded(ban)], p: facing, o: { mind: 1 } })
      .bothPass()
      .answer('enter', 'void:call');
    expect(table.see(P).play[0]?.joined).toBe(goes);
  });

  it('a ban on being chosen stops no effect that chooses nothing', () => {
    const table = doing([{ do: 'destroy', what: all({ is: ['entity'] }) }], {
      cards: [guarded('be-chosen')],
      o: { play: ['guarded'] },
    });
    expect(names(table, O)).toEqual([]);
  });
});

describe('VD-7.1.1 what players cannot do', () => {
  const law = (on: string, cards: JsonObject | null = null): JsonObject =>
    memory('Law', { lines: [always({ give: 'player-ban', on, ...(cards === null ? {} : { with: cards }) })] });
  const under = (on: string, setting: TableSetting, cards: JsonObject | null = null): Tabletop =>
    new Tabletop({
      ...setting,
      cards: [law(on, cards), imp, ogre, ...(setting.cards ?? [])],
      p: { ...setting.p, play: ['law', ...(setting.p?.play ?? [])] },
    });

  it('invert arcana', () => {
    const table = under('invert-arcana', { p: { hand: ['call'] } });
    expect([table.offers.includes('play:call'), table.refusal('invert:call')]).toEqual([true, 'VD-7.1.1']);
  });

  it('play arcana of a kind', () => {
    const table = under('play-arcana', { p: { hand: ['hush-2', 'call'] } }, { is: ['arcanum'], value: { most: 2 } });
    expect(table.offers).toEqual(['pass', 'play:call', 'invert:call']);
  });

  it('play cards of a kind', () => {
    const evoking = (top: string): Tabletop =>
      under(
        'play-cards',
        { p: { hand: ['call'], deck: [top, 'blank-1'] } },
        { is: ['entity'], value: { least: 3 } },
      ).answer('play:call');
    expect([evoking('ogre').offers, evoking('imp').offers]).toEqual([['return'], ['play', 'return']]);
  });

  it('unveil', () => {
    expect(under('unveil', { p: { play: ['imp?'] } }).offers).not.toContain('unveil:veiled-3');
  });

  it('activate abilities', () => {
    const seer = entity('Seer', { lines: [ability([{ pay: 'exhaust-self' }], [bolt])] });
    expect(under('activate', { cards: [seer], p: { play: ['seer'] } }).refusal('use:seer-3')).toBe('VD-7.1.1');
  });

  it.each([
    ['roll', 'roll', 'rolled'],
    ['charge', 'charge', 'charged'],
    ['evoke', 'evoke', 'evoke-looked'],
  ])('%s', (on, verb, told) => {
    const step = verb === 'charge' ? { do: verb, what: mine } : { do: verb };
    const table = under(on, { cards: [arcanum('Act', [step])], p: { hand: ['act'], play: ['imp'] } });
    expect(table.answer('play:act').story).not.toContain(told);
  });

  it('VD-4.2.9 start conflicts with their arcana, though otherwise', () => {
    const horn = memory('Horn', {
      lines: [ability([{ pay: 'exhaust-self' }], [{ do: 'start-conflict', type: 'dawn' }])],
    });
    const table = under(
      'start-conflicts',
      { cards: [horn], p: { hand: ['dawn-raid'], play: ['horn'] } },
      { is: ['arcanum'] },
    );
    expect(table.answer('play:dawn-raid').table.conflict).toBeNull();
    expect(table.answer('pass', 'use:horn-3').table.conflict).not.toBeNull();
  });
});

describe('VD-7.1.1 what players may do against a rule', () => {
  const may = (give: string, cards: JsonObject | null = null): JsonObject =>
    memory('Grace', { lines: [always({ give, ...(cards === null ? {} : { with: cards }) })] });
  const graced = (give: string, setting: TableSetting, cards: JsonObject | null = null): Tabletop =>
    new Tabletop({
      ...setting,
      cards: [may(give, cards), imp, ...(setting.cards ?? [])],
      p: { ...setting.p, play: ['grace', ...(setting.p?.play ?? [])] },
    });

  it('VD-2.10.2 play some arcana at any depth', () => {
    const table = graced(
      'any-depth',
      { p: { hand: ['hush-1', 'hush-2'], deck: ['blank-4'] } },
      { is: ['arcanum'], value: { most: 1 } },
    );
    expect([table.offers.includes('play:hush-1'), table.refusal('play:hush-2')]).toEqual([true, 'VD-2.10.2']);
  });

  it('VD-6.6.1 play in spite of Dormant', () => {
    const sleeper = entity('Sleeper', { keywords: [{ keyword: 'dormant', x: 3 }] });
    const table = graced('no-limits', { cards: [sleeper], p: { hand: ['call'], deck: ['sleeper', 'blank-1'] } });
    expect(table.answer('play:call').offers).toEqual(['play', 'return']);
  });

  it('VD-4.2.7 play arcana with a spent mind', () => {
    const table = graced('free-arcana', { p: { hand: ['call'], mind: 0 } });
    expect(table.answer('play:call', 'return').see(P).mind.at).toBe(0);
  });

  it('VD-4.2.13 unveil with a spent mind', () => {
    const table = graced('free-unveil', { p: { hand: ['call'], mind: 0, play: ['imp?'] } });
    expect(table.answer('unveil:veiled-3').see(P).play).toHaveLength(2);
  });

  it('VD-6.18.1 leave out the roll', () => {
    const table = graced('skip-roll', { p: { hand: ['dawn-raid'] } })
      .answer('play:dawn-raid')
      .bothPass();
    expect(table.asked).toBe('P siege');
  });

  it('VD-4.5.6 declare exhausted entities', () => {
    expect(
      graced('declare-exhausted', { p: { hand: ['dawn-raid'], play: ['imp!'] } }).answer('play:dawn-raid').offers,
    ).toEqual(['attack:0-1 of imp-3']);
  });

  it('VD-4.5.16 have entities join that enter during a conflict', () => {
    const table = graced('join-on-entering', { p: { hand: ['dawn-raid', 'call'], deck: ['imp', 'blank-1'] } });
    table.answer('play:dawn-raid', 'pass', 'play:call', 'play');
    expect(table.asked).toBe('P join');
    expect(table.answer('join').see(P).play.at(-1)?.joined).toBe(true);
  });
});

describe('conditions', () => {
  const bolts = (check: JsonObject): JsonObject => triggers('after', 'conflict-ended', [bolt], { if: check });
  const fought = (check: JsonObject, dawn: number): number => {
    const witness = memory('Witness', { lines: [bolts(check)] });
    const hero = entity('Hero', { dawn });
    const table = new Tabletop({ cards: [witness, hero], p: { play: ['hero', 'witness'], hand: ['dawn-raid'] } });
    table.answer('play:dawn-raid', 'attack:hero-2').bothPass();
    return table.story.filter((kind) => kind === 'triggered').length;
  };

  it.each<[JsonObject, number, number]>([
    [{ is: 'won' }, 3, 1],
    [{ is: 'won' }, 0, 0],
    [{ is: 'won', who: 'opponent' }, -2, 1],
    [{ is: 'lost' }, -2, 1],
    [{ is: 'lost' }, 3, 0],
    [{ is: 'drawn' }, 0, 1],
    [{ is: 'drawn' }, 3, 0],
    [{ is: 'amount', amount: { of: 'difference' }, least: 3 }, 3, 1],
    [{ is: 'amount', amount: { of: 'difference' }, least: 4 }, 3, 0],
  ])('VD-4.6.6 on how the conflict went: %j with a hero of %i', (check, dawn, times) => {
    expect(fought(check, dawn)).toBe(times);
  });

  it.each([{ is: 'drawn' }, { is: 'won' }, { is: 'lost' }])(
    'VD-4.6.6 no conflict was %j before there was one',
    (check) => {
      expect(doing([{ do: 'if', check, then: [bolt] }]).see(O).dreamDiscard).toHaveLength(0);
    },
  );

  it('VD-4.6.6 the winner and the loser are players of the language', () => {
    const spoils = memory('Spoils', {
      lines: [triggers('after', 'conflict-ended', [{ do: 'mind', who: 'loser', by: -2 }])],
    });
    const table = new Tabletop({ cards: [spoils, ogre], p: { play: ['ogre', 'spoils'], hand: ['dawn-raid'] } });
    table.answer('play:dawn-raid', 'attack:ogre-2').bothPass();
    expect([table.see(P).mind.at, table.see(O).mind.at]).toEqual([3, 2]);
  });

  it('VD-4.8.14 on the damage that was dealt', () => {
    const steps = [
      { do: 'damage', what: theirs, amount: 9 },
      { do: 'dream-damage', amount: { of: 'dealt' } },
    ];
    expect(doing(steps, { cards: [ogre], o: { play: ['ogre'] } }).see(O).dreamDiscard).toHaveLength(5);
  });

  it('VD-4.8.14 on the damage that is on a card', () => {
    const steps = [
      { do: 'damage', what: theirs, amount: 3 },
      { do: 'if', check: { is: 'amount', amount: { of: 'damage', on: 'it' }, least: 3 }, then: [bolt] },
    ];
    expect(doing(steps, { cards: [ogre], o: { play: ['ogre'] } }).see(O).dreamDiscard).toHaveLength(1);
  });

  it('VD-H.99 on how often a text has been used', () => {
    const check = { is: 'amount', amount: { of: 'used', since: 'round' }, most: 1 };
    const twice = memory('Twice', {
      lines: [triggers('after', 'passed', [{ do: 'roll' }], { who: 'yours', if: check })],
    });
    const table = new Tabletop({
      cards: [twice],
      p: { play: ['twice'] },
      o: { hand: ['call', 'raid', 'hush-2', 'hush-3'] },
    });
    table.answer('pass', 'play:call', 'return', 'pass', 'play:hush-2', 'pass', 'play:hush-3');
    expect(table.story.filter((kind) => kind === 'triggered')).toHaveLength(2);
  });

  it('VD-H.99 on triggers that happen once a turn', () => {
    const once = memory('Once', { lines: [triggers('after', 'rolled', [bolt], { often: 'once-a-turn' })] });
    const table = doing([{ do: 'roll', times: 2 }], { cards: [once], p: { play: ['once'] } });
    expect(table.answer('next:once-2').see(O).dreamDiscard).toHaveLength(1);
  });

  it('VD-4.1.5 on who faced Nightmare', () => {
    const scar = memory('Scar', {
      lines: [triggers('after', 'round-ended', [bolt], { if: { is: 'faced-nightmare' } })],
    });
    const ended = (mind: number): Tabletop =>
      new Tabletop({ cards: [scar], p: { play: ['scar'], mind }, o: { mind: 2 } }).bothPass().answer('discard:call');
    expect([ended(4).see(O).dreamDiscard.length, ended(1).see(O).dreamDiscard.length]).toEqual([1, 0]);
  });

  it('VD-2.2.6, VD-H.16 on plays that are inverted', () => {
    const echo = memory('Echo', {
      lines: [triggers('after', 'played', [bolt], { card: { is: ['arcanum'] }, if: { is: 'inverted' } })],
    });
    const played = (how: string): number =>
      new Tabletop({ cards: [echo], p: { play: ['echo'] } }).answer(`${how}:last-word`).see(O).dreamDiscard.length;
    expect([played('invert'), played('play')]).toEqual([1, 0]);
  });

  it('VD-6.28.1 on offerings', () => {
    const gift = thought('Gift', [], { subtypes: ['Offering'] });
    expect(
      doing([{ do: 'dream-damage', amount: { of: 'offerings' } }], {
        cards: [gift],
        p: { void: ['gift', 'gift'] },
      }).see(O).dreamDiscard,
    ).toHaveLength(2);
  });
});

describe('VD-6d groups and choices', () => {
  it('highest and lowest', () => {
    const best = (end: string): JsonObject => choose({ is: ['entity'] }, { best: { end, of: 'dawn' } });
    const left = (end: string): readonly (string | null)[] =>
      names(doing([{ do: 'destroy', what: best(end) }], { cards: [imp, ogre], o: { play: ['imp', 'ogre'] } }), O);
    expect([left('highest'), left('lowest')]).toEqual([['imp'], ['ogre']]);
  });

  it('a number that cards must have', () => {
    const strong = all({ is: ['entity'], having: { of: 'dawn', least: 2 } });
    expect(
      names(doing([{ do: 'destroy', what: strong }], { cards: [imp, ogre], o: { play: ['imp', 'ogre'] } }), O),
    ).toEqual(['imp']);
  });

  it('any number of them', () => {
    const table = doing([{ do: 'exhaust', what: choose({ is: ['entity'] }, { count: 'any' }) }], {
      cards: [imp],
      o: { play: ['imp', 'imp'] },
    });
    expect(table.offers).toEqual(['choose:0-2 of imp-3 imp-4']);
  });

  it('what lies under a card', () => {
    const nest = entity('Nest', {
      lines: [ability([{ pay: 'exhaust-self' }], [{ do: 'discard', what: choose({ is: ['charge'], on: 'self' }) }])],
    });
    const table = new Tabletop({
      cards: [nest],
      p: {
        play: [
          { card: 'nest', charges: ['blank-1'] },
          { card: 'guard', charges: ['blank-3'] },
        ],
      },
    });
    expect(table.answer('use:nest-2').see(P).dreamDiscard).toEqual(['blank-1']);
  });

  it('VD-H.64 who owns the card, and who controlled it', () => {
    const steps = [
      { do: 'destroy', what: theirs },
      { do: 'dream-damage', who: 'its-owner', amount: 2 },
    ];
    expect(doing(steps, { cards: [imp], o: { play: ['imp'] } }).see(O).dreamDiscard).toHaveLength(3);
  });
});

describe('steps that steer', () => {
  it('VD-7.9.1 for each: one after the other, those that are left', () => {
    const steps = [
      { do: 'for-each', of: all({ is: ['entity'] }), steps: [{ do: 'exhaust', what: 'it' }, { do: 'dream-damage' }] },
    ];
    const table = doing(steps, { cards: [imp], p: { play: ['imp'] }, o: { play: ['imp', 'imp'] } });
    expect([table.see(O).play.map(({ exhausted }) => exhausted), table.see(O).dreamDiscard.length]).toEqual([
      [true, true],
      3,
    ]);
  });

  it.each([
    [['imp'], [], 1],
    [[], ['blank-2'], 0],
  ])('VD-7.9.1 otherwise: with %j in play', (play, discard, destroyed) => {
    const steps = [{ do: 'if-able', steps: [{ do: 'destroy', what: theirs }], else: [bolt] }];
    const table = doing(steps, { cards: [imp], o: { play } });
    expect(table.see(O).dreamDiscard).toEqual(destroyed === 1 ? ['imp'] : discard);
  });

  it('VD-D.16 "if you did" follows the last choice', () => {
    const steps = [
      { do: 'roll' },
      { do: 'may', steps: [{ do: 'mind', by: -1 }] },
      { do: 'if', check: { is: 'done' }, then: [bolt] },
    ];
    expect([
      doing(steps).answer('no').see(O).dreamDiscard.length,
      doing(steps).answer('yes').see(O).dreamDiscard.length,
    ]).toEqual([0, 1]);
  });

  it('VD-D.18 several modes, chosen by the opponent', () => {
    const modes = [[{ do: 'mind', who: 'opponent', by: -1 }], [{ do: 'roll' }], [bolt]];
    const table = doing([{ do: 'one-of', who: 'opponent', count: 2, modes }]);
    expect([table.asked, table.offers]).toEqual(['O mode', ['modes:2-2 of mode-1 mode-2 mode-3']]);
    table.answer('modes:mode-1+mode-3');
    expect([table.see(O).mind.at, table.see(O).dreamDiscard.length, table.story.includes('rolled')]).toEqual([
      3,
      1,
      false,
    ]);
  });
});

describe('durations', () => {
  it('VD-H.64, VD-7.2.1 control for a while', () => {
    const table = doing(
      [
        { do: 'for', long: 'turn', give: { give: 'control', to: theirs } },
        { do: 'exhaust', what: mine },
      ],
      { cards: [imp], o: { play: ['imp'] } },
    );
    expect([names(table, P), names(table, O)]).toEqual([[], ['imp']]);
    expect(table.see(O).play[0]?.exhausted).toBe(true);
  });

  it('while a condition holds', () => {
    const give = { give: 'number', to: yours, field: 'dawn', amount: 2 };
    const table = doing(
      [{ do: 'for', long: 'round', while: { is: 'amount', amount: { of: 'mind' }, least: 3 }, give }],
      {
        cards: [imp],
        p: { play: ['imp'], hand: ['hush-2'] },
      },
    );
    expect(table.see(P).play[0]?.dawn).toBe(3);
    expect(table.answer('pass', 'play:hush-2').see(P).play[0]?.dawn).toBe(1);
  });
});

describe('numbers', () => {
  it('VD-2.10.1 a value, and with it the depth', () => {
    const lift = memory('Lift', {
      lines: [always({ give: 'number', to: all({ is: ['construct'], whose: 'yours' }), field: 'value', amount: 1 })],
    });
    expect(new Tabletop({ cards: [lift], p: { play: ['lift'], deck: [] } }).see(P).deck.depth).toBe(3);
  });

  it('VD-2.10.2 the value of arcana in hand', () => {
    const tune = memory('Tune', {
      lines: [
        always({ give: 'fixed', to: all({ is: ['arcanum'], in: 'hand', whose: 'yours' }), field: 'value', amount: 4 }),
      ],
    });
    expect(
      new Tabletop({ cards: [tune], p: { play: ['tune'], hand: ['hush-1'], deck: ['blank-4'] } }).offers,
    ).toContain('play:hush-1');
  });

  it('VD-2.10.1 a depth that is fixed', () => {
    const table = new Tabletop({
      cards: [memory('Plumb', { lines: [always({ give: 'fixed-depth', amount: 4 })] })],
      p: { play: ['plumb'] },
    });
    expect(table.see(P).deck.depth).toBe(4);
  });

  it('VD-H.12 the mind, set to a number', () => {
    expect(doing([{ do: 'set-mind', who: 'opponent', to: 1 }]).see(O).mind.at).toBe(1);
  });

  it('that depends on itself is taken as printed in the end', () => {
    const mirror = memory('Mirror', {
      lines: [
        always({
          give: 'number',
          to: all({ is: ['entity'], having: { of: 'dawn', least: 1 } }),
          field: 'dawn',
          amount: 1,
        }),
      ],
    });
    expect(new Tabletop({ cards: [mirror, imp], p: { play: ['mirror', 'imp'] } }).see(P).play[1]?.dawn).toBe(2);
  });

  it('VD-2.10.1 a depth that goes by itself too', () => {
    const [well, echo] = ['you', 'opponent'].map((who, i) =>
      memory(`Well ${i + 1}`, { lines: [always({ give: 'depth', amount: { of: 'depth', who } })] }),
    );
    const play = ['well-1', 'well-2'];
    const table = new Tabletop({ cards: [well ?? {}, echo ?? {}], p: { play, deck: ['blank-1'] } });
    expect(table.see(P).deck.depth).toBeGreaterThan(1);
  });
});

describe('moving attachments', () => {
  const robe = memory('Robe', {
    attachesTo: { is: ['entity'] },
    lines: [always({ give: 'number', to: 'host', field: 'dawn', amount: 3 })],
  });
  const worn = { cards: [robe, imp], p: { play: [{ card: 'imp', attached: ['robe'] }, 'imp'] } };

  it('VD-6.2.1 puts it under another host', () => {
    const table = doing(
      [
        {
          do: 'attach',
          what: choose({ is: ['memory'], that: ['attached'] }),
          to: choose({ is: ['entity'], that: ['free'] }),
        },
      ],
      worn,
    );
    expect(
      table
        .answer('choose:imp-4')
        .see(P)
        .play.map(({ dawn }) => dawn),
    ).toEqual([1, 4]);
  });

  it('VD-6.2.1 takes it off, so that it stands by itself', () => {
    const table = doing([{ do: 'detach', what: choose({ is: ['memory'] }) }], worn);
    expect([names(table, P), table.see(P).play[0]?.dawn]).toEqual([['imp', 'imp', 'robe'], 1]);
  });

  it('VD-4.2.5 pays', () => {
    const altar = memory('Altar', { lines: [ability([{ pay: 'detach' }], [bolt])] });
    const table = new Tabletop({
      cards: [robe, imp, altar],
      p: { play: ['altar', { card: 'imp', attached: ['robe'] }] },
    }).answer('use:altar-2');
    expect([names(table, P), table.see(O).dreamDiscard.length]).toEqual([['altar', 'imp', 'robe'], 1]);
  });

  it('VD-6.2.2 a host hears of its loss', () => {
    const shy = entity('Shy', { lines: [triggers('when', 'attachment-lost', [bolt], { card: 'self' })] });
    const table = doing([{ do: 'discard', what: choose({ is: ['memory'] }) }], {
      cards: [robe, shy],
      p: { play: [{ card: 'shy', attached: ['robe'] }] },
    });
    expect(table.see(O).dreamDiscard).toHaveLength(1);
  });
});

describe('other verbs', () => {
  it('VD-7.11.3 damage is dealt to another entity instead', () => {
    const shield = entity('Shield', {
      stability: 9,
      lines: [
        triggers('when', 'damaged', [{ do: 'redirect-to', what: 'self' }], {
          card: { is: ['entity'], whose: 'yours', other: true },
        }),
      ],
    });
    const table = doing([{ do: 'damage', what: choose({ title: 'Imp' }), amount: 2 }], {
      cards: [imp, shield],
      o: { play: ['imp', 'shield'] },
    });
    expect(names(table, O)).toEqual(['imp', 'shield']);
    expect(table.facts.find(({ kind }) => kind === 'damaged')?.open).toMatchObject({ card: 'shield-4', amount: 2 });
  });

  it('VD-7.12.2 a hidden card is revealed to all, and stays as it is', () => {
    const table = doing([{ do: 'reveal', what: choose({ is: ['veiled'], whose: 'theirs' }) }], {
      cards: [imp],
      o: { play: ['imp?'] },
    });
    expect(JSON.stringify(table.viewOf(P))).toContain('"card":"imp"');
    expect(table.see(O).play).toMatchObject([{ id: 'veiled-3' }]);
  });

  it('VD-7.7.2 another player looks', () => {
    const table = doing([{ do: 'look-at', who: 'opponent', what: choose({ is: ['veiled'] }) }], {
      cards: [imp],
      p: { play: ['imp?'] },
    });
    expect(JSON.stringify(table.viewOf(O))).toContain('"card":"imp"');
  });

  it('VD-4.2.13, VD-4.2.14 unveils for the cost of the action', () => {
    const table = doing([{ do: 'unveil', free: false, what: choose({ is: ['veiled'], whose: 'yours' }) }], {
      cards: [imp],
      p: { play: ['imp?'], hand: ['call'] },
    });
    expect(table.see(P)).toMatchObject({ mind: { at: 2 }, hand: { count: 0 }, play: [{ card: 'imp' }] });
  });

  it.each<[string, JsonObject, TableSetting['p'], JsonObject]>([
    [
      'into play',
      { do: 'put', where: 'play', what: choose({ is: ['entity'], in: 'void' }) },
      { void: ['imp'] },
      { play: [{ card: 'imp' }], void: [] },
    ],
    [
      'in the discard',
      { do: 'put', where: 'discard', what: choose({ in: 'void' }) },
      { void: ['imp'] },
      { dreamDiscard: ['imp'] },
    ],
    [
      'on top of the deck, VD-H.33',
      { do: 'put', where: 'top', what: choose({ is: ['bastion'], whose: 'yours' }) },
      {},
      { deck: { top: 'rock-1' } },
    ],
  ])('VD-7.1.1, VD-4.2.12 puts a card %s', (_, step, p, seen) => {
    expect(doing([step], { cards: [imp], p: p ?? {} }).see(P)).toMatchObject(seen);
  });
});

describe('VD-6.22.4, VD-H.63 texts that work from elsewhere', () => {
  it('an ability in the Void', () => {
    const ghost = thought('Ghost', [], { lines: [ability([{ pay: 'mind' }], [bolt], { from: 'void' })] });
    const table = new Tabletop({ cards: [ghost], p: { void: ['ghost', 'ghost'], dreamDiscard: ['ghost'] } });
    expect(table.offers.filter((key) => key.startsWith('use'))).toEqual(['use:ghost', 'use:ghost.2']);
    expect(table.answer('use:ghost.2').see(O).dreamDiscard).toHaveLength(1);
  });

  it('a trigger in the arcana discard', () => {
    const echo = arcanum('Echo', [{ do: 'roll' }], {
      normal: [plays({ do: 'roll' }), triggers('after', 'passed', [bolt], { from: 'arcana-discard', who: 'yours' })],
    });
    expect(
      new Tabletop({ cards: [echo], p: { arcanaDiscard: ['echo'] } }).answer('pass').see(O).dreamDiscard,
    ).toHaveLength(1);
    expect(new Tabletop({ cards: [echo], p: { hand: ['echo'] } }).answer('pass').see(O).dreamDiscard).toHaveLength(0);
  });
});

describe('VD-7.11.1 to VD-7.11.5 what happens, before, when and after', () => {
  const listening = (at: string, event: string, rest: JsonObject = {}): JsonObject =>
    memory('Ear', { lines: [triggers(at, event, [{ do: 'mind', who: 'opponent', by: -1 }], rest)] });
  const heard = (table: Tabletop): number => 4 - table.see(O).mind.at;

  it.each<[string, string, readonly string[]]>([
    ['when', 'action-announced', ['play:hush-2']],
    ['before', 'action-announced', ['play:hush-2']],
    ['after', 'depth-changed', ['play:hush-2']],
    ['when', 'attackers-declared', ['play:dawn-raid', 'attack:imp-3']],
    ['when', 'phase-began', ['play:dawn-raid', 'attack:']],
    ['after', 'phase-ended', ['play:dawn-raid', 'attack:', 'pass', 'pass']],
    ['before', 'conflict-ended', ['play:dawn-raid', 'attack:', 'pass', 'pass']],
    ['before', 'conflict-initiated', ['play:dawn-raid', 'attack:']],
    ['before', 'attackers-declared', ['play:dawn-raid']],
    ['before', 'defenders-declared', ['play:dawn-raid', 'attack:imp-3']],
    ['before', 'passed', ['pass']],
    ['before', 'turn-ended', ['play:hush-2']],
  ])('%s %s', (at, event, answers) => {
    const table = new Tabletop({
      cards: [listening(at, event), imp],
      p: { play: ['ear', 'imp'], hand: ['hush-2', 'dawn-raid'], deck: ['blank-2', 'blank-1'] },
      o: { hand: ['call'] },
    });
    expect(heard(table.answer(...answers))).toBe(1);
  });

  it.each<[string, string, readonly string[], number]>([
    ['is attached to this card', 'attached', ['host:ear-2'], 1],
    ['is attached to another', 'attached', ['host:imp-3'], 0],
    ['that is attached to this card is exhausted', 'exhausted', ['host:ear-2', 'pass', 'play:act'], 1],
    ['that is attached to another is exhausted', 'exhausted', ['host:imp-3', 'pass', 'play:act'], 0],
  ])('VD-6.2.1 a card %s', (_, event, answers, times) => {
    const ring = memory('Ring', { attachesTo: { is: ['entity'] } });
    const ear = entity('Ear', {
      lines: [triggers('after', event, [{ do: 'mind', who: 'opponent', by: -1 }], { card: { on: 'self' } })],
    });
    const act = arcanum('Act', [{ do: 'exhaust', what: all({ is: ['memory'] }) }]);
    const table = new Tabletop({
      cards: [ear, imp, ring, act],
      p: { play: ['ear', 'imp'], hand: ['call', 'act'], deck: ['ring', 'blank-1'] },
    }).answer('play:call', 'play', ...answers);
    expect(heard(table)).toBe(times);
  });

  it('VD-6.22.3 in a set of many thousand triggers', () => {
    const crowd = Array.from({ length: 50 }, (_, n) =>
      memory(`Crowd ${n}`, { lines: Array.from({ length: 100 }, () => triggers('after', 'passed', [{ do: 'roll' }])) }),
    );
    const cards = [...crowd, listening('after', 'passed', { who: 'yours' }), imp];
    const table = new Tabletop({ cards, p: { play: ['ear', 'imp'] } }).answer('pass');
    expect([heard(table), table.story.includes('rolled')]).toEqual([1, false]);
  });

  it.each<[string, JsonObject, TableSetting['p']]>([
    ['cut', { do: 'shuffle' }, {}],
    ['revealed', { do: 'reveal-top' }, {}],
    ['joined', { do: 'join', what: mine }, {}],
    ['left-conflict', { do: 'leave-conflict', what: mine }, {}],
    ['construct-activated', { do: 'evoke' }, {}],
  ])('after %s', (event, step) => {
    const mill = construct('Mill', { value: 1 });
    const table = new Tabletop({
      cards: [listening('after', event), imp, mill, arcanum('Act', [step])],
      p: { play: ['ear', 'imp'], hand: ['dawn-raid', 'act'], deck: ['mill', 'blank-1', 'blank-1'] },
    });
    table.answer('play:dawn-raid', event === 'left-conflict' ? 'attack:imp-3' : 'attack:', 'pass', 'play:act');
    if (event === 'cut') table.answer('cut:1');
    if (event === 'construct-activated') table.answer('play');
    expect(heard(table)).toBe(1);
  });

  it.each<[string, JsonObject]>([
    ['is destroyed', { do: 'destroy', what: mine }],
    ['is sacrificed', { do: 'sacrifice', what: mine }],
    ['is veiled', { do: 'veil', what: mine }],
    ['goes to the deck', { do: 'put', what: mine, where: 'bottom' }],
    ['goes to the other side', { do: 'control', what: mine, who: 'opponent' }],
  ])('VD-H.55 leaves the conflict who %s in it, and nobody else does', (_, step) => {
    for (const at of ['before', 'after']) {
      const left = (attack: string): number =>
        heard(
          new Tabletop({
            cards: [listening(at, 'left-conflict'), imp, arcanum('Act', [step])],
            p: { play: ['ear', 'imp'], hand: ['dawn-raid', 'act'], deck: ['blank-1', 'blank-1'] },
          }).answer('play:dawn-raid', attack, 'pass', 'play:act'),
        );
      expect([at, left('attack:imp-3'), left('attack:')]).toEqual([at, 1, 0]);
    }
  });

  it.each([
    ['cut:1', 1],
    ['no-cut', 0],
  ])('before a cut, which may be refused: %s', (answer, times) => {
    const cards = [listening('before', 'cut'), arcanum('Act', [{ do: 'shuffle' }])];
    const table = new Tabletop({ cards, p: { play: ['ear'], hand: ['act'] } }).answer('play:act');
    expect([heard(table), heard(table.answer(answer))]).toEqual([0, times]);
  });

  it('VD-H.76 a construct that is played becomes active and is not uncovered', () => {
    const mill = construct('Mill', { value: 1 });
    const played = (event: string): number => {
      const table = new Tabletop({
        cards: [listening('after', event), mill],
        p: { play: ['ear'], hand: ['call'], deck: ['mill'] },
      });
      return heard(table.answer('play:call', 'play'));
    };
    expect([played('uncovered'), played('construct-activated')]).toEqual([0, 1]);
  });

  it.each([
    ['VD-7.11.2 ahead of the whole line where nothing else could be chosen', ['imp'], 'rolled'],
    ['VD-7.11.2 just before the deed where something can be chosen', ['imp', 'imp'], 'triggered'],
  ])('%s', (_, play, first) => {
    const steps = [{ do: 'roll' }, { do: 'destroy', what: choose({ is: ['entity'], whose: 'theirs' }) }];
    const table = doing(steps, { cards: [listening('before', 'destroyed'), imp], p: { play: ['ear'] }, o: { play } });
    if (play.length > 1) table.answer(table.offers[0] ?? '');
    const order = table.story.filter((kind) => kind === 'rolled' || kind === 'triggered' || kind === 'destroyed');
    expect(order).toEqual([...(first === 'rolled' ? ['triggered', 'rolled'] : ['rolled', 'triggered']), 'destroyed']);
  });

  it('before a card leaves play, and before one enters', () => {
    const leaving = doing([{ do: 'destroy', what: theirs }], {
      cards: [listening('before', 'left', { card: { is: ['entity'] } }), imp],
      p: { play: ['ear'] },
      o: { play: ['imp'] },
    });
    const entering = new Tabletop({
      cards: [listening('before', 'entered'), imp],
      p: { play: ['ear'], hand: ['call'], deck: ['imp', 'blank-1'] },
    }).answer('play:call', 'play');
    expect([heard(leaving), heard(entering)]).toEqual([1, 1]);
    expect(leaving.story.indexOf('mind-turned', leaving.story.indexOf('triggered'))).toBeLessThan(
      leaving.story.indexOf('destroyed'),
    );
  });
});

describe('VD-2.2.3 nobody learns by what is asked which cards are in a hand', () => {
  const spy = arcanum('Spy', [{ do: 'roll' }], { faction: 'fracta' });
  const ofFracta = choose({ in: 'hand', whose: 'yours', faction: 'fracta' });
  const act = (steps: readonly JsonObject[], held: readonly string[]): Tabletop =>
    new Tabletop({ cards: [spy, arcanum('Act', steps)], p: { hand: ['act', ...held] } }).answer('play:act');
  const discard = { do: 'discard', what: ofFracta };
  const bolt = { do: 'dream-damage' };

  it.each<[string, readonly JsonObject[], string, string]>([
    ['whether they may', [{ do: 'may', steps: [discard] }], 'P may', 'no'],
    ['which they take', [discard], 'P choose', 'choose:'],
    ['which of two things', [{ do: 'one-of', modes: [[discard], [bolt]] }], 'P mode', 'mode-2'],
  ])('%s', (_, steps, asked, said) => {
    for (const held of [['call'], ['spy'], ['spy', 'spy', 'call']]) expect(act(steps, held).asked).toBe(asked);
    expect(act(steps, ['call']).answer(said).asked).toBe('O turn');
  });

  it.each([
    ['none', ['call'], ['choose:0-0 of '], 'choose:', 1],
    ['one', ['spy', 'call'], ['choose:1-1 of spy'], 'choose:spy', 1],
    ['several', ['spy', 'call', 'spy'], ['choose:1-1 of spy spy.2'], 'choose:spy.2', 2],
  ])('who has %s chooses among those there are', (_, held, offers, said, left) => {
    const table = act([discard, bolt], held);
    expect(table.offers).toEqual(offers);
    table.answer(said);
    expect(table.see(P).hand.count).toBe(left);
    expect(table.story.includes('line-stopped')).toBe(said === 'choose:');
  });

  it('nor is it asked of cards that all have seen', () => {
    const shown = [
      { do: 'show-hand', who: 'you' },
      { do: 'may', steps: [discard] },
    ];
    expect(act(shown, ['call']).asked).toBe('O turn');
    expect(act(shown, ['spy']).asked).toBe('P may');
  });
});
