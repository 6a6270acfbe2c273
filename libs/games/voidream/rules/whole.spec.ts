import { loadSet, readyDecks, voidream } from '#games/voidream';
import { anyAnswer, type JsonObject, seededChance, utf8 } from '#kernel';
import { readFileSync } from 'node:fs';
import {
  ability,
  all,
  always,
  arcanum,
  bastion,
  choose,
  construct,
  entity,
  memory,
  mind,
  O,
  P,
  setOf,
  Tabletop,
  type TableSetting,
  thought,
  triggers,
} from '#test/voidream';

const imp = entity('Imp', { dawn: 1, stability: 2, dusk: 1 });
const ogre = entity('Ogre', { dawn: 4, stability: 4, dusk: 3 });
const bolt: JsonObject = { do: 'dream-damage' };
const theirs = choose({ is: ['entity'], whose: 'theirs' });

/** An arcanum that does just this, played by P. */
const doing = (steps: readonly JsonObject[], setting: TableSetting = {}): Tabletop =>
  new Tabletop({
    ...setting,
    cards: [...(setting.cards ?? []), arcanum('Act', steps)],
    p: { ...setting.p, hand: ['act', ...(setting.p?.hand ?? [])] },
  }).answer('play:act');

describe('the things of the game', () => {
  it('VD-2.1.5 are the cards of the decks, from the first answer to the last', () => {
    const file = 'libs/games/voidream/sets/first-light.json';
    const loaded = loadSet(file, readFileSync(file, 'utf8'));
    if (!loaded.ok) throw new Error('The set does not load.');
    const [one, other] = readyDecks(loaded.set).map(({ deck }) => ({ ...deck }));
    if (one === undefined || other === undefined) throw new Error('There are no ready decks.');
    const game = voidream(loaded.set);
    const chance = seededChance(utf8('cards only'), { game: 'whole', epoch: 0 });
    const choices = chance.dice('choices', 0);
    const state = game.start({ seats: [one, other], switches: {}, options: {} }, chance, null);
    const cards = state.cards.map(({ owner, def }) => `${owner} ${def}`);
    for (let asked = game.requests(state)[0]; asked !== undefined; asked = game.requests(state)[0]) {
      game.apply(state, asked.seat, anyAnswer(asked.offers, choices), chance, null);
      expect(state.cards.map(({ owner, def }) => `${owner} ${def}`)).toEqual(cards);
    }
  });

  it('VD-2.3.5 are named by their subtype', () => {
    const lamp = entity('Lamp', { subtypes: ['Lantern'] });
    const table = doing([{ do: 'destroy', what: all({ subtype: 'Lantern' }) }], {
      cards: [lamp, imp],
      o: { play: ['imp', 'lamp'] },
    });
    expect(table.see(O).play.map(({ card }) => card)).toEqual(['imp']);
  });

  it('VD-3.1.1 lie in areas that can be told apart', () => {
    const table = new Tabletop({
      cards: [imp, construct('Mill', { value: 3 })],
      p: {
        hand: ['call'],
        deck: ['blank-1'],
        arcanaDiscard: ['raid'],
        dreamDiscard: ['blank-2'],
        void: ['hush-1', 'blank-3'],
        play: [{ card: 'imp', charges: ['blank-4'] }, 'imp?', 'mill'],
      },
    });
    expect(table.see(P)).toMatchObject({
      mind: { card: 'calm' },
      bastion: { card: 'rock' },
      construct: { card: 'mill' },
      hand: { cards: ['call'] },
      deck: { count: 3, faceUp: ['mill-5', 'rock-1'] },
      play: [{ id: 'imp-2', attachments: [{ sort: 'charge' }] }, { sort: 'veiled' }],
      arcanaDiscard: ['raid'],
      dreamDiscard: ['blank-2'],
      void: ['blank-3', 'hush-1'],
    });
  });

  it('VD-3.1.2, VD-7.14.1 lie in piles and the Void in any order', () => {
    const laid = (pile: readonly string[]): JsonObject =>
      new Tabletop({ p: { void: pile, dreamDiscard: pile } }).viewOf(O);
    expect(laid(['blank-1', 'blank-2', 'blank-3'])).toEqual(laid(['blank-3', 'blank-1', 'blank-2']));
  });
});

