import {
  ability,
  all,
  arcanum,
  bastion,
  choose,
  construct,
  entity,
  memory,
  O,
  P,
  Tabletop,
  thought,
  triggers,
} from '#test/voidream';

const call = ['play:call'];

describe('VD-6.8.1 to 6.8.3 evoking', () => {
  const spark = thought('Spark', [{ do: 'dream-damage' }], { value: 3 });

  it('shows the top card to the evoking player alone, and offers to play it or put it back', () => {
    const table = new Tabletop({ cards: [spark], p: { deck: ['spark', 'blank-2'] } }).answer(...call);
    expect([table.asked, table.offers]).toEqual(['P evoke', ['play', 'return']]);
    const looked = table.facts.find(({ kind }) => kind === 'evoke-looked');
    expect([looked?.open, looked?.closed]).toEqual([{ seat: 0 }, [{ seat: 0, data: { card: 'spark' } }]]);
    expect(JSON.stringify(table.viewOf(O))).not.toContain('spark');
  });

  it('VD-2.4.1 plays a thought, which then lies in the discard', () => {
    const table = new Tabletop({ cards: [spark], p: { deck: ['spark', 'blank-2'] } }).answer(...call, 'play');
    expect(table.see(P).dreamDiscard).toEqual(['spark']);
    expect(table.see(O).dreamDiscard).toEqual(['blank-2']);
  });

  it('VD-6.8.3 puts back what is not played', () => {
    const table = new Tabletop({ cards: [spark], p: { deck: ['spark', 'blank-2'] } }).answer(...call, 'return');
    expect(table.see(P)).toMatchObject({ deck: { depth: 3, count: 3 }, dreamDiscard: [] });
  });

  it.each([
    ['VD-2.5.2', memory('Locket')],
    ['VD-2.6.2', entity('Locket')],
  ])('%s brings lasting cards into play, ready', (_, card) => {
    const table = new Tabletop({ cards: [card], p: { deck: ['locket', 'blank-2'] } }).answer(...call, 'play');
    expect(table.see(P).play).toMatchObject([{ card: 'locket', exhausted: false }]);
  });

  it('VD-2.4.2 carries out the lines from the top', () => {
    const rollFirst = arcanum('Roll First', [{ do: 'roll' }, { do: 'evoke' }]);
    const setting = { cards: [rollFirst, spark], p: { hand: ['roll-first'], deck: ['blank-1', 'spark'] } };
    expect(new Tabletop(setting).answer('play:roll-first', 'play').see(P).dreamDiscard).toEqual(['spark']);
  });
});

describe('VD-2.7.2 to 2.7.4 constructs', () => {
  const mill = construct('Mill', { value: 4, lines: [{ line: 'static', give: [{ give: 'any-depth' }] }] });
  const setting = { cards: [mill], p: { hand: ['call', 'hush-1', 'hush-4'], deck: ['mill', 'blank-3'] } };

  it('go face up on top of the deck, and their text is in force there (VD-H.6)', () => {
    const table = new Tabletop(setting).answer(...call, 'play');
    expect(table.see(P).deck).toMatchObject({ top: 'mill-3', depth: 4 });
    expect(table.answer('pass').offers).toContain('play:hush-1');
  });

  it('VD-2.7.3, VD-H.36 keep their owner from evoking', () => {
    const table = new Tabletop({ ...setting, p: { ...setting.p, hand: ['call', 'last-word', 'hush-4'] } });
    table.answer(...call, 'play', 'pass', 'play:hush-4').answer('pass');
    expect(table.see(P).deck.top).toBeNull();
  });

  it('VD-2.7.4 stay face up when they are rolled down, without text, and are active again when uncovered', () => {
    const table = new Tabletop({ ...setting, p: { ...setting.p, deck: ['mill', 'blank-4'] } }).answer(...call, 'play');
    table.answer('pass', 'play:hush-4');
    expect(table.see(P).deck).toMatchObject({ top: null, faceUp: ['mill-3', 'rock-1'] });
    expect(table.answer('pass').offers).not.toContain('play:hush-1');
  });

  it('VD-4.8.8, VD-4.8.9 take Dream damage first, and fall at their stability', () => {
    const bolt = arcanum('Bolt', [{ do: 'dream-damage', amount: 3 }]);
    const table = new Tabletop({
      cards: [mill, bolt],
      p: { deck: ['mill', 'blank-3'] },
      o: { hand: ['bolt', 'call'] },
    }).answer(...call, 'play', 'play:bolt');
    expect(table.see(P).dreamDiscard).toEqual(['blank-3', 'mill']);
  });

  it('VD-4.8.11, VD-4.8.10 damage goes on from discards to an uncovered construct', () => {
    const bolt = arcanum('Bolt', [{ do: 'dream-damage', amount: 2 }]);
    const deck = ['mill', 'blank-4', 'blank-4'];
    const table = new Tabletop({
      cards: [mill, bolt],
      p: { deck, hand: ['call', 'hush-4', 'raid'] },
      o: { hand: ['bolt', 'call'] },
    });
    table.answer(...call, 'play', 'pass', 'play:hush-4', 'play:bolt');
    expect(table.see(P)).toMatchObject({ dreamDiscard: ['blank-4', 'blank-4'], deck: { top: 'rock-1' } });
  });
});

