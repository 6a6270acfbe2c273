import {
  ability,
  all,
  always,
  arcanum,
  choose,
  entity,
  memory,
  mind,
  O,
  P,
  Tabletop,
  thought,
  triggers,
} from '#test/voidream';

describe('VD-6.4.1, VD-6.4.3, VD-H.75 Deep', () => {
  const eel = entity('Eel', { value: 2, keywords: ['deep'] });
  const strike = (value: number) => thought('Strike', [{ do: 'destroy', what: choose({ is: ['entity'] }) }], { value });

  it.each([
    [2, true],
    [3, false],
  ])('a thought of value %i reaches a Deep card of value 2: %s', (value, reaches) => {
    const table = new Tabletop({
      cards: [eel, strike(value)],
      p: { deck: ['strike', 'blank-1'] },
      o: { play: ['eel'] },
    });
    table.answer('play:call', 'play');
    expect(table.see(O).play).toHaveLength(reaches ? 0 : 1);
  });

  it('VD-H.75 keeps arcana of higher value off too, whoever plays them', () => {
    const lift = arcanum('Lift', [{ do: 'exhaust', what: all({ is: ['entity'] }) }]);
    const side = { play: ['eel'] };
    const table = new Tabletop({ cards: [eel, lift], p: { ...side, hand: ['lift', 'call'] }, o: side });
    table.answer('play:lift');
    expect([table.see(P).play[0]?.exhausted, table.see(O).play[0]?.exhausted]).toEqual([false, false]);
  });

  it('VD-H.75 stops no text of a mind, which has no value', () => {
    const zeal = mind('Zeal', {
      four: [always({ give: 'number', to: all({ is: ['entity'] }), field: 'dawn', amount: 3 })],
    });
    const table = new Tabletop({
      cards: [eel, zeal],
      p: { mindCard: 'zeal', mind: 4, play: ['eel'] },
      o: { play: ['eel'] },
    });
    expect([table.see(P).play[0]?.dawn, table.see(O).play[0]?.dawn]).toEqual([5, 5]);
  });

  it('VD-6.4.3 does not stop what is attached already', () => {
    const crown = memory('Crown', {
      value: 4,
      attachesTo: { is: ['entity'] },
      lines: [always({ give: 'number', to: 'host', field: 'dawn', amount: 3 })],
    });
    const table = new Tabletop({ cards: [eel, crown], p: { play: [{ card: 'eel', attached: ['crown'] }] } });
    expect(table.see(P).play[0]?.dawn).toBe(5);
  });
});

describe('limits on playing', () => {
  it.each<[string, object, readonly string[], boolean]>([
    ['VD-6.6.1 Dormant 2', { keywords: [{ keyword: 'dormant', x: 2 }] }, ['raid'], false],
    ['VD-6.6.1 Dormant 2', { keywords: [{ keyword: 'dormant', x: 2 }] }, ['raid', 'hush-1'], true],
    ['VD-6.28.1 Worship 1', { keywords: [{ keyword: 'worship', x: 1 }] }, ['blank-1'], false],
    ['VD-6.28.1, VD-6.28.2 Worship 1', { keywords: [{ keyword: 'worship', x: 1 }] }, ['gift'], true],
    ['VD-6.12.1 Hierarchy 1', { keywords: [{ keyword: 'hierarchy', x: 1 }] }, [], false],
    ['VD-6.17.1 Shadowborne 1', { keywords: [{ keyword: 'shadowborne', x: 1 }] }, [], false],
    ['VD-4.5.14 only in conflicts', { only: 'in-conflicts' }, [], false],
    ['VD-4.5.14 only outside conflicts', { only: 'outside-conflicts' }, [], true],
  ])('%s with %s%j in the Void: %s', (_, rest, voided, can) => {
    const cards = [entity('Beast', { ...rest }), thought('Gift', [], { subtypes: ['Offering'] })];
    const table = new Tabletop({ cards, p: { deck: ['beast', 'blank-1'], void: voided } }).answer('play:call');
    expect(table.offers.includes('play')).toBe(can);
  });
});