const small = { dream: { count: 4, guests: 0 }, major: 'Last Word', arcana: { count: 1, guests: 0 } };
const start = (): {
  readonly asked: () => string;
  readonly refused: (answer: string) => string | null;
  readonly view: () => JsonObject;
  readonly answer: (answer: string) => void;
  readonly story: string[];
} => {
  const story: string[] = [];
  const game = voidream(
    setOf([bastion('Keen', { back: small, lines: [{ line: 'start', do: [{ do: 'discard-top' }] }] }), mind('Still')]),
  );
  const chance = seededChance(utf8('start'), { game: 'whole', epoch: 0 });
  const deck = {
    main: 'fracta',
    bastion: 'keen',
    mind: 'still',
    arcana: ['last-word', 'call'],
    dream: ['blank-1', 'blank-2', 'blank-3'],
  };
  const state = game.start({ seats: [deck, deck], switches: {}, options: {} }, chance, ({ kind }) => story.push(kind));
  const now = () => game.requests(state)[0];
  return {
    story,
    asked: () => now()?.kind ?? 'nobody',
    refused: (answer) => String(game.check(state, now()?.seat ?? P, answer)?.rule ?? null),
    view: () => game.view(state, { as: 'judge' }),
    answer(answer) {
      game.apply(state, now()?.seat ?? P, answer, chance, ({ kind }) => story.push(kind));
    },
  };
};

describe('setting up', () => {
  it('VD-3.2.2 carries out the instructions of the bastions before anything is shuffled', () => {
    const { story } = start();
    expect(story.filter((kind) => kind === 'top-discarded' || kind === 'shuffled')).toEqual([
      'top-discarded',
      'top-discarded',
      'shuffled',
    ]);
  });

  it('VD-3.2.4 demands a cut', () => {
    const opening = start();
    expect([opening.asked(), opening.refused('no-cut'), opening.refused('cut:1')]).toEqual(['cut', 'VD-3.2.4', 'null']);
  });

  it('VD-2.9.1 leaves each player with one mind card in play', () => {
    const opening = start();
    opening.answer('cut:1');
    opening.answer('cut:1');
    const players = opening.view().players as readonly JsonObject[];
    expect(players.map((player) => player.mind)).toMatchObject([{ card: 'still' }, { card: 'still' }]);
  });
});

describe('constructs and bastions', () => {
  const shout = (title: string, amount: number): JsonObject =>
    construct(title, { value: 3, lines: [always({ give: 'score', type: 'dawn', amount })] });

  it('VD-2.7.1, VD-H.7 only the uppermost construct is active', () => {
    const cards = [shout('Mill', 10), shout('Tower', 100)];
    const table = doing(
      [
        { do: 'put', where: 'play', what: choose({ in: 'void' }) },
        { do: 'start-conflict', type: 'dawn' },
      ],
      {
        cards,
        p: { play: ['mill'], void: ['tower'] },
      },
    );
    expect(table.see(P)).toMatchObject({
      construct: { card: 'tower' },
      deck: { faceUp: ['mill-2', 'rock-1', 'tower-4'] },
    });
    const scored = table.bothPass().facts.find(({ kind }) => kind === 'scored');
    expect(scored?.open).toMatchObject({ scores: [13, 2] });
  });

  it.each<[string, JsonObject]>([
    ['void', { do: 'void', what: choose({ is: ['bastion'] }) }],
    ['discard', { do: 'discard', what: choose({ is: ['bastion'] }) }],
    ['sacrifice', { do: 'sacrifice', what: choose({ is: ['bastion'] }) }],
    ['destroy', { do: 'destroy', what: choose({ is: ['bastion'] }) }],
    ['veil', { do: 'veil', what: choose({ is: ['bastion'] }) }],
    ['put', { do: 'put', where: 'play', what: choose({ is: ['bastion'] }) }],
    ['discard-top', { do: 'discard-top' }],
    ['void-top', { do: 'void-top' }],
    ['veil-top', { do: 'veil-top' }],
    ['charge', { do: 'charge', what: choose({ is: ['entity'] }) }],
  ])('VD-2.8.4 a bastion stays in its deck whatever an effect does: %s', (_, step) => {
    const table = doing([step], { cards: [imp], p: { deck: [], play: ['imp'] }, o: { deck: [] } });
    expect([table.see(P).deck.faceUp, table.see(O).deck.faceUp]).toEqual([['rock-1'], ['rock-3']]);
  });
});

