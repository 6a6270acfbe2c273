import type { JsonObject } from '#kernel';
import {
  ability,
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

/** VD-7.11.2: what comes before something, whatever it is that brings it about. */

const imp = entity('Imp', { value: 1 });
const book = memory('Book', { attachesTo: { is: ['entity'] } });
const mill = construct('Mill', { value: 1, stability: 3 });
const tower = construct('Tower', { value: 1, stability: 3 });
/** Whenever it hears of it, O loses a mind. */
const ear = (event: string, rest: JsonObject = {}): JsonObject =>
  memory('Ear', { lines: [triggers('before', event, [{ do: 'mind', who: 'opponent', by: -1 }], rest)] });
const heard = (table: Tabletop): number => 4 - table.see(O).mind.at;

/** P plays an arcanum that does this, with the ear in play. */
const doing = (event: string, step: JsonObject, setting: TableSetting = {}, rest: JsonObject = {}): Tabletop =>
  new Tabletop({
    ...setting,
    cards: [ear(event, rest), imp, book, mill, tower, arcanum('Act', [step])],
    p: { ...setting.p, hand: ['act', 'call'], play: ['ear', ...(setting.p?.play ?? [])] },
  }).answer('play:act');

const mine = choose({ is: ['entity'], whose: 'yours' });
const first = (table: Tabletop, ...kinds: readonly string[]): string | undefined =>
  table.story.find((kind) => kind === 'triggered' || kinds.includes(kind));

describe('VD-7.11.2 before Nightmare that an effect brings', () => {
  const enter = { do: 'enter-nightmare', who: 'opponent' };
  const both = { do: 'each-player', steps: [{ ...enter, who: 'each' }] };
  const mind4 = { o: { hand: ['call', 'raid'], mind: 4 } };

  it('comes once', () => {
    const table = doing('nightmare-entered', enter, mind4);
    expect([heard(table), table.asked]).toEqual([1, 'O nightmare-void']);
  });

  it('VD-H.98 comes once for each who enters', () => {
    const table = doing('nightmare-entered', both, mind4);
    expect(table.asked).toBe('P trigger-order');
    table.answer('next:ear-2');
    expect([heard(table), table.asked, table.see(P).void]).toEqual([2, 'O turn', ['call']]);
  });
});

describe('VD-7.11.2 before a construct', () => {
  const onTop = { p: { play: ['mill'], deck: ['blank-1', 'blank-2'] } };

  it.each<[string, JsonObject, TableSetting]>([
    ['is buried by a roll', { do: 'roll' }, onTop],
    [
      'is buried by a card put on top',
      { do: 'put', what: choose({ in: 'dream-discard' }), where: 'top' },
      {
        p: { ...onTop.p, dreamDiscard: ['blank-3'] },
      },
    ],
    [
      'is buried by being put under the deck',
      { do: 'put', what: choose({ is: ['construct'], whose: 'yours', value: { least: 1, most: 1 } }), where: 'bottom' },
      onTop,
    ],
    [
      'is buried by another',
      { do: 'put', what: choose({ is: ['construct'], in: 'dream-discard' }), where: 'play' },
      {
        p: { ...onTop.p, dreamDiscard: ['tower'] },
      },
    ],
  ])('%s', (_, step, setting) => {
    const table = doing('buried', step, setting, { card: { is: ['construct'], whose: 'yours' } });
    expect([heard(table), first(table, 'rolled', 'put')]).toEqual([1, 'triggered']);
  });

  it('stays on top, nothing is buried', () => {
    expect(heard(doing('buried', { do: 'roll' }, { p: { deck: ['blank-1', 'blank-2'] } }))).toBe(0);
  });

  /** The mill under one card, where everybody saw it go. */
  const under = (event: string, step: JsonObject): Tabletop =>
    new Tabletop({
      cards: [
        ear(event),
        imp,
        mill,
        arcanum('Cover', [{ do: 'put', what: choose({ in: 'dream-discard' }), where: 'top' }]),
        arcanum('Act', [step]),
      ],
      p: { hand: ['cover', 'act', 'call'], play: ['ear', 'mill', 'imp'], deck: ['blank-2'], dreamDiscard: ['blank-3'] },
    })
      .answer('play:cover', 'pass')
      .forget();

  it.each<[string, JsonObject]>([
    ['a roll', { do: 'roll' }],
    ['a discard', { do: 'discard-top' }],
    ['a voiding', { do: 'void-top' }],
    ['Dream damage', { do: 'dream-damage', who: 'you' }],
    ['a charge', { do: 'charge', what: mine }],
    ['a veiling', { do: 'veil-top' }],
    ['a put', { do: 'put', what: { pick: 'deck' }, where: 'bottom' }],
    ['a play', { do: 'play', what: { pick: 'deck' } }],
  ])('is uncovered and becomes active by %s', (_, step) => {
    for (const event of ['uncovered', 'construct-activated']) {
      const table = under(event, step).answer('play:act');
      expect([event, heard(table), first(table, 'uncovered')]).toEqual([event, 1, 'triggered']);
    }
  });

  it('is uncovered by the card above it, which is evoked and played', () => {
    const returned = under('uncovered', { do: 'evoke' }).answer('play:act', 'return');
    const played = under('uncovered', { do: 'evoke' }).answer('play:act', 'play');
    expect([heard(returned), heard(played), first(played, 'evoke-played')]).toEqual([0, 1, 'triggered']);
  });

  it('becomes active by being played', () => {
    const table = new Tabletop({
      cards: [ear('construct-activated'), mill],
      p: { hand: ['call'], play: ['ear'], deck: ['mill', 'blank-1'] },
    }).answer('play:call', 'play');
    expect(heard(table)).toBe(1);
  });

  it('VD-H.41 nothing comes before what a shuffle has hidden', () => {
    const table = under('uncovered', { do: 'shuffle' }).answer('play:act', 'no-cut', 'pass', 'play:call');
    expect([table.asked, heard(table.answer('return'))]).toEqual(['P evoke', 0]);
  });
});

describe('VD-7.11.2 before a card leaves play', () => {
  const well = memory('Well', { lines: [ability([{ pay: 'return-veiled', count: 1 }], [{ do: 'roll' }])] });
  const shade = entity('Shade', { keywords: [{ keyword: 'shadowborne', x: 1 }] });

  it.each<[string, TableSetting['p'], readonly string[], string]>([
    ['is unveiled', { play: ['ear', 'imp?'] }, ['unveil:veiled-3', 'discard:call'], 'unveiled'],
    ['pays for an ability', { play: ['ear', 'imp?', 'well'] }, ['use:well-4'], 'returned'],
    [
      'pays for an ability, one of two',
      { play: ['ear', 'imp?', 'imp?', 'well'] },
      ['use:well-5', 'shadowborne:veiled-4'],
      'returned',
    ],
    [
      'VD-6.17.1 pays for Shadowborne',
      { play: ['ear', 'imp?'], deck: ['shade', 'blank-1'] },
      ['play:call', 'play', 'shadowborne:veiled-3'],
      'returned',
    ],
  ])('since it %s', (_, p, answers, deed) => {
    const hand = ['call', 'hush-3'];
    const table = new Tabletop({ cards: [ear('left', { who: 'yours' }), imp, well, shade], p: { ...p, hand } });
    table.answer(...answers);
    expect([heard(table), first(table, deed), table.story.includes(deed)]).toEqual([1, 'triggered', true]);
  });

  it.each<[string, JsonObject, TableSetting]>([
    ['VD-H.76 an active construct', { do: 'discard-top', who: 'you' }, { p: { play: ['mill'] } }],
    [
      'VD-6.2.2 what is attached to a card that goes',
      { do: 'void', what: mine },
      { p: { play: [{ card: 'imp', attached: ['book'] }] } },
    ],
  ])('since it is discarded: %s', (_, step, setting) => {
    const table = doing('discarded', step, setting);
    expect([heard(table), first(table, 'top-discarded', 'voided')]).toEqual([1, 'triggered']);
  });

  it('once, where it goes along with a host that is put elsewhere', () => {
    const setting = { p: { play: [{ card: 'imp', attached: ['book'] }] } };
    const put = { do: 'put', what: mine, where: 'bottom' };
    expect(heard(doing('left', put, setting, { card: { is: ['memory'] } }))).toBe(1);
  });

  it('which it does not where what came before has taken it: something else is asked for', () => {
    const snatch = memory('Snatch', {
      lines: [triggers('before', 'left', [{ do: 'destroy', what: 'that-card' }], { often: 'once-a-game' })],
    });
    const p = { play: ['snatch', 'imp?', 'imp?', 'well'], hand: ['call', 'hush-3'] };
    const table = new Tabletop({ cards: [snatch, imp, well], p }).answer('use:well-5', 'shadowborne:veiled-3');
    expect([table.asked, table.offers]).toEqual(['P shadowborne', ['shadowborne:veiled-4']]);
  });
});

describe('VD-7.11.2 before a card', () => {
  it.each<[string, string]>([
    ['VD-6.2.1 attaches as it is played', 'book'],
    ['VD-6.23.1 goes under its twin', 'twin'],
  ])('%s', (_, card) => {
    const table = new Tabletop({
      cards: [ear('attached', { who: 'yours' }), imp, book, entity('Twin', { keywords: ['unique'] })],
      p: { hand: ['call'], play: ['ear', 'imp', 'twin'], deck: [card, 'blank-1'] },
    }).answer('play:call', 'play');
    expect([heard(table), table.story.includes('triggered')]).toEqual([1, true]);
  });

  it('VD-6.2.1 is put into play under a host', () => {
    const put = { do: 'put', what: choose({ in: 'dream-discard', whose: 'yours' }), where: 'play' };
    const table = doing('attached', put, { p: { play: ['imp'], dreamDiscard: ['book'] } });
    expect(heard(table)).toBe(1);
  });

  it.each<[string, string, JsonObject, TableSetting]>([
    ['joins the conflict', 'joined', { do: 'join', what: mine }, { p: { play: ['imp'] } }],
    ['leaves the conflict', 'left-conflict', { do: 'leave-conflict', what: mine }, { p: { play: ['imp'] } }],
  ])('%s', (_, event, step, { p }) => {
    const table = new Tabletop({
      cards: [ear(event), imp, arcanum('Act', [step])],
      p: { ...p, hand: ['dusk-raid', 'act', 'call'], play: ['ear', ...(p?.play ?? [])] },
    }).answer('play:dusk-raid', event === 'joined' ? 'attack:' : 'attack:imp-3', 'pass', 'play:act');
    expect([heard(table), first(table, event)]).toEqual([1, 'triggered']);
  });

  it('joins the conflict as it is unveiled', () => {
    const table = new Tabletop({
      cards: [ear('joined'), imp],
      p: { hand: ['dusk-raid', 'call', 'hush-1'], play: ['ear', 'imp?'] },
    }).answer('play:dusk-raid', 'pass', 'unveil:veiled-3', 'discard:call', 'join');
    expect([heard(table), first(table, 'joined'), table.see(P).play[1]?.joined]).toEqual([1, 'triggered', true]);
  });

  it.each<[string, JsonObject, TableSetting]>([
    ['is discarded', { do: 'discard', what: choose({ is: ['memory'], that: ['attached'] }) }, {}],
    ['is detached', { do: 'detach', what: choose({ is: ['memory'], that: ['attached'] }) }, {}],
    [
      'goes to another host',
      {
        do: 'attach',
        what: choose({ is: ['memory'], that: ['attached'] }),
        to: choose({ is: ['entity'], whose: 'yours', that: ['exhausted'] }),
      },
      {},
    ],
    ['goes with its host', { do: 'destroy', what: choose({ is: ['entity'], that: ['ready'] }) }, {}],
  ])('%s, its host loses an attachment', (_, step) => {
    const play = [{ card: 'imp', attached: ['book'] }, 'imp!'];
    expect(heard(doing('attachment-lost', step, { p: { play } }))).toBe(1);
  });

  it.each<[string, JsonObject, TableSetting, string]>([
    ['a put under the deck', { do: 'put', what: mine, where: 'bottom' }, { p: { play: ['imp'] } }, 'left'],
    ['a discard of an active construct', { do: 'discard-top' }, { p: { play: ['mill'] } }, 'left'],
    [
      'a put into play',
      { do: 'put', what: choose({ in: 'dream-discard' }), where: 'play' },
      { p: { dreamDiscard: ['imp'] } },
      'entered',
    ],
    ['showing the top card', { do: 'reveal-top' }, {}, 'revealed'],
    ['discarding the top card', { do: 'discard-top' }, {}, 'top-discarded'],
    ['voiding the top card', { do: 'void-top' }, {}, 'voided'],
    [
      'an unveiling by an effect',
      { do: 'unveil', what: choose({ is: ['veiled'], whose: 'yours' }) },
      { p: { play: ['imp?'] } },
      'unveiled',
    ],
  ])('comes %s', (_, step, setting, event) => {
    const table = doing(event, step, setting);
    expect([heard(table), first(table, 'put', 'top-discarded', 'top-voided', 'revealed', 'unveiled')]).toEqual([
      1,
      'triggered',
    ]);
  });

  it('ahead of the whole line where it is certain, and once', () => {
    const table = new Tabletop({
      cards: [ear('top-discarded'), arcanum('Act', [{ do: 'roll' }, { do: 'discard-top' }])],
      p: { hand: ['act'], play: ['ear'] },
    }).answer('play:act');
    expect([heard(table), first(table, 'rolled')]).toEqual([1, 'triggered']);
  });

  it('each time that a step is done again', () => {
    const step = { do: 'repeat', times: 2, steps: [{ do: 'reveal-top' }, { do: 'roll' }] };
    expect(heard(doing('revealed', step))).toBe(2);
  });

  it('VD-H.98 for each player who does it', () => {
    const put = { do: 'put', what: choose({ is: ['entity'], whose: 'each' }, { by: 'each' }), where: 'bottom' };
    const table = doing('left', { do: 'each-player', steps: [put] }, { p: { play: ['imp'] }, o: { play: ['imp'] } });
    expect([heard(table), table.see(P).play.length, table.see(O).play.length]).toEqual([2, 1, 0]);
  });

  it('VD-7.7.2 is shown, nothing tells by its front which it is', () => {
    const table = doing(
      'veiled',
      { do: 'veil-top' },
      { p: { deck: ['imp', 'blank-1'] } },
      { card: { is: ['entity'] } },
    );
    expect(heard(table)).toBe(0);
    const any = doing('veiled', { do: 'veil-top' }, { p: { deck: ['imp', 'blank-1'] } });
    expect(heard(any)).toBe(1);
  });
});

describe('VD-H.62 a card that hears of itself', () => {
  const self = (at: string, event: string, rest: JsonObject = {}): JsonObject =>
    triggers(at, event, [{ do: 'mind', who: 'opponent', by: -1 }], { card: 'self', ...rest });

  it.each(['when', 'after'])('as it is buried: %s', (at) => {
    const sinking = construct('Sinking', { lines: [self(at, 'buried')] });
    const cards = [sinking, arcanum('Act', [{ do: 'roll' }])];
    expect(heard(new Tabletop({ cards, p: { hand: ['act'], play: ['sinking'] } }).answer('play:act'))).toBe(1);
  });

  it.each(['unveiled', 'entered', 'played'])('VD-H.106 as it is %s, once it is in play', (event) => {
    const p = { hand: ['call', 'hush-1'], play: ['ghost?'] };
    const table = new Tabletop({ cards: [entity('Ghost', { lines: [self('after', event)] })], p });
    expect(heard(table.answer('unveil:veiled-2', 'discard:call'))).toBe(1);
  });

  it.each<[string, JsonObject, string]>([
    ['destroyed', { do: 'destroy', what: mine }, 'dream-discard'],
    ['discarded', { do: 'destroy', what: mine }, 'dream-discard'],
    ['left', { do: 'put', what: mine, where: 'bottom' }, 'play'],
    ['veiled', { do: 'veil', what: mine }, 'play'],
    ['left', { do: 'sacrifice', what: mine }, 'dream-discard'],
    ['voided', { do: 'void', what: mine }, 'void'],
  ])('VD-6.22.4 as it is %s by %j, from the %s', (event, step, from) => {
    const cards = [entity('Ghost', { lines: [self('after', event, { from })] }), arcanum('Act', [step])];
    expect(heard(new Tabletop({ cards, p: { hand: ['act'], play: ['ghost'] } }).answer('play:act'))).toBe(1);
  });
});

describe('VD-6.21.2 the rolled card', () => {
  const deck = ['blank-1', 'blank-3', 'blank-1'];
  const most = { most: 3 };

  it.each<[string, JsonObject]>([
    ['that a trigger hears of', triggers('after', 'rolled', [{ do: 'dream-damage', amount: { of: 'rolled' } }])],
    [
      'of which the trigger has its condition',
      triggers('after', 'rolled', [{ do: 'dream-damage', amount: 3 }], {
        if: { is: 'amount', amount: { of: 'rolled' }, least: 3, ...most },
      }),
    ],
  ])('is the one %s', (_, line) => {
    const table = new Tabletop({
      cards: [memory('Ear', { lines: [line] })],
      p: { hand: ['hush-4'], play: ['ear'], deck },
    });
    expect(table.answer('play:hush-4').see(O).dreamDiscard).toHaveLength(3);
  });

  it('is the one that was rolled as the cost', () => {
    const die = memory('Die', {
      lines: [{ line: 'ability', pay: [{ pay: 'roll' }], do: [{ do: 'dream-damage', amount: { of: 'rolled' } }] }],
    });
    const table = new Tabletop({ cards: [die], p: { play: ['die'], deck } }).answer('use:die-2');
    expect(table.see(O).dreamDiscard).toHaveLength(3);
  });
});

describe('VD-H.5, VD-4.2.5 an ability whose later steps go by what the earlier ones bring', () => {
  it.each<[string, JsonObject, JsonObject]>([
    ['what is rolled', { do: 'roll' }, { of: 'rolled' }],
    ['the card that is chosen', { do: 'exhaust', what: mine }, { of: 'dawn', on: 'it' }],
    ['the damage that is dealt', { do: 'damage', what: mine, amount: 1 }, { of: 'dealt' }],
  ])('can be used: %s', (_, step, amount) => {
    const die = memory('Die', {
      lines: [{ line: 'ability', pay: [{ pay: 'mind' }], do: [step, { do: 'dream-damage', amount }] }],
    });
    const table = new Tabletop({ cards: [die, imp], p: { play: ['die', 'imp'] } }).answer('use:die-2');
    expect(table.see(O).dreamDiscard.length).toBeGreaterThan(0);
  });

  it.each<[string, JsonObject, readonly JsonObject[]]>([
    ['which is rolled under the deck first', { pay: 'exhaust-self' }, [{ do: 'roll' }, { do: 'evoke' }]],
    ['which the cost rolls under the deck', { pay: 'roll' }, [{ do: 'evoke' }]],
  ])('VD-2.7.3 can be used by a construct on top, %s', (_, cost, steps) => {
    const lamp = construct('Lamp', { lines: [{ line: 'ability', pay: [cost], do: steps }] });
    const table = new Tabletop({ cards: [lamp], p: { play: ['lamp'] } }).answer('use:lamp-2');
    expect(table.asked).toBe('P evoke');
  });

  it('VD-7.8.5 not where nothing turns the construct away', () => {
    const lamp = construct('Lamp', {
      lines: [{ line: 'ability', pay: [{ pay: 'exhaust-self' }], do: [{ do: 'evoke' }] }],
    });
    expect(new Tabletop({ cards: [lamp], p: { play: ['lamp'] } }).refusal('use:lamp-2')).toBe('VD-7.8.5');
  });

  it('VD-7.11.2 comes before what the roll will make of it', () => {
    const hear = ear('dream-damaged');
    const cards = [hear, arcanum('Act', [{ do: 'roll' }, { do: 'dream-damage', amount: { of: 'rolled' } }])];
    const table = new Tabletop({ cards, p: { hand: ['act'], play: ['ear'] } }).answer('play:act');
    expect([heard(table), first(table, 'dream-damage')]).toEqual([1, 'triggered']);
  });
});

describe('what counts as what', () => {
  const after = (event: string, card: JsonObject | null = null): JsonObject =>
    memory('Ear', {
      lines: [triggers('after', event, [{ do: 'mind', who: 'opponent', by: -1 }], card === null ? {} : { card })],
    });
  const told = (event: string, step: JsonObject, p: TableSetting['p'] = {}): number => {
    const cards = [after(event), imp, mill, book, arcanum('Act', [step])];
    const table = new Tabletop({ cards, p: { ...p, hand: ['act', 'call'], play: ['ear', ...(p.play ?? [])] } });
    table.answer('play:act');
    while (/choose|trigger-order/.test(table.asked)) table.answer(table.offers[0] ?? '');
    return heard(table);
  };
  const hand = choose({ is: ['arcanum'], in: 'hand', whose: 'yours' });

  it.each<[string, string, JsonObject, TableSetting['p']]>([
    ['VD-H.66 destroyed is discarded from play', 'discarded', { do: 'destroy', what: mine }, { play: ['imp'] }],
    ['VD-H.66 sacrificed is discarded from play', 'discarded', { do: 'sacrifice', what: mine }, { play: ['imp'] }],
    ['VD-H.66 so is an active construct on top', 'discarded', { do: 'discard-top' }, { play: ['mill'] }],
    ['VD-H.76 which leaves play', 'left', { do: 'discard-top' }, { play: ['mill'] }],
    ['VD-H.76 and so it does to the Void', 'left', { do: 'void-top' }, { play: ['mill'] }],
    ['VD-6.25.1 an arcanum from hand is voided', 'voided', { do: 'void', what: hand }, {}],
    ['VD-6.25.1 a card of the top is voided', 'voided', { do: 'void-top' }, {}],
    ['VD-7.12.2 each of several cards is revealed', 'revealed', { do: 'reveal-top', count: 1 }, {}],
    [
      'VD-6.24.2 a card that an effect turns up is unveiled',
      'unveiled',
      { do: 'unveil', what: choose({ is: ['veiled'] }) },
      { play: ['imp?'] },
    ],
  ])('%s', (_, event, step, p) => {
    expect(told(event, step, p)).toBe(1);
  });

  it('VD-7.12.2 revealing three reveals three', () => {
    expect(told('revealed', { do: 'reveal-top', count: 3 })).toBe(3);
  });

  it('VD-4.2.11 an inverted arcanum is voided', () => {
    const table = new Tabletop({ cards: [after('voided')], p: { hand: ['call'], play: ['ear'] } });
    expect(heard(table.answer('invert:call', 'return'))).toBe(1);
  });

  it('VD-6.16.1 a prototype is voided', () => {
    const draft = entity('Draft', { keywords: [{ keyword: 'prototype', x: 1 }] });
    const table = new Tabletop({
      cards: [after('voided', { is: ['entity'], keyword: 'prototype' }), draft],
      p: { hand: ['call'], play: ['ear'], deck: ['draft', 'blank-1'] },
    });
    expect(heard(table.answer('play:call', 'play'))).toBe(1);
  });

  it.each(['entered', 'attached'])('VD-6.2.1 a memory that is played under a host: %s', (event) => {
    const table = new Tabletop({
      cards: [after(event, { is: ['memory'] }), book, imp],
      p: { hand: ['call'], play: ['ear', 'imp'], deck: ['book', 'blank-1'] },
    });
    expect(heard(table.answer('play:call', 'play', ...(table.asked === 'P host' ? [] : ['host:imp-3'])))).toBe(1);
  });

  it('VD-6.27.1 an active construct with Voidbound goes from the top to the Void', () => {
    const husk = construct('Husk', { keywords: ['voidbound'] });
    const cards = [husk, arcanum('Act', [{ do: 'discard-top' }])];
    const table = new Tabletop({ cards, p: { hand: ['act'], play: ['husk'] } }).answer('play:act');
    expect(table.see(P)).toMatchObject({ void: ['husk'], dreamDiscard: [] });
  });
});

describe('VD-7.11.2, VD-H.60 what was foreseen when the line began', () => {
  const acting = (event: string, steps: readonly JsonObject[], p: TableSetting['p']): Tabletop =>
    new Tabletop({
      cards: [ear(event), imp, arcanum('Act', steps)],
      p: { ...p, hand: ['act', 'call'], play: ['ear', ...(p?.play ?? [])] },
    }).answer('play:act');
  const destroy = { do: 'destroy', what: mine };

  it('is not a card that nobody has looked at yet', () => {
    const steps = [
      { do: 'look-top', count: 2 },
      { do: 'discard', what: choose({ in: 'looked' }) },
    ];
    const table = acting('top-discarded', steps, { deck: ['blank-1', 'blank-2', 'blank-3'] });
    expect(heard(table.answer('choose:blank-2'))).toBe(1);
  });

  it('is not one that the line brings into play itself', () => {
    const table = acting('destroyed', [{ do: 'evoke' }, destroy], { deck: ['imp', 'blank-2'] });
    expect([heard(table.answer('play')), table.see(P).dreamDiscard]).toEqual([1, ['imp']]);
  });

  it.each([
    ['the one that was foreseen, once', 'choose:imp-3', 1],
    ['another one, for each', 'choose:imp-5', 2],
  ])('or is: %s', (_, said, times) => {
    const table = acting('destroyed', [{ do: 'evoke' }, destroy], { deck: ['imp', 'blank-2'], play: ['imp'] });
    table.answer('play');
    expect(table.offers).toContain(said);
    expect(heard(table.answer(said))).toBe(times);
  });

  it.each([
    ['none', [], 1],
    ['one', ['imp'], 2],
  ])('nor all where %s was there before', (_, play, times) => {
    const all = { do: 'destroy', what: { pick: 'all', of: { is: ['entity'] } } };
    const table = acting('destroyed', [{ do: 'evoke' }, all], { deck: ['imp', 'blank-2'], play }).answer('play');
    expect([heard(table), table.see(P).dreamDiscard.length]).toEqual([times, times]);
  });

  it('nor of each player', () => {
    const own = { pick: 'all', of: { is: ['entity'], whose: 'each' } };
    const steps = [{ do: 'evoke' }, { do: 'each-player', steps: [{ do: 'sacrifice', what: own }] }];
    const table = acting('sacrificed', steps, { deck: ['imp', 'blank-2'] }).answer('play');
    expect([heard(table), table.see(P).dreamDiscard]).toEqual([1, ['imp']]);
  });

  it('is destroyed by its word as by its choice', () => {
    const steps = [{ do: 'evoke' }, { do: 'choose', what: mine }, { do: 'destroy', what: 'it' }];
    const table = acting('destroyed', steps, { deck: ['imp', 'blank-2'], play: ['imp'] });
    expect(heard(table.answer('play').answer('choose:imp-5'))).toBe(2);
  });
});