describe('extra costs', () => {
  const imp = entity('Imp');

  it('VD-6.12.1 Hierarchy exhausts entities of the player', () => {
    const king = entity('King', { keywords: [{ keyword: 'hierarchy', x: 1 }] });
    const table = new Tabletop({ cards: [imp, king], p: { deck: ['king', 'blank-1'], play: ['imp', 'imp', 'imp!'] } });
    table.answer('play:call', 'play');
    expect(table.offers).toEqual(['hierarchy:1-1 of imp-2 imp-3']);
    table.answer('hierarchy:imp-3');
    expect(table.see(P).play.map(({ exhausted }) => exhausted)).toEqual([false, true, true, false]);
  });

  it('VD-6.17.1 Shadowborne puts veiled cards under the deck', () => {
    const bat = entity('Bat', { keywords: [{ keyword: 'shadowborne', x: 1 }] });
    const table = new Tabletop({ cards: [imp, bat], p: { deck: ['bat', 'blank-1'], play: ['imp?', 'imp?'] } });
    table.answer('play:call', 'play', 'shadowborne:veiled-3');
    expect(table.see(P)).toMatchObject({ deck: { count: 3 }, play: [{ id: 'veiled-2' }, { card: 'bat' }] });
  });
});

describe('VD-6.17.1, VD-D.14 several veiled cards', () => {
  it('go under the deck in the order in which they are named', () => {
    const bats = entity('Bats', { keywords: [{ keyword: 'shadowborne', x: 2 }] });
    const cards = [bats, entity('Low', { value: 1 }), entity('High', { value: 4 })];
    const table = new Tabletop({ cards, p: { bastion: 'rock', deck: ['bats'], play: ['low?', 'high?', 'low?'] } });
    table.answer('play:call', 'play', 'shadowborne:veiled-3');
    expect(table.offers).toEqual(['shadowborne:veiled-2', 'shadowborne:veiled-4']);
    table.answer('shadowborne:veiled-2');
    expect(table.facts.filter(({ kind }) => kind === 'returned').map(({ open }) => open?.id)).toEqual([
      'veiled-3',
      'veiled-2',
    ]);
    expect(table.see(P)).toMatchObject({ deck: { count: 3 }, play: [{ id: 'veiled-4' }, { card: 'bats' }] });
  });
});

describe('where cards go', () => {
  it('VD-6.15.1 Loop: under the deck', () => {
    const table = new Tabletop({
      cards: [thought('Ring', [], { keywords: ['loop'] })],
      p: { deck: ['ring', 'blank-1'] },
    });
    table.answer('play:call', 'play');
    expect(table.see(P)).toMatchObject({ dreamDiscard: [], deck: { count: 3, depth: 1 } });
  });

  it.each([
    [[], [], ['model']],
    [['model'], ['model'], ['model']],
  ])('VD-6.16.1 Prototype 1 with %j in the Void: in play %j, Void %j', (voided, play, after) => {
    const model = entity('Model', { keywords: [{ keyword: 'prototype', x: 1 }] });
    const table = new Tabletop({ cards: [model], p: { deck: ['model', 'blank-1'], void: voided } }).answer(
      'play:call',
      'play',
    );
    expect([table.see(P).play.map(({ card }) => card), table.see(P).void]).toEqual([play, after]);
  });

  it.each([
    [['voidbound'], [], ['wisp']],
    [[], ['wisp'], []],
  ])('VD-6.27.1 %j: discard %j, Void %j', (keywords, discard, voided) => {
    const kill = arcanum('Kill', [{ do: 'destroy', what: choose({ is: ['entity'] }) }]);
    const table = new Tabletop({ cards: [entity('Wisp', { keywords }), kill], p: { hand: ['kill'], play: ['wisp'] } });
    expect(table.answer('play:kill').see(P)).toMatchObject({ dreamDiscard: discard, void: voided });
  });
});