describe('VD-H.41, VD-2.7.4 the place of a construct that is buried', () => {
  const mill = construct('Mill', { value: 3 });
  const places = (table: Tabletop): unknown => {
    const players = table.viewOf(O).players as readonly { readonly deck: JsonObject }[];
    return players[0]?.deck.places;
  };
  const buried = (steps: readonly JsonObject[]): Tabletop =>
    doing([{ do: 'roll' }, ...steps], { cards: [mill], p: { play: ['mill'], deck: ['blank-1', 'blank-2'] } });

  it('is known while it follows from public moves', () => {
    expect(places(buried([]))).toEqual({ 'rock-1': 2, 'mill-2': 3 });
    expect(places(buried([{ do: 'discard-top' }, { do: 'roll' }]))).toEqual({ 'rock-1': 0, 'mill-2': 1 });
  });

  it('is hidden after a shuffle, until it is uncovered', () => {
    const table = buried([{ do: 'shuffle' }, { do: 'roll' }, { do: 'roll' }]).answer('no-cut');
    expect(Object.keys(places(table) as object)).toHaveLength(1);
    expect(places(buried([{ do: 'shuffle' }]).answer('no-cut'))).toEqual({});
  });

  it('is hidden once it was among cards that were picked up', () => {
    expect(places(buried([{ do: 'look-top', count: 3 }]))).toEqual({ 'mill-2': 3 });
  });
});

describe('turns', () => {
  it('VD-4.2.2, VD-4.2.1 are one action long', () => {
    const table = new Tabletop({ p: { hand: ['hush-2', 'hush-3'] } });
    expect([table.asked, table.answer('play:hush-2').asked, table.answer('pass').asked]).toEqual([
      'P turn',
      'O turn',
      'P turn',
    ]);
  });

  it('VD-4.2.3 offer five kinds of action and no other', () => {
    const seer = entity('Seer', { lines: [ability([{ pay: 'exhaust-self' }], [bolt])] });
    const table = new Tabletop({ cards: [seer, imp], p: { hand: ['call'], play: ['seer', 'imp?'] } });
    expect(new Set(table.offers.map((key) => key.split(':')[0]))).toEqual(
      new Set(['pass', 'play', 'invert', 'use', 'unveil']),
    );
    expect(table.refusal('draw')).toBe('VD-4.2.3');
  });

  it('VD-6.24.1 offer unveiling to whoever has a veiled card and can pay for it', () => {
    const offered = (p: TableSetting['p']): boolean =>
      new Tabletop({ cards: [imp], p: p ?? {} }).offers.some((key) => key.startsWith('unveil'));
    expect([
      offered({ play: ['imp?'] }),
      offered({ play: ['imp'] }),
      offered({ play: ['imp?'], hand: [] }),
      offered({ play: ['imp?'], mind: 0 }),
    ]).toEqual([true, false, false, false]);
  });

  it('VD-6.24.2 turn up the veiled cards that were chosen, and no other', () => {
    const table = new Tabletop({ cards: [imp], p: { play: ['imp?', 'imp?'], hand: ['call'] } }).answer(
      'unveil:veiled-2',
      'done',
    );
    expect(table.see(P).play.map(({ id }) => id)).toEqual(['veiled-3', expect.stringMatching(/^imp-/)]);
  });

  it('VD-7.11.4 leave unclear timing among When-triggers to the active player', () => {
    const wary = memory('Wary', {
      lines: [triggers('when', 'dream-damaged', [{ do: 'prevent', amount: 1 }], { who: 'yours' })],
    });
    const cruel = memory('Cruel', {
      lines: [triggers('when', 'dream-damaged', [{ do: 'multiply', by: 3 }], { who: 'theirs' })],
    });
    const struck = (first: string): number => {
      const table = doing([{ do: 'dream-damage', amount: 2 }], {
        cards: [wary, cruel],
        p: { play: ['cruel'] },
        o: { play: ['wary'] },
      });
      expect(table.asked).toBe('P trigger-order');
      return table.answer(first).see(O).dreamDiscard.length;
    };
    expect([struck('next:wary-4'), struck('next:cruel-2')]).toEqual([3, 5]);
  });
});

