import type { JsonObject } from '#kernel';
import {
  ability,
  all,
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

/** Questions that players call a judge for, where several rules meet. */

const imp = entity('Imp', { value: 1, dawn: 1, stability: 2, dusk: 1 });
const ogre = entity('Ogre', { value: 3, dawn: 4, stability: 4, dusk: 3 });
const book = memory('Book', { attachesTo: { is: ['entity'] } });
const mill = construct('Mill', { value: 1, stability: 3 });
const mine = choose({ is: ['entity'], whose: 'yours' });
const theirs = choose({ is: ['entity'], whose: 'theirs' });
const bolt: JsonObject = { do: 'dream-damage' };

type Setting = NonNullable<TableSetting['p']>;
const at = (
  cards: readonly JsonObject[],
  p: Setting = {},
  o: Setting = {},
  switches: Record<string, string> = {},
): Tabletop => new Tabletop({ cards: [imp, ogre, book, mill, ...cards], p, o, switches });
const doing = (steps: readonly JsonObject[], p: Setting = {}, o: Setting = {}): Tabletop =>
  at([arcanum('Act', steps)], { ...p, hand: ['act', 'call'] }, o).answer('play:act');

describe('what is asked in the middle of something', () => {
  it('VD-4.2.18, VD-H.59 triggers of both players: the active one orders them, each chooses for their own', () => {
    const purge = (title: string): JsonObject =>
      memory(title, { lines: [triggers('after', 'rolled', [{ do: 'destroy', what: theirs }])] });
    const table = at(
      [purge('Aa'), purge('Bb')],
      { hand: ['hush-4'], play: ['aa', 'imp', 'imp'] },
      { play: ['bb', 'ogre', 'ogre'] },
    ).answer('play:hush-4');
    const asked = [table.asked];
    asked.push(table.answer('next:bb-6').asked);
    asked.push(table.answer('choose:imp-3').asked);
    expect([...asked, table.answer('choose:ogre-7').asked]).toEqual([
      'P trigger-order',
      'O choose',
      'P choose',
      'O turn',
    ]);
    expect([table.see(P).play.length, table.see(O).play.length]).toEqual([2, 2]);
  });

  describe('VD-4.2.18, VD-7.8.4, VD-H.59 of triggers that wait together, one with nothing to do yet', () => {
    const after = (title: string, ...steps: readonly JsonObject[]): JsonObject =>
      memory(title, { lines: [triggers('after', 'rolled', steps)] });
    const end = after('Ending', { do: 'sacrifice', what: mine });
    const back = after('Return', { do: 'put', what: choose({ in: 'dream-discard', is: ['entity'] }), where: 'play' });
    const rolled = (play: readonly string[], ...cards: readonly JsonObject[]): Tabletop =>
      at(cards, { hand: ['hush-4'], play }).answer('play:hush-4');

    it.each([
      ['does it after the other, which gives it something to do', 'ending', ['ending', 'return', 'imp']],
      ['is left out where it is taken first', 'return', ['ending', 'return']],
    ])('%s', (_, first, left) => {
      const table = rolled(['ending', 'return', 'imp'], end, back);
      expect([table.asked, table.offers]).toEqual(['P trigger-order', ['next:ending-2', 'next:return-3']]);
      table.answer(`next:${first}-${first === 'ending' ? 2 : 3}`);
      expect([table.asked, table.see(P).play.map(({ card }) => card)]).toEqual(['O turn', left]);
    });

    it('nobody is asked where none has anything to do', () => {
      expect(rolled(['ending', 'return'], end, back).asked).toBe('O turn');
    });

    it('does not keep a loop of the other from being cut', () => {
      const spin = memory('Spin', { lines: [triggers('after', 'rolled', [{ do: 'roll' }])] });
      const table = rolled(['spin', 'return'], spin, back);
      let asked = 0;
      for (; table.asked === 'P trigger-order'; asked++) table.answer('next:spin-2');
      expect([asked < 10, table.asked, table.story.includes('loop-cut')]).toEqual([true, 'O turn', true]);
    });
  });

  it('VD-H.82 a concession within an effect ends the game at once', () => {
    const table = doing([{ do: 'destroy', what: theirs }, bolt], {}, { play: ['imp', 'imp'] });
    expect(table.asked).toBe('P choose');
    table.leave(O, 'conceded');
    expect([table.result, table.asked, table.see(O).dreamDiscard]).toEqual(['1-2 conceded VD-H.82', 'nobody', []]);
  });

  it.each([
    ['a', '1-1'],
    ['b', '2-1'],
  ])('VD-H.81, VD-H.98 one effect that fells both bastions: reading (%s)', (reading, places) => {
    const fall = { do: 'each-player', steps: [{ do: 'dream-damage', who: 'each', amount: 50 }] };
    const table = at([arcanum('Act', [fall])], { hand: ['act'], deck: [] }, { deck: [] }, { 'VD-H.81': reading });
    expect(table.answer('play:act').result).toBe(`${places} both-bastions VD-H.81`);
  });

  it('VD-7.16.2 two triggers that undo each other are cut', () => {
    const back = memory('Back', {
      lines: [
        triggers('after', 'exhausted', [{ do: 'ready', what: 'that-card' }]),
        triggers('after', 'readied', [{ do: 'exhaust', what: 'that-card' }]),
      ],
    });
    const table = at([back, arcanum('Act', [{ do: 'exhaust', what: mine }])], { hand: ['act'], play: ['back', 'imp'] });
    table.answer('play:act');
    expect([table.asked, table.story.filter((kind) => kind === 'loop-cut').length]).toEqual(['O turn', 1]);
  });
});

describe('what becomes of cards', () => {
  it('VD-H.7, VD-2.7.4 a construct that is unveiled lies over the active one, which is buried face up', () => {
    const keep = construct('Keep', { stability: 4 });
    const table = at([keep], { hand: ['call', 'hush-1'], play: ['mill', 'keep?'] });
    table.answer('unveil:veiled-3', 'discard:call');
    expect(table.see(P)).toMatchObject({
      deck: { faceUp: ['keep-5', 'mill-2', 'rock-1'] },
      construct: { card: 'keep' },
    });
  });

  it('VD-H.67, VD-6.2.2 a Unique host that is voided: its copy is discarded', () => {
    const twin = entity('Twin', { keywords: ['unique'] });
    const table = at([twin, arcanum('Act', [{ do: 'void', what: mine }])], {
      hand: ['act'],
      play: [{ card: 'twin', attached: ['twin'] }],
    }).answer('play:act');
    expect(table.see(P)).toMatchObject({ void: ['twin'], dreamDiscard: ['twin'], play: [] });
  });

  it('VD-4.8.16, VD-6.2.2, VD-6.3.3 stability that falls to 0 takes all that is attached along', () => {
    const give = { give: 'number', to: theirs, field: 'stability', amount: -2 };
    const play = [{ card: 'imp', attached: ['book'], charges: ['blank-4'] }];
    const table = doing([{ do: 'for', long: 'turn', give }], {}, { play, deck: ['blank-1'] });
    expect(table.see(O)).toMatchObject({ dreamDiscard: ['book', 'imp'], deck: { count: 3 }, play: [] });
  });

  it('VD-H.64 what was taken for a turn goes back with what is attached to it', () => {
    const table = doing(
      [{ do: 'for', long: 'turn', give: { give: 'control', to: theirs } }],
      {},
      {
        play: [{ card: 'imp', attached: ['book'] }],
      },
    );
    expect([table.see(P).play.length, table.see(O).play.map(({ attachments }) => attachments.length)]).toEqual([
      0,
      [1],
    ]);
  });

  it('VD-H.62, VD-H.98 cards that both sacrifice at once are each heard', () => {
    const widow = entity('Widow', { lines: [triggers('after', 'sacrificed', [bolt], { card: 'self' })] });
    const give = { do: 'sacrifice', what: choose({ is: ['entity'], whose: 'each' }, { by: 'each' }) };
    const cards = [widow, arcanum('Act', [{ do: 'each-player', steps: [give] }])];
    const table = at(cards, { hand: ['act'], play: ['widow'] }, { play: ['widow'] }).answer('play:act');
    table.answer(table.offers[0] ?? '');
    expect([P, O].map((seat) => table.see(seat).dreamDiscard)).toEqual([
      ['blank-2', 'widow'],
      ['blank-2', 'widow'],
    ]);
  });

  it('VD-6.15.1, VD-H.74 a thought with Loop goes under the deck also when it was veiled', () => {
    const round = thought('Round', [{ do: 'roll' }], { keywords: ['loop'] });
    const p = { hand: ['hush-1', 'call'], play: ['round?'], deck: ['blank-1', 'blank-3'] };
    const table = at([round], p).answer('unveil:veiled-2', 'discard:call');
    expect(table.see(P)).toMatchObject({ dreamDiscard: [], deck: { count: 4 } });
  });

  it('VD-H.70 a card that is gone before its turn to be unveiled is left out, and nothing is given back', () => {
    const killer = entity('Killer', {
      lines: [plays({ do: 'discard', what: choose({ is: ['veiled'], whose: 'yours' }) })],
    });
    const table = at([killer], { hand: ['call', 'hush-1', 'hush-2'], play: ['killer?', 'imp?'] });
    table.answer('unveil:veiled-2', 'also:veiled-3', 'discard:call+hush-1');
    expect(table.see(P)).toMatchObject({ dreamDiscard: ['imp'], hand: { cards: ['hush-2'] }, mind: { at: 3 } });
    expect(table.see(P).play).toHaveLength(1);
  });

  it('VD-6.22.4, VD-4.2.11 an inverted arcanum hears in the Void that it was voided', () => {
    const echo = arcanum('Echo', [{ do: 'roll' }], {
      inverted: [plays({ do: 'roll' }), triggers('after', 'voided', [bolt], { from: 'void', card: 'self' })],
    });
    expect(
      at([echo], { hand: ['echo'] })
        .answer('invert:echo')
        .see(O).dreamDiscard,
    ).toHaveLength(1);
  });
});

describe('damage', () => {
  const raid = (cards: readonly JsonObject[], o: Setting): Tabletop => {
    const table = at(cards, { hand: ['dawn-raid'], play: ['ogre'] }, o).answer('play:dawn-raid', 'attack:ogre-2');
    const defenders = table.see(O).play.filter(({ dawn }) => dawn !== undefined);
    return table.answer(`defend:${defenders.map(({ id }) => id).join('+')}`).bothPass();
  };

  it('VD-6.13.1, VD-H.47 may go to an Indestructible entity up to its stability', () => {
    const wall = entity('Wall', { keywords: ['indestructible'], stability: 3, dawn: 0 });
    expect(raid([wall], { play: ['wall', 'imp'] }).offers).toEqual(['damage:3 among wall-4<=3 imp-5<=2']);
  });

  it('VD-7.11.3 all of it prevented, nothing comes after it', () => {
    const shield = memory('Shield', {
      lines: [
        triggers('when', 'dream-damaged', [{ do: 'prevent', amount: 99 }], { who: 'yours' }),
        triggers('after', 'dream-damaged', [{ do: 'mind', by: -1 }], { who: 'yours' }),
      ],
    });
    const table = at([shield, arcanum('Act', [bolt])], { hand: ['act'] }, { play: ['shield'] }).answer('play:act');
    expect([table.see(O).dreamDiscard, table.see(O).mind.at]).toEqual([[], 4]);
  });

  it('VD-4.8.9, VD-4.8.10 what an active construct cannot take goes on into the deck', () => {
    const table = doing([{ do: 'dream-damage', amount: 5 }], {}, { play: ['mill'] });
    expect(table.see(O)).toMatchObject({ dreamDiscard: ['blank-2', 'blank-2', 'mill'], construct: null });
  });

  it('VD-H.50 an Indestructible one lets nothing through, also the second time', () => {
    const bunker = construct('Bunker', { keywords: ['indestructible'], stability: 3 });
    const act = arcanum('Act', [{ do: 'dream-damage', amount: 5 }, bolt]);
    expect(
      at([bunker, act], { hand: ['act'] }, { play: ['bunker'] })
        .answer('play:act')
        .see(O).dreamDiscard,
    ).toEqual([]);
  });

  it('VD-4.8.15 that a bastion took in one turn is gone in the next', () => {
    const hit = (title: string): JsonObject => arcanum(title, [{ do: 'dream-damage', amount: 4 }]);
    const table = at([hit('Act'), hit('Again')], { hand: ['act', 'again'] }, { deck: [] });
    expect(table.answer('play:act', 'pass', 'play:again').result).toBeNull();
  });
});

describe('what may be done', () => {
  it('VD-2.10.2, VD-6.21.1 the depth that a roll brings counts at once, in a conflict too', () => {
    const p = { hand: ['dawn-raid', 'hush-2', 'hush-1'], deck: ['blank-2', 'blank-1', 'blank-3'] };
    const table = at([], p).answer('play:dawn-raid', 'pass');
    expect(table.offers).not.toContain('play:hush-1');
    expect(table.answer('play:hush-2', 'pass').offers).toContain('play:hush-1');
  });

  it('VD-4.4.5, VD-7.6.2 into Nightmare go all entities with what is attached, and no veiled card', () => {
    const play = ['imp?', { card: 'ogre', attached: ['book'] }];
    const table = at([], { mind: 4, hand: ['call', 'hush-1'], play }, { mind: 1 })
      .bothPass()
      .answer('enter', 'void:call');
    expect(table.see(P).play.map(({ joined, attachments }) => [joined, attachments.length])).toEqual([
      [false, 0],
      [true, 1],
    ]);
  });

  it('VD-7.8.5 an ability with nothing but a "may" that is impossible cannot be used', () => {
    const may = { do: 'may', steps: [{ do: 'destroy', what: theirs }] };
    const stone = (steps: readonly JsonObject[]): Tabletop =>
      at([memory('Stone', { lines: [ability([{ pay: 'mind' }], steps)] })], { play: ['stone'] });
    expect([stone([may]).refusal('use:stone-2'), stone([may, bolt]).refusal('use:stone-2')]).toEqual([
      'VD-7.8.5',
      null,
    ]);
  });

  it('VD-6.12.1, VD-H.72 Hierarchy is paid by ready entities alone', () => {
    const lord = entity('Lord', { keywords: [{ keyword: 'hierarchy', x: 2 }] });
    const evoking = (...play: readonly string[]): readonly string[] =>
      at([lord], { hand: ['call'], deck: ['lord', 'blank-1'], play }).answer('play:call').offers;
    expect([evoking('imp', 'ogre!'), evoking('imp', 'ogre')]).toEqual([['return'], ['play', 'return']]);
  });

  it('VD-H.71 Glaring and Subtle are added up over the cards', () => {
    const cards = [entity('Bright', { keywords: ['glaring'] }), entity('Dim', { keywords: ['subtle'] })];
    const table = at(cards, { hand: ['call', 'hush-1', 'hush-2'], play: ['bright?', 'dim?'] });
    expect(table.answer('unveil:veiled-2', 'also:veiled-3').offers).toEqual(['discard:2-2 of call hush-1 hush-2']);
  });

  it('VD-H.80, VD-6.6.1 an inverted arcanum that is still being played wakes nothing Dormant', () => {
    const sleeper = entity('Sleeper', { keywords: [{ keyword: 'dormant', x: 1 }] });
    const table = at([sleeper], { hand: ['call'], deck: ['sleeper', 'blank-1'] });
    expect(table.answer('invert:call').offers).toEqual(['return']);
  });

  it('VD-7.16.3, VD-H.102 a number that is raised beyond 1000 stays there', () => {
    const raise = (amount: number): JsonObject => ({
      do: 'for',
      long: 'phase',
      give: { give: 'number', to: all({ is: ['entity'], whose: 'yours' }), field: 'dawn', amount },
    });
    expect(doing([raise(998), raise(5)], { play: ['imp'] }).see(P).play[0]?.dawn).toBe(1000);
  });
});