describe('VD-6.13.1, VD-6.13.2 Indestructible', () => {
  const stone = entity('Stone', { stability: 1, keywords: ['indestructible'] });

  it.each<[string, object, number]>([
    ['destroy', { do: 'destroy', what: all({ is: ['entity'] }) }, 1],
    ['damage', { do: 'damage', what: all({ is: ['entity'] }), amount: 3 }, 1],
    ['void', { do: 'void', what: all({ is: ['entity'] }) }, 0],
    ['sacrifice (VD-H.65)', { do: 'sacrifice', what: all({ is: ['entity'] }) }, 0],
  ])('%s leaves %i... in play', (_, step, left) => {
    const act = arcanum('Act', [step as { do: string }]);
    const table = new Tabletop({ cards: [stone, act], p: { hand: ['act'], play: ['stone'] } }).answer('play:act');
    expect(table.see(P).play).toHaveLength(left);
  });
});

describe('VD-6.14.1, VD-H.79 inspiring', () => {
  const bard = entity('Bard', {
    lines: [
      triggers('when', 'inspired', [{ do: 'roll' }], { card: 'self' }),
      triggers('when', 'inspired', [{ do: 'dream-damage' }], { card: 'self' }),
    ],
  });
  const sing = arcanum('Sing', [{ do: 'inspire', what: choose({ is: ['entity'] }) }]);

  it('makes every such trigger of that card happen', () => {
    const table = new Tabletop({
      cards: [bard, sing, entity('Imp')],
      p: { hand: ['sing'], play: ['bard', 'imp', 'bard'] },
    });
    table.answer('play:sing');
    expect(table.offers).toEqual(['choose:bard-2', 'choose:bard-4']);
    table.answer('choose:bard-2', 'next:bard-2');
    expect(table.story).toEqual(expect.arrayContaining(['rolled', 'dream-damage']));
  });
});

describe('VD-6.23.1 Unique', () => {
  it('comes in under the one that is there, without text or numbers (VD-H.67)', () => {
    const twin = entity('Twin', {
      keywords: ['unique'],
      lines: [triggers('after', 'rolled', [{ do: 'dream-damage' }])],
    });
    const table = new Tabletop({
      cards: [twin],
      p: { hand: ['call', 'hush-4'], deck: ['twin', 'blank-1', 'blank-2'], play: ['twin'] },
    });
    table.answer('play:call', 'play');
    expect(table.see(P).play).toMatchObject([{ card: 'twin', attachments: [{ card: 'twin' }] }]);
    table.answer('pass', 'play:hush-4');
    expect(table.see(O).dreamDiscard).toHaveLength(1);
  });
});

describe('VD-4.2.5, VD-7.8.5, VD-6.9.2 activated abilities', () => {
  const bell = memory('Bell', {
    lines: [ability([{ pay: 'exhaust-self' }], [{ do: 'ready', what: choose({ is: ['entity'] }) }])],
  });
  const imp = entity('Imp');

  it.each<[string, readonly string[], string | null]>([
    ['an exhausted entity', ['bell', 'imp!'], null],
    ['no exhausted entity', ['bell', 'imp'], 'VD-7.8.5'],
    ['the bell exhausted', ['bell!', 'imp!'], 'VD-4.2.5'],
  ])('with %s: %j', (_, play, rule) => {
    const table = new Tabletop({ cards: [bell, imp], p: { play, mind: 0 } });
    expect(table.offers.includes('use:bell-2')).toBe(rule === null);
    if (rule !== null) expect(table.refusal('use:bell-2')).toBe(rule);
  });

  it('VD-2.5.4, VD-4.2.6 exhausts the card and leaves the mind alone', () => {
    const table = new Tabletop({ cards: [bell, imp], p: { play: ['bell', 'imp!'], mind: 0 } }).answer('use:bell-2');
    expect(table.see(P).play.map(({ exhausted }) => exhausted)).toEqual([true, false]);
    expect(table.see(P).mind.at).toBe(0);
  });

  it('VD-H.99 can be limited to once a round', () => {
    const pump = memory('Pump', { lines: [ability([{ pay: 'mind' }], [{ do: 'roll' }], { often: 'once-a-round' })] });
    const table = new Tabletop({ cards: [pump], p: { play: ['pump'] } }).answer('use:pump-2', 'pass');
    expect(table.refusal('use:pump-2')).toBe('VD-H.99');
  });
});