describe('Nightmare', () => {
  const facing = (p: TableSetting['p'], o: TableSetting['p'], active = P): Tabletop =>
    new Tabletop({ cards: [imp], p: p ?? {}, o: o ?? {}, active }).bothPass();

  it('VD-4.3.1 is faced by one player, once a round', () => {
    const table = facing({ mind: 3 }, { mind: 1 }).answer('discard:call');
    expect(table.facts.filter(({ kind }) => kind === 'nightmare-faced').map(({ open }) => open)).toEqual([{ seat: P }]);
  });

  it.each([
    ['VD-4.3.2 who has no arcana in hand', { hand: [], mind: 0 }, { mind: 4 }, P, 'P nightmare'],
    ['VD-4.3.3 whose mind is higher', { mind: 3 }, { mind: 2 }, P, 'P nightmare'],
    ['VD-4.3.3 whose mind is higher, the other way', { mind: 2 }, { mind: 3 }, P, 'O nightmare'],
    ['VD-4.3.4 who passed last', { mind: 2 }, { mind: 2 }, P, 'O nightmare'],
    ['VD-4.3.4 who passed last, the other way', { mind: 2 }, { mind: 2 }, O, 'P nightmare'],
  ])('is faced by %s', (rule, p, o, active, asked) => {
    const table = facing(p, o, active);
    if (rule.startsWith('VD-4.3.2'))
      expect(table.facts.find(({ kind }) => kind === 'nightmare-faced')?.open).toEqual({ seat: P });
    else expect(table.asked).toBe(asked);
  });

  it('VD-4.4.5 has every ready entity attack, and no exhausted one, without a choice', () => {
    const table = facing({ mind: 4, play: ['imp', 'imp!', 'imp'] }, { mind: 1 }).answer('enter', 'void:call');
    expect(table.see(P).play.map(({ joined }) => joined)).toEqual([true, false, true]);
    expect(table.asked).not.toContain('attackers');
  });
});

describe('declaring', () => {
  it('VD-4.5.8 puts entities into the conflict, and no others', () => {
    const table = new Tabletop({
      cards: [imp],
      p: { hand: ['dawn-raid'], play: ['imp', 'imp'] },
      o: { play: ['imp'] },
    });
    table.answer('play:dawn-raid', 'attack:imp-3', 'defend:imp-5');
    expect([table.see(P).play.map(({ joined }) => joined), table.see(O).play.map(({ joined }) => joined)]).toEqual([
      [false, true],
      [true],
    ]);
  });
});

