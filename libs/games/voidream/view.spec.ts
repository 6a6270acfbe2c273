import type { Placed } from '#games/voidream';
import type { JsonObject } from '#kernel';
import { all, always, arcanum, bastion, choose, construct, entity, mind, O, P, Tabletop } from '#test/voidream';

const imp = entity('Imp', { value: 3 });
const side = (view: object, seat: number): object => (view as { players: readonly object[] }).players[seat] ?? {};

describe('what the opponent sees', () => {
  it('VD-2.2.3 of a hand: how many arcana, and their backs', () => {
    const table = new Tabletop({ p: { hand: ['hush-3', 'hush-1', 'hush-2'] } });
    expect(side(table.viewOf(O), P)).toMatchObject({ hand: { count: 3, values: [1, 2, 3], cards: null } });
    expect(side(table.viewOf(P), P)).toMatchObject({ hand: { cards: ['hush-1', 'hush-2', 'hush-3'] } });
  });

  it('VD-2.3.7 of a veiled card: its value, not its title', () => {
    const table = new Tabletop({ cards: [imp], p: { play: ['imp?'] } });
    expect(side(table.viewOf(O), P)).toMatchObject({ play: [{ id: 'veiled-2', card: null, value: 3 }] });
    expect(side(table.viewOf(P), P)).toMatchObject({ play: [{ id: 'veiled-2', card: 'imp' }] });
  });

  it('VD-7.7.1 of what lasts on a card: not which card, while that is hidden or has become another', () => {
    const aim = (what: JsonObject): JsonObject => ({
      do: 'for',
      long: 'round',
      give: { give: 'number', to: what, field: 'dusk', amount: 1 },
    });
    const bless = arcanum('Bless', [aim({ pick: 'deck' }), aim(choose({ is: ['entity'] }))]);
    const away = arcanum('Away', [{ do: 'put', what: choose({ is: ['entity'] }), where: 'bottom' }]);
    const table = new Tabletop({ cards: [imp, bless, away], p: { hand: ['bless', 'away'], play: ['imp'] } });
    const aims = (): unknown[] =>
      [P, O].map((seat) => (table.viewOf(seat) as { effects: { on: unknown }[] }).effects.map(({ on }) => on));
    table.answer('play:bless');
    expect(aims()).toEqual([
      [[], ['imp-2']],
      [[], ['imp-2']],
    ]);
    table.answer('pass', 'play:away');
    expect(aims()).toEqual([
      [[], []],
      [[], []],
    ]);
  });

  it('VD-7.12.1 of a deck: the back of its top, or a construct there, and how many cards (VD-H.88)', () => {
    const mill = construct('Mill', { value: 4 });
    const table = new Tabletop({ cards: [mill], p: { deck: ['blank-3'] }, o: { play: ['mill'] } });
    expect(side(table.viewOf(O), P)).toMatchObject({ deck: { count: 2, depth: 3, top: null, cards: null } });
    expect(side(table.viewOf(P), O)).toMatchObject({ deck: { depth: 4, top: 'mill-3' } });
  });

  it('VD-7.4.1, VD-7.4.2, VD-7.14.1 of piles and the Void: all, in no order', () => {
    const p = { arcanaDiscard: ['raid', 'call'], dreamDiscard: ['blank-3', 'blank-1'], void: ['hush-2', 'blank-4'] };
    expect(side(new Tabletop({ p }).viewOf(O), P)).toMatchObject({
      arcanaDiscard: ['call', 'raid'],
      dreamDiscard: ['blank-1', 'blank-3'],
      void: ['blank-4', 'hush-2'],
    });
  });

  it('VD-7.7.4 of a face-down card that it was shown: that card, whatever becomes of the others', () => {
    const peek = arcanum('Peek', [{ do: 'look-at', what: choose({ is: ['veiled'], whose: 'theirs' }) }]);
    const table = new Tabletop({
      cards: [imp, peek],
      p: { hand: ['peek'] },
      o: { play: ['imp?', 'imp?'], hand: ['call'] },
    });
    table.answer('play:peek', 'choose:veiled-4', 'unveil:veiled-3', 'done');
    expect(side(table.viewOf(P), O)).toMatchObject({ play: [{ id: 'veiled-4', card: 'imp' }, { card: 'imp' }] });
  });
});

describe('VD-2.8.1 the bastion counts as a construct', () => {
  it('for what is given to constructs', () => {
    const keep = bastion('Keep', {
      lines: [
        {
          line: 'static',
          give: [{ give: 'number', to: { pick: 'all', of: { is: ['construct'] } }, field: 'stability', amount: 2 }],
        },
      ],
    });
    const table = new Tabletop({ cards: [keep], p: { bastion: 'keep' } });
    expect([table.see(P).bastion.stability, table.see(O).bastion.stability]).toEqual([7, 7]);
  });
});