describe('VD-7.11.2 to 7.11.5 before, when, after', () => {
  const act = (...steps: readonly { do: string }[]) => arcanum('Act', steps);

  it('VD-7.11.2 before: ahead of the whole line', () => {
    const herald = memory('Herald', { lines: [triggers('before', 'rolled', [{ do: 'dream-damage' }])] });
    const table = new Tabletop({
      cards: [herald, act({ do: 'evoke' }, { do: 'roll' })],
      p: { hand: ['act'], play: ['herald'] },
    });
    table.answer('play:act');
    expect(table.asked).toBe('P evoke');
    expect(table.see(O).dreamDiscard).toHaveLength(1);
    table.answer('return');
    expect(table.story.filter((kind) => kind === 'dream-damage')).toHaveLength(1);
  });

  it('VD-7.11.3 when: at once, and it changes what happens', () => {
    const shield = memory('Shield', {
      lines: [triggers('when', 'dream-damaged', [{ do: 'prevent', amount: 1 }], { who: 'yours' })],
    });
    const setting = { cards: [shield, arcanum('Bolt', [{ do: 'dream-damage', amount: 3 }])], p: { hand: ['bolt'] } };
    expect(new Tabletop({ ...setting, o: { play: ['shield'] } }).answer('play:bolt').see(O).dreamDiscard).toHaveLength(
      2,
    );
    const two = new Tabletop({ ...setting, o: { play: ['shield', 'shield'] } }).answer('play:bolt');
    expect([two.asked, two.offers]).toEqual(['P trigger-order', ['next:shield-3', 'next:shield-4']]);
    expect(two.answer('next:shield-4').see(O).dreamDiscard).toHaveLength(1);
  });

  it('VD-7.11.5 after: once the whole line is done', () => {
    const sore = memory('Sore', {
      lines: [triggers('after', 'dream-damaged', [{ do: 'mind', by: -1 }], { who: 'yours' })],
    });
    const bold = arcanum('Bold', [{ do: 'dream-damage', who: 'you' }, { do: 'evoke' }]);
    const table = new Tabletop({ cards: [sore, bold], p: { hand: ['bold'], play: ['sore'], mind: 4 } }).answer(
      'play:bold',
    );
    expect([table.asked, table.see(P).mind.at]).toEqual(['P evoke', 3]);
    expect(table.answer('return').see(P).mind.at).toBe(2);
  });

  it('VD-7.11.3 instead: something else happens', () => {
    const ward = memory('Ward', {
      lines: [
        triggers('when', 'destroyed', [{ do: 'instead' }, { do: 'exhaust', what: 'that-card' }], {
          card: { is: ['entity'], whose: 'yours' },
        }),
      ],
    });
    const kill = arcanum('Kill', [{ do: 'destroy', what: choose({ is: ['entity'] }) }]);
    const table = new Tabletop({
      cards: [ward, kill, entity('Imp')],
      p: { hand: ['kill'] },
      o: { play: ['ward', 'imp'] },
    });
    expect(table.answer('play:kill').see(O).play[1]).toMatchObject({ card: 'imp', exhausted: true });
  });

  it('VD-4.2.18 the active player orders the triggers of both', () => {
    const echo = memory('Echo', { lines: [triggers('after', 'rolled', [{ do: 'mind', by: -1 }])] });
    const table = new Tabletop({
      cards: [echo],
      p: { hand: ['hush-4'], play: ['echo'] },
      o: { play: ['echo'] },
    }).answer('play:hush-4');
    expect([table.asked, table.offers]).toEqual(['P trigger-order', ['next:echo-2', 'next:echo-4']]);
    table.answer('next:echo-4');
    expect([table.see(P).mind.at, table.see(O).mind.at]).toEqual([2, 3]);
  });

  it('VD-H.62 cards that leave together see each other go', () => {
    const widow = entity('Widow', {
      lines: [triggers('after', 'left', [{ do: 'mind', by: -1 }], { card: { is: ['entity'], other: true } })],
    });
    const sweep = arcanum('Sweep', [{ do: 'destroy', what: all({ is: ['entity'] }) }]);
    const table = new Tabletop({
      cards: [widow, sweep],
      p: { hand: ['sweep'] },
      o: { play: ['widow', 'widow'], mind: 4 },
    });
    table.answer('play:sweep', 'next:widow');
    expect(table.see(O).mind.at).toBe(2);
  });
});