describe('VD-2.8.2 to 2.8.6, VD-5.1.1, VD-5.1.2 the bastion', () => {
  const tall = bastion('Tall', {
    value: 4,
    lines: [
      {
        line: 'static',
        give: [{ give: 'number', to: all({ is: ['entity'], whose: 'yours' }), field: 'dawn', amount: 1 }],
      },
    ],
  });
  const imp = entity('Imp', { dawn: 1 });

  it('VD-2.8.2 is in force at the bottom of the deck', () => {
    const table = new Tabletop({ cards: [tall, imp], p: { bastion: 'tall', play: ['imp'] }, o: { play: ['imp'] } });
    expect([table.see(P).play[0]?.dawn, table.see(O).play[0]?.dawn]).toEqual([2, 1]);
  });

  it.each<[string, object]>([
    ['VD-2.8.5 an effect that destroys', { do: 'destroy', what: all({ is: ['construct'] }) }],
    ['VD-2.8.6 an effect that voids', { do: 'void', what: all({ is: ['construct'] }) }],
    ['VD-2.8.6, VD-H.40 an effect that discards the top', { do: 'discard-top', who: 'opponent' }],
  ])('%s fails on it', (_, step) => {
    const wreck = arcanum('Wreck', [step as { do: string }]);
    const table = new Tabletop({ cards: [wreck], p: { hand: ['wreck'] }, o: { deck: [] } }).answer('play:wreck');
    expect(table.see(O).deck).toMatchObject({ count: 1, top: 'rock-2' });
    expect(table.result).toBeNull();
  });

  it.each([
    [4, null],
    [5, '1-2 bastion VD-5.1.1'],
  ])('VD-2.8.4, VD-5.1.1 with %i Dream damage the game is over: %s', (amount, result) => {
    const bolt = arcanum('Bolt', [{ do: 'dream-damage', amount }]);
    const table = new Tabletop({ cards: [bolt], p: { hand: ['bolt'] }, o: { deck: [] } }).answer('play:bolt');
    expect(table.result).toBe(result);
  });

  it('VD-7.12.1 tells what its fall uncovers, though the game is over', () => {
    const fall = arcanum('Fall', [
      { do: 'put', where: 'top', what: { pick: 'deck', from: 'bottom' } },
      { do: 'charge', what: choose({ is: ['entity'] }) },
      { do: 'dream-damage', who: 'you', amount: 9 },
    ]);
    const table = new Tabletop({
      cards: [fall, imp],
      p: { hand: ['fall'], play: ['imp'], deck: ['blank-1', 'blank-3'] },
    });
    expect(table.answer('play:fall').result).toBe('2-1 bastion VD-5.1.1');
    expect(table.facts.slice(-2).map(({ kind, open }) => [kind, open?.value ?? null])).toEqual([
      ['back-shown', 3],
      ['ended', null],
    ]);
  });

  it('VD-5.1.4 alone in the deck is no loss', () => {
    expect(new Tabletop({ o: { deck: [] } }).result).toBeNull();
  });

  it.each([
    ['a', 1],
    ['b', 0],
    ['c', 0],
  ])('VD-H.53(%s) withered by 9 its stability is %i', (reading, stability) => {
    const wither = arcanum('Wither', [
      {
        do: 'for',
        give: { give: 'number', to: all({ is: ['bastion'], whose: 'theirs' }), field: 'stability', amount: -9 },
      },
    ]);
    const table = new Tabletop({ cards: [wither], p: { hand: ['wither', 'call'] }, switches: { 'VD-H.53': reading } });
    table.answer('play:wither');
    expect(table.result).toBe(reading === 'b' ? '1-2 bastion VD-5.1.1' : null);
    if (reading !== 'b') expect(table.see(O).bastion.stability).toBe(stability);
  });
});