describe('the scores of a conflict, for whoever looks', () => {
  const wolf = entity('Wolf', { dawn: 3, dusk: 2 });
  const ghost = entity('Ghost', { dusk: 4, keywords: ['dread'] });
  const tire = arcanum('Tire', [{ do: 'exhaust', what: all({ is: ['entity'], whose: 'theirs' }) }]);
  const gloom = mind('Gloom', { three: [always({ give: 'score', type: 'dusk', amount: -1 })] });
  const decks = { p: ['blank-1', 'blank-4', 'blank-2'], o: ['blank-2', 'blank-3'] };
  const raid = (how: string, inHand: readonly string[]): Tabletop =>
    new Tabletop({
      cards: [wolf, ghost, tire, gloom],
      p: { hand: [how], play: ['wolf', 'ghost'], deck: decks.p },
      o: { hand: inHand, mindCard: 'gloom', mind: 3, deck: decks.o },
    }).answer(`play:${how}`);

  it('VD-4.6.3, VD-4.6.4 stand as things are, part by part, before the roll', () => {
    const table = raid('dawn-raid', []).answer('attack:wolf-2');
    expect(table.viewOf(O)).toMatchObject({
      conflict: {
        isToRoll: true,
        scores: [
          {
            total: 4,
            parts: [
              { from: 'depth', adds: 1 },
              { from: 'participant', adds: 3, card: 'wolf-2' },
            ],
          },
          { total: 2, parts: [{ from: 'depth', adds: 2 }] },
        ],
      },
    });
  });

  it('VD-4.7.4, VD-4.7.5, VD-6.7.1 name who is exhausted, whom they dread, and what effects add', () => {
    const ready = raid('dusk-raid', ['tire']).answer('attack:wolf-2+ghost-3');
    const dusk = {
      parts: [{ from: 'depth' }, { from: 'dread', adds: 4, card: 'ghost-3' }, { adds: -1, card: 'gloom' }],
    };
    expect(ready.viewOf(P)).toMatchObject({ conflict: { scores: [{ total: 1 }, { total: 5, ...dusk }] } });
    expect(ready.answer('play:tire').viewOf(P)).toMatchObject({
      conflict: { scores: [{ total: 7 }, { total: 2 }] },
    });
  });

  it('VD-4.6.6 stay what they were once they are reckoned, whoever falls by them', () => {
    const hare = entity('Hare', { dawn: 1, stability: 3 });
    const table = new Tabletop({
      cards: [wolf, hare],
      p: { hand: ['dawn-raid'], play: ['wolf', 'wolf'], deck: ['blank-1', 'blank-1'] },
      o: { play: ['hare', 'hare'], deck: ['blank-1'] },
    }).answer('play:dawn-raid', 'attack:wolf-2+wolf-3', 'defend:hare-5+hare-6');
    table.bothPass();
    expect(table.asked).toBe('P damage');
    expect(table.viewOf(O)).toMatchObject({
      conflict: {
        isToRoll: false,
        scores: [
          { total: 7, parts: [] },
          { total: 3, parts: [] },
        ],
      },
    });
  });

  it('VD-4.5.9 are none before it is known which', () => {
    const table = new Tabletop({ cards: [wolf], p: { hand: ['raid'], play: ['wolf'] } });
    expect(table.answer('play:raid').viewOf(O)).toMatchObject({ conflict: { type: null, scores: null } });
  });
});

describe('VD-7.6.2, VD-7.7.2 what is under a back changes nothing that the other player sees', () => {
  const wolf = entity('Wolf', { dawn: 5 });
  const hare = entity('Hare', { dawn: 1 });
  const strong = { having: { of: 'dawn', least: 3 } };
  const counts = (group: JsonObject): JsonObject => ({
    give: 'score',
    type: 'dawn',
    amount: { of: 'count', group: { ...group, ...strong } },
  });
  const raise = (to: JsonObject): JsonObject => ({ give: 'number', to, field: 'dawn', amount: 2 });
  const strongest = { end: 'highest', of: 'dawn' };
  const veiled = (card: string): readonly Partial<Placed>[] => [{ card, veiled: true }];
  const charged = (card: string): readonly Partial<Placed>[] => [{ card: 'guard', charges: [card] }];

  it.each([
    ['a score that counts veiled cards', veiled, counts({ is: ['veiled'] })],
    ['a score that counts charges', charged, counts({ is: ['charge'] })],
    [
      'a bonus for the strongest, veiled cards among them',
      veiled,
      raise({ ...all({ is: ['veiled', 'entity'] }), best: strongest }),
    ],
  ])('%s', (_, laid, give) => {
    const [here, there] = ['wolf', 'hare'].map((hidden) =>
      new Tabletop({
        cards: [wolf, hare, entity('Gloom', { dawn: 3, lines: [always(give)] })],
        p: { hand: ['dawn-raid'], play: ['gloom'] },
        o: { play: laid(hidden) },
      })
        .answer('play:dawn-raid', 'attack:gloom-2')
        .viewOf(P),
    );
    expect(here).toEqual(there);
  });
});

it('VD-7.1.1 keywords are seen that are printed, given and taken', () => {
  const mill = construct('Mill', {
    lines: [
      always(
        { give: 'keyword', to: all({ is: ['entity'] }), keyword: 'heroic' },
        { give: 'no-keyword', to: all({ is: ['entity'] }), keyword: 'deep' },
      ),
    ],
  });
  const eel = entity('Eel', { keywords: ['deep'] });
  const table = new Tabletop({ cards: [mill, eel], p: { play: ['eel', 'mill'] } });
  expect(side(table.viewOf(O), P)).toMatchObject({ play: [{ keywords: { heroic: 1, deep: 0 } }] });
});