describe('VD-7.16.3, VD-7.16.4, VD-H.102 the limit of 1000', () => {
  it.each([
    ['a', 1000],
    ['b', 998],
  ])('under (%s) 998 and 5 are %i', (reading, dawn) => {
    const raise = (amount: number) => ({ give: 'number', to: 'self', field: 'dawn', amount });
    const giant = entity('Giant', { dawn: 2, lines: [always(raise(996), raise(5))] });
    const table = new Tabletop({ cards: [giant], p: { play: ['giant'] }, switches: { 'VD-H.102': reading } });
    expect(table.see(P).play[0]?.dawn).toBe(dawn);
  });
});

describe('VD-6.23.2 Unique in the place of its host', () => {
  const twin = entity('Twin', { stability: 3, keywords: ['unique'] });
  const kill = (verb: string) => arcanum('Kill', [{ do: verb, what: choose({ is: ['entity'] }) }]);

  it.each([
    ['discard-copy', ['twin'], 1],
    ['discard-host', ['twin', 'twin'], 0],
  ])('its controller answers %s', (answer, discard, left) => {
    const o = { play: [{ card: 'twin', attached: ['twin'] }] };
    const table = new Tabletop({ cards: [twin, kill('destroy')], p: { hand: ['kill'] }, o }).answer('play:kill');
    expect([table.asked, table.offers]).toEqual(['O unique', ['discard-copy', 'discard-host']]);
    table.answer(answer);
    expect([table.see(O).dreamDiscard, table.see(O).play.length]).toEqual([discard, left]);
  });

  it('VD-H.67 has no such choice when it is voided', () => {
    const o = { play: [{ card: 'twin', attached: ['twin'] }] };
    const table = new Tabletop({ cards: [twin, kill('void')], p: { hand: ['kill'] }, o }).answer('play:kill');
    expect(table.see(O)).toMatchObject({ void: ['twin'], dreamDiscard: ['twin'] });
  });
});

describe('VD-6.4.1 a text about Deep that reaches by Deep', () => {
  it.each([
    ['taken from all entities', 'no-keyword', 0],
    ['given to all entities', 'keyword', 1],
  ])('comes to an end: %s', (_, give, deep) => {
    const tide = memory('Tide', { value: 4, lines: [always({ give, to: all({ is: ['entity'] }), keyword: 'deep' })] });
    const eel = entity('Eel', { value: 2, keywords: deep === 1 ? [] : ['deep'] });
    const poke = thought('Poke', [{ do: 'damage', what: choose({ is: ['entity'] }), amount: 1 }], { value: 3 });
    const table = new Tabletop({
      cards: [tide, eel, poke],
      p: { play: ['tide', 'eel', 'eel'], hand: ['call', 'hush-4'], deck: ['poke', 'blank-1'] },
    });
    table.answer('play:call', 'play');
    expect(table.asked).toBe('O turn');
  });
});

describe('VD-4.8.4, VD-7.11.2 what comes before a destruction', () => {
  it('does not bring a second one about, whatever it changes', () => {
    const wake = memory('Wake', {
      lines: [
        triggers(
          'before',
          'destroyed',
          [
            {
              do: 'for',
              long: 'turn',
              give: { give: 'number', to: all({ is: ['entity'] }), field: 'dawn', amount: 1 },
            },
          ],
          { card: { is: ['entity'] } },
        ),
      ],
    });
    const hit = arcanum('Hit', [{ do: 'damage', what: choose({ is: ['entity'] }), amount: 2 }]);
    const table = new Tabletop({ cards: [wake, hit], p: { hand: ['hit', 'call'], play: ['wake', 'guard'] } });
    table.answer('play:hit');
    expect(table.story.filter((kind) => kind === 'destroyed')).toHaveLength(1);
    expect(table.see(P)).toMatchObject({ dreamDiscard: ['guard'] });
  });
});