describe('scores and damage', () => {
  interface Fight {
    readonly raid: 'dawn-raid' | 'dusk-raid';
    readonly attackers?: readonly string[];
    readonly defenders?: readonly string[];
    readonly cards?: readonly JsonObject[];
    readonly p?: TableSetting['p'];
  }
  const fight = ({ raid, attackers = [], defenders = [], cards = [], p = {} }: Fight): Tabletop => {
    const table = new Tabletop({
      cards: [imp, ogre, ...cards],
      p: { hand: [raid, 'call'], play: attackers, deck: ['blank-4', 'blank-1', 'blank-3'], ...p },
      o: { play: defenders, deck: Array.from({ length: 12 }, () => 'blank-2') },
    }).answer(`play:${raid}`);
    for (const side of ['attack', 'defend']) {
      const [offer] = table.offers;
      if (offer?.startsWith(side)) table.answer(`${side}:${offer.replace(/^.* of /, '').replaceAll(' ', '+')}`);
    }
    return table;
  };
  const scores = (table: Tabletop): unknown => table.facts.find(({ kind }) => kind === 'scored')?.open?.scores;

  it('VD-4.6.3, VD-4.6.2 the attacker scores the depth after the roll, the defender the depth that is there', () => {
    expect(scores(fight({ raid: 'dawn-raid' }).bothPass())).toEqual([1, 2]);
  });

  it('VD-4.7.2, VD-4.7.3 rolls for a dusk conflict too, and the attacker alone', () => {
    const table = fight({ raid: 'dusk-raid' }).bothPass();
    expect(scores(table)).toEqual([1, 2]);
    expect(table.facts.filter(({ kind }) => kind === 'rolled').map(({ open }) => open?.seat)).toEqual([P]);
  });

  it('VD-4.7.4 counts participants at dusk that are exhausted', () => {
    const tire = arcanum('Tire', [{ do: 'exhaust', what: choose({ title: 'Ogre' }) }]);
    const table = fight({
      raid: 'dusk-raid',
      attackers: ['imp', 'ogre'],
      cards: [tire],
      p: { hand: ['dusk-raid', 'tire'] },
    });
    table.answer('pass', 'play:tire').bothPass();
    expect(scores(table)).toEqual([4, 2]);
  });

  it('VD-4.7.5 adds what effects add to dusk, and nothing that they add to dawn', () => {
    const haze = memory('Haze', {
      lines: [always({ give: 'score', type: 'dusk', amount: -3 }, { give: 'score', type: 'dawn', amount: 9 })],
    });
    expect(scores(fight({ raid: 'dusk-raid', attackers: ['haze'], cards: [haze] }).bothPass())).toEqual([-2, 2]);
  });

  it('VD-4.7.6 has the lower dusk win', () => {
    expect(
      fight({ raid: 'dusk-raid' })
        .bothPass()
        .facts.find(({ kind }) => kind === 'scored')?.open,
    ).toMatchObject({ winner: P });
  });

  it.each(['dawn-raid', 'dusk-raid'] as const)('VD-4.6.8, VD-4.7.8 exhausts all that took part: %s', (raid) => {
    const table = fight({ raid, attackers: ['ogre'], defenders: ['ogre'] }).bothPass();
    const survivors = [...table.see(P).play, ...table.see(O).play];
    expect(survivors.map(({ exhausted, joined }) => [exhausted, joined])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(table.table.conflict).toBeNull();
  });

  it.each(['dawn-raid', 'dusk-raid'] as const)('VD-4.6.9, VD-4.7.9 goes on with who passed first: %s', (raid) => {
    expect(fight({ raid }).bothPass().asked).toBe('O turn');
    const turned = fight({ raid, p: { hand: [raid, 'hush-4'] } }).answer('pass', 'play:hush-4', 'pass', 'pass');
    expect([turned.asked, turned.table.phase]).toEqual(['O turn', 'main']);
    const other = fight({ raid, p: { hand: [raid, 'hush-4'] } });
    other.answer('play:call', 'return', 'pass', 'pass');
    expect([other.asked, other.table.phase]).toEqual(['P turn', 'main']);
  });

  it('VD-4.8.4 destroys at stability, into the discard of the owner', () => {
    expect(
      fight({ raid: 'dawn-raid', attackers: ['ogre'], defenders: ['imp'] })
        .bothPass()
        .see(O),
    ).toMatchObject({ play: [], dreamDiscard: expect.arrayContaining(['imp']) as unknown });
  });

  it('VD-6.11.1 goes to Heroic participants before all others', () => {
    const hero = entity('Hero', { dawn: 0, stability: 4, keywords: ['heroic'] });
    const table = fight({
      raid: 'dawn-raid',
      attackers: ['ogre'],
      defenders: ['imp', 'hero'],
      cards: [hero],
    }).bothPass();
    const hit = table.facts.filter(({ kind }) => kind === 'damaged').map(({ open }) => [open?.card, open?.amount]);
    expect(hit).toEqual([[expect.stringMatching(/^hero-/), 2]]);
  });

  it('VD-4.8.5 does nothing below stability', () => {
    const table = doing([{ do: 'damage', what: theirs, amount: 3 }], { cards: [ogre], o: { play: ['ogre'] } });
    expect(table.see(O).play).toMatchObject([{ card: 'ogre', dawn: 4, dusk: 3, stability: 4 }]);
  });

  it('VD-4.8.12 is dealt by effects outside conflicts', () => {
    const table = doing([{ do: 'damage', what: theirs, amount: 4 }, bolt], { cards: [ogre], o: { play: ['ogre'] } });
    expect([table.see(O).play, [...table.see(O).dreamDiscard].sort()]).toEqual([[], ['blank-2', 'ogre']]);
  });

  it('VD-4.8.13 hits entities or the deck, as the effect says', () => {
    const guarded = { cards: [ogre, construct('Wall', { stability: 2 })], o: { play: ['ogre', 'wall'] } };
    expect(doing([{ do: 'damage', what: choose({ title: 'Wall' }) }], guarded).story).toContain('line-skipped');
    expect(doing([{ do: 'dream-damage', amount: 2 }], guarded).see(O)).toMatchObject({
      play: [{ card: 'ogre', damage: 0 }],
      construct: null,
    });
  });
});

describe('attachments', () => {
  it('VD-6.2.3, VD-H.4 face-down ones go under the deck when their host is veiled', () => {
    const table = doing([{ do: 'veil', what: choose({ title: 'Imp' }) }], {
      cards: [imp],
      p: { play: [{ card: 'imp', charges: ['blank-3', 'blank-4'] }], deck: ['blank-1'] },
    });
    expect(table.see(P)).toMatchObject({
      play: [{ id: 'veiled-6', attachments: [] }],
      deck: { count: 4, depth: 1 },
      dreamDiscard: [],
    });
  });

  it('VD-7.15.2, VD-7.15.3 have entities and free memories for hosts, nothing else', () => {
    const moss = memory('Moss', { attachesTo: {} });
    const table = new Tabletop({
      cards: [
        imp,
        moss,
        memory('Book'),
        construct('Mill', { value: 4 }),
        thought('Grow', [{ do: 'play', what: choose({ title: 'Moss', in: 'dream-discard' }) }]),
      ],
      p: {
        hand: ['call'],
        deck: ['grow', 'blank-1'],
        dreamDiscard: ['moss'],
        play: [{ card: 'imp', attached: ['moss'], charges: ['blank-2'] }, 'book', 'imp?'],
      },
      o: { play: ['mill'] },
    });
    expect(table.answer('play:call', 'play').offers).toEqual(['host:imp-2', 'host:book-5']);
  });
});

describe('looking', () => {
  it('VD-6.8.2 lets the evoking player play the card, or not', () => {
    const evoked = (answer: string): readonly (string | null)[] =>
      new Tabletop({ cards: [imp], p: { hand: ['call'], deck: ['imp', 'blank-1'] } })
        .answer('play:call', answer)
        .see(P)
        .play.map(({ card }) => card);
    expect([evoked('play'), evoked('return')]).toEqual([['imp'], []]);
  });

  it('VD-7.13.2 shows the opponent the face-up constructs among the cards that are picked up', () => {
    const table = doing(
      [
        { do: 'put', where: 'top', what: { pick: 'deck', from: 'bottom', count: 2 } },
        { do: 'look-top', count: 3 },
      ],
      {
        p: { deck: ['blank-1', 'blank-3', 'blank-4'] },
      },
    );
    expect(table.facts.find(({ kind }) => kind === 'looked')?.open).toMatchObject({ count: 3, faceUp: ['rock'] });
  });
});