describe('VD-6.21.1, VD-6.21.2, VD-H.35 rolling', () => {
  it.each([
    ['a', 1, []],
    ['b', 3, []],
    ['c', 3, ['blank-3']],
  ])('under VD-H.35(%s) the result is %i, and both see %j', (reading, damage, seen) => {
    const gamble = arcanum('Gamble', [{ do: 'roll' }, { do: 'dream-damage', amount: { of: 'rolled' } }]);
    const deck = ['blank-3', 'blank-1', 'blank-2'];
    const o = { deck: ['blank-1', 'blank-2', 'blank-3', 'blank-4'] };
    const table = new Tabletop({ cards: [gamble], p: { hand: ['gamble'], deck }, o, switches: { 'VD-H.35': reading } });
    expect(table.answer('play:gamble').see(O).dreamDiscard).toHaveLength(damage);
    expect(table.facts.flatMap(({ kind, open }) => (kind === 'revealed' ? open?.cards : []))).toEqual(seen);
  });

  it.each([
    ['a', null],
    ['b', 'rock-1'],
    ['c', null],
  ])('under VD-H.33(%s) two rolls of a card and the bastion leave %j on top', (reading, top) => {
    const twice = arcanum('Twice', [{ do: 'roll', times: 2 }]);
    const p = { hand: ['twice'], deck: ['blank-1'] };
    const table = new Tabletop({ cards: [twice], p, switches: { 'VD-H.33': reading } }).answer('play:twice');
    expect(table.see(P).deck.top).toBe(top);
  });
});

describe('VD-6.3.1 to 6.3.3, VD-6.2.2 charges', () => {
  const lamp = entity('Lamp');
  const fill = arcanum('Fill', [{ do: 'charge', what: choose({ is: ['entity'], whose: 'yours' }), times: 2 }]);

  it('take the topmost face-down cards, and only their controller sees them (VD-7.7.1, VD-7.7.2)', () => {
    const table = new Tabletop({
      cards: [lamp, fill],
      p: { hand: ['fill'], play: ['lamp'], deck: ['blank-1', 'blank-3', 'blank-4'] },
    }).answer('play:fill');
    expect(table.see(P).play[0]?.attachments.map(({ id, card }) => [id, card])).toEqual([
      ['charge-4', 'blank-1'],
      ['charge-5', 'blank-3'],
    ]);
    expect(JSON.stringify(table.viewOf(O))).not.toContain('blank-1');
    expect(JSON.stringify(table.viewOf(P))).toContain('blank-1');
  });

  it('VD-6.3.3, VD-6.2.2 go under the deck when the host leaves; face-up attachments are discarded', () => {
    const kill = arcanum('Kill', [{ do: 'destroy', what: choose({ is: ['entity'] }) }]);
    const thread = memory('Thread', { attachesTo: { is: ['entity'] } });
    const play = [{ card: 'lamp', attached: ['thread'], charges: ['blank-4', 'blank-4'] }];
    const table = new Tabletop({ cards: [lamp, kill, thread], p: { hand: ['kill'], play, deck: ['blank-1'] } }).answer(
      'play:kill',
    );
    expect(table.see(P)).toMatchObject({ dreamDiscard: ['lamp', 'thread'], deck: { count: 4 }, play: [] });
  });
});

describe('VD-2.5.5, VD-7.15.1 to 7.15.3 hosts', () => {
  const thread = memory('Thread', {
    attachesTo: { is: ['entity', 'memory'] },
    lines: [{ line: 'static', give: [{ give: 'number', to: 'host', field: 'dawn', amount: 2 }] }],
  });
  const imp = entity('Imp', { dawn: 1 });
  const desk = memory('Desk');

  it('are entities and memories that are not attached themselves', () => {
    const play = ['imp', 'desk', 'imp?', { card: 'imp', attached: ['thread'], charges: ['blank-1'] }];
    const table = new Tabletop({ cards: [thread, imp, desk], p: { play, deck: ['thread', 'blank-2'] } });
    table.answer(...call, 'play');
    expect(table.offers).toEqual(['host:imp-2', 'host:desk-3', 'host:imp-5']);
    expect(table.answer('host:imp-2').see(P).play[0]).toMatchObject({ dawn: 3, attachments: [{ card: 'thread' }] });
  });

  it('VD-H.68 a memory that attaches cannot be played without one', () => {
    const table = new Tabletop({ cards: [thread], p: { deck: ['thread', 'blank-2'] } }).answer(...call);
    expect(table.offers).toEqual(['return']);
  });
});

describe('VD-7.5.1 to 7.5.4, VD-6.26.1 veiled cards', () => {
  const shade = entity('Shade', { value: 3, keywords: ['veil'] });
  const drum = memory('Drum', {
    lines: [
      triggers('after', 'played', [{ do: 'roll' }], { who: 'yours', card: { is: ['entity'] } }),
      triggers('after', 'veiled', [{ do: 'dream-damage' }], { who: 'yours' }),
    ],
  });

  it('VD-7.5.1, VD-7.5.2 are laid face down from an evoke, unseen and not played', () => {
    const table = new Tabletop({ cards: [shade, drum], p: { deck: ['shade', 'blank-2'], play: ['drum'] } }).answer(
      ...call,
    );
    expect(table.offers).toEqual(['veil', 'return']);
    table.answer('veil');
    expect(table.see(P).play[1]).toMatchObject({ id: 'veiled-4', value: 3 });
    expect(JSON.stringify(table.viewOf(O))).not.toContain('shade');
    expect([table.story.includes('rolled'), table.see(O).dreamDiscard.length]).toEqual([false, 1]);
  });

  it('VD-H.69(b) leaves the choice between playing and veiling', () => {
    const table = new Tabletop({ cards: [shade], p: { deck: ['shade', 'blank-2'] }, switches: { 'VD-H.69': 'b' } });
    expect(table.answer(...call).offers).toEqual(['veil', 'play', 'return']);
  });

  it('VD-7.5.3 are played when they are unveiled', () => {
    const table = new Tabletop({
      cards: [shade, drum],
      p: { play: ['drum', 'shade?'], hand: ['hush-4', 'call'], mind: 2 },
    });
    table.answer('unveil:veiled-3', 'discard:call');
    expect(table.see(P)).toMatchObject({ mind: { at: 1 }, arcanaDiscard: ['call'], hand: { cards: ['hush-4'] } });
    expect(table.see(P).play[1]).toMatchObject({ card: 'shade' });
    expect(table.story).toContain('rolled');
  });

  it.each<[string, readonly string[], readonly string[], boolean]>([
    ['VD-4.2.14 one arcanum a card', [], ['call'], true],
    ['VD-4.2.14 one arcanum a card', [], [], false],
    ['VD-6.10.1 Glaring: one more', ['glaring'], ['call'], false],
    ['VD-6.10.1 Glaring: one more', ['glaring'], ['call', 'raid'], true],
    ['VD-6.19.1 Subtle: one less', ['subtle'], [], true],
  ])('%s %j with %j: %s', (_, keywords, hand, can) => {
    const ghost = entity('Ghost', { keywords: [...keywords] });
    const table = new Tabletop({ cards: [ghost], p: { play: ['ghost?'], hand } });
    expect(table.offers.includes('unveil:veiled-2')).toBe(can);
  });

  it('VD-4.2.13, VD-4.2.15, VD-H.70 cost one mind together, and turn up in the order that is named', () => {
    const ghost = entity('Ghost');
    const table = new Tabletop({
      cards: [ghost, shade],
      p: { play: ['ghost?', 'shade?'], hand: ['call', 'raid'], mind: 3 },
    });
    table.answer('unveil:veiled-3');
    expect([table.asked, table.offers]).toEqual(['P unveil-more', ['done', 'also:veiled-2']]);
    table.answer('also:veiled-2');
    expect(table.see(P)).toMatchObject({ mind: { at: 2 }, hand: { count: 0 } });
    expect(table.see(P).play.map(({ card }) => card)).toEqual(['shade', 'ghost']);
  });

  it('VD-7.5.4 obey the limits on playing', () => {
    const sleeper = entity('Sleeper', { keywords: [{ keyword: 'dormant', x: 1 }] });
    const at = (voided: readonly string[]): readonly string[] =>
      new Tabletop({ cards: [sleeper], p: { play: ['sleeper?'], void: voided } }).offers;
    expect([at([]).includes('unveil:veiled-2'), at(['raid']).includes('unveil:veiled-2')]).toEqual([false, true]);
  });

  it('VD-7.6.2, VD-4.2.4 have no ability that could be used', () => {
    const bell = memory('Bell', { lines: [ability([{ pay: 'roll' }], [{ do: 'mind', by: 1 }])] });
    const table = new Tabletop({ cards: [bell], p: { play: ['bell?', 'bell'], mind: 2 } });
    expect(table.offers.filter((key) => key.startsWith('use:'))).toEqual(['use:bell-3']);
    expect(table.refusal('use:veiled-2')).toBe('VD-4.2.4');
  });

  it('VD-7.6.2, VD-7.6.3 have no kind that an effect could name', () => {
    const sweep = arcanum('Sweep', [{ do: 'destroy', what: all({}) }]);
    const table = new Tabletop({ cards: [shade, sweep], p: { hand: ['sweep', 'call'], play: ['shade?', 'shade'] } });
    expect(
      table
        .answer('play:sweep')
        .see(P)
        .play.map(({ id }) => id),
    ).toEqual(['veiled-2']);
  });
});
