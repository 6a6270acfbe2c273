import type { JsonObject } from '#kernel';
import {
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
  thought,
  triggers,
} from '#test/voidream';

/** Unusual meetings of rules, each as the catalogue reads. */

const imp = entity('Imp', { stability: 3 });
const book = memory('Book');
const kill = { do: 'destroy', what: choose({ is: ['entity'] }) };
const doing = (steps: readonly JsonObject[], { p = {}, o = {}, cards = [], ...rest }: TableSetting = {}): Tabletop =>
  new Tabletop({
    ...rest,
    cards: [imp, book, arcanum('Act', steps), ...cards],
    p: { ...p, hand: ['act', ...(p.hand ?? ['call'])] },
    o,
  }).answer('play:act');
const lostMind = (table: Tabletop): number => 4 - table.see(O).mind.at;
const cry = (at: string, event: string, rest: JsonObject): JsonObject =>
  memory('Cry', { lines: [triggers(at, event, [{ do: 'mind', who: 'opponent', by: -1 }], rest)] });

describe('VD-6.2.2, VD-H.66 cards that go with their host', () => {
  it.each(['before', 'when', 'after'])('leave play, and are heard to %s', (at) => {
    const left = cry(at, 'left', { card: { is: ['memory'] } });
    const o = { play: [{ card: 'imp', attached: ['book'] }] };
    expect(lostMind(doing([kill], { cards: [left], p: { play: ['cry'] }, o }))).toBe(1);
  });

  it('are discarded from play', () => {
    const gone = cry('after', 'discarded', { card: { is: ['memory'] } });
    const o = { play: [{ card: 'imp', attached: ['book'] }] };
    expect(lostMind(doing([kill], { cards: [gone], p: { play: ['cry'] }, o }))).toBe(1);
  });

  it('VD-6.23.2 so does a copy that goes in the place of its host', () => {
    const twin = entity('Twin', { keywords: ['unique'] });
    const heard = (event: string): number => {
      const o = { play: [{ card: 'twin', attached: ['twin'] }] };
      const cards = [cry('after', event, {}), twin];
      return lostMind(doing([kill], { cards, p: { play: ['cry'] }, o }).answer('discard-copy'));
    };
    expect(['attachment-lost', 'left', 'discarded', 'destroyed'].map(heard)).toEqual([1, 1, 1, 0]);
  });

  it('VD-6.2.3, VD-H.64 each to its own owner', () => {
    const steal = { do: 'control', what: choose({ is: ['entity'], whose: 'theirs' }) };
    const table = doing([steal, { do: 'charge', what: 'it' }, { do: 'destroy', what: 'it' }], {
      p: { deck: ['blank-3', 'blank-1'] },
      o: { play: [{ card: 'imp', attached: ['book'] }], deck: ['blank-2'] },
    });
    expect([table.see(O).dreamDiscard, table.see(P).dreamDiscard]).toEqual([['book', 'imp'], []]);
    expect([table.see(P).deck.count, table.see(O).deck.count]).toEqual([3, 2]);
  });
});

describe('VD-H.61 several replacements of one event', () => {
  const hit = { do: 'dream-damage', who: 'you', amount: 3 };
  const shield = (title: string): JsonObject =>
    memory(title, { lines: [triggers('when', 'dream-damaged', [{ do: 'prevent', amount: 1 }], { who: 'yours' })] });
  const mirror = memory('Mirror', {
    lines: [triggers('when', 'dream-damaged', [{ do: 'redirect', who: 'opponent' }], { who: 'yours' })],
  });
  const piles = (table: Tabletop): readonly number[] => [P, O].map((seat) => table.see(seat).dreamDiscard.length);

  it('who is hit in the place of another prevents damage of their own', () => {
    const table = doing([hit], { cards: [mirror, shield('Shield')], p: { play: ['mirror'] }, o: { play: ['shield'] } });
    expect(piles(table)).toEqual([0, 2]);
  });

  it('and who is hit no longer does not', () => {
    const table = doing([hit], { cards: [mirror, shield('Shield')], p: { play: ['mirror', 'shield'] } });
    expect(piles(table.answer('next:mirror-2'))).toEqual([0, 3]);
  });

  it('two mirrors turn it once each', () => {
    const table = doing([hit], { cards: [mirror], p: { play: ['mirror'] }, o: { play: ['mirror'] } });
    expect(piles(table)).toEqual([3, 0]);
  });

  it('what was replaced does not come about for others', () => {
    const ward = entity('Ward', { lines: [triggers('when', 'destroyed', [{ do: 'instead' }], { card: 'self' })] });
    const gloat = cry('when', 'destroyed', { card: { is: ['entity'] } });
    const table = doing([{ do: 'destroy', what: choose({ title: 'Ward' }) }], {
      cards: [ward, gloat],
      p: { play: ['cry'] },
      o: { play: ['ward'] },
    });
    expect(lostMind(table.answer('next:ward-4'))).toBe(0);
  });
});

describe('a card that leaves in the middle of its own line', () => {
  it('VD-7.9.1 does the rest', () => {
    const ash = entity('Ash', { lines: [{ line: 'play', do: [{ do: 'destroy', what: 'self' }, { do: 'evoke' }] }] });
    const table = new Tabletop({ cards: [ash], p: { hand: ['call'], deck: ['ash', 'blank-1'] } });
    table.answer('play:call', 'play');
    expect([table.see(P).dreamDiscard, table.asked]).toEqual([['ash'], 'P evoke']);
  });

  it('VD-7.9.1 but not what asks for itself', () => {
    const ash = entity('Ash', {
      lines: [
        { line: 'play', do: [{ do: 'destroy', what: 'self' }, { do: 'exhaust', what: 'self' }, { do: 'evoke' }] },
      ],
    });
    const table = new Tabletop({ cards: [ash], p: { hand: ['call'], deck: ['ash', 'blank-1'] } });
    expect(table.answer('play:call', 'play').asked).toBe('O turn');
  });
});

describe('VD-H.100 a deck that holds the bastion alone', () => {
  it.each<[string, JsonObject]>([
    ['evoke', { do: 'evoke' }],
    ['roll', { do: 'roll' }],
    ['charge', { do: 'charge', what: choose({ is: ['entity'] }) }],
    ['discard-top', { do: 'discard-top' }],
    ['void-top', { do: 'void-top' }],
    ['veil-top', { do: 'veil-top' }],
    ['shuffle', { do: 'shuffle' }],
    ['look-top', { do: 'look-top' }],
  ])('nothing comes of %s', (_, step) => {
    const table = doing([step, { do: 'mind', by: -1 }], { p: { deck: [], play: ['imp'] } });
    expect([table.asked, table.see(P).deck.count, table.see(P).mind.at]).toEqual(['O turn', 1, 3]);
  });

  it('what is put on the bottom goes under it', () => {
    const put = { do: 'put', what: choose({ in: 'dream-discard', whose: 'yours' }), where: 'bottom' };
    const table = doing([put], { p: { deck: [], dreamDiscard: ['blank-4'] } });
    expect([table.see(P).deck.count, table.see(P).deck.top]).toEqual([2, 'rock-1']);
  });
});

describe('depth without a card of that value', () => {
  const hole = memory('Hole', { lines: [always({ give: 'fixed-depth', who: 'you', amount: 0 })] });

  it('VD-H.13 a depth of 0 spends the mind when the round begins', () => {
    const table = new Tabletop({ cards: [hole], p: { play: ['hole'], mind: 2 }, o: { mind: 3 } });
    expect(table.bothPass().answer('discard:call').see(P).mind.at).toBe(0);
  });

  it('VD-2.10.2 and lets every arcanum be played', () => {
    const table = new Tabletop({ cards: [hole], p: { play: ['hole'], hand: ['hush-1'], deck: ['blank-4'] } });
    expect(table.offers).toContain('play:hush-1');
  });
});

it('VD-H.34, VD-4.4.4 a construct on top rolls under the deck in the conflict of Nightmare, face up', () => {
  const mill = construct('Mill', { value: 1 });
  const table = new Tabletop({ cards: [mill], p: { mind: 4, play: ['mill'], deck: ['blank-3'] }, o: { mind: 1 } });
  table.bothPass().answer('enter', 'void:call').bothPass();
  expect(table.facts.find(({ kind }) => kind === 'rolled')?.open).toEqual({ seat: 0, result: 3 });
  expect(table.see(P).deck.faceUp).toContain('mill-2');
});

describe('control', () => {
  it('VD-6.23.1 a copy that changes sides does not enter, and stands by itself', () => {
    const twin = entity('Twin', { keywords: ['unique'] });
    const steal = { do: 'control', what: choose({ is: ['entity'], whose: 'theirs' }) };
    const table = doing([steal], { cards: [twin], p: { play: ['twin'] }, o: { play: ['twin'] } });
    expect(table.see(P).play.map(({ attachments }) => attachments.length)).toEqual([0, 0]);
  });

  it('VD-H.72 a veiled card of the other pays, and goes under the deck of its owner', () => {
    const steal = { do: 'control', what: choose({ is: ['veiled'], whose: 'theirs' }) };
    const shade = thought('Shade', [], { value: 2, keywords: [{ keyword: 'shadowborne', x: 1 }] });
    const table = doing([steal], {
      cards: [shade],
      p: { hand: ['call'], deck: ['shade', 'blank-1'] },
      o: { play: ['imp?'], deck: ['blank-2'] },
    });
    table.answer('pass', 'play:call', 'play', 'shadowborne:veiled-3');
    expect([table.see(O).deck.count, table.see(P).play.length]).toEqual([3, 0]);
  });

  it('VD-H.55 who changes sides in a conflict is out of it', () => {
    const steal = arcanum('Steal', [{ do: 'control', what: choose({ is: ['entity'], whose: 'theirs' }) }]);
    const table = new Tabletop({
      cards: [imp, steal],
      p: { hand: ['dawn-raid', 'call'], play: ['imp'] },
      o: { hand: ['steal', 'call'] },
    }).answer('play:dawn-raid', 'attack:imp-2', 'play:steal');
    expect(table.see(O).play.map(({ joined }) => joined)).toEqual([false]);
  });

  it('VD-H.64 what was taken for a turn and veiled meanwhile stays where it was laid', () => {
    const take = {
      do: 'for',
      long: 'turn',
      give: { give: 'control', to: choose({ is: ['entity'], whose: 'theirs' }) },
    };
    const table = doing([take, { do: 'veil', what: all({ is: ['entity'], whose: 'yours' }) }], {
      o: { play: ['imp'] },
    });
    expect([table.see(P).play.length, table.see(O).play.length]).toEqual([1, 0]);
  });
});

it('VD-6.26.1, VD-6.2.2, VD-6.2.3 a host that is veiled loses its memories to the pile and its charges to the deck', () => {
  const table = doing([{ do: 'veil', what: choose({ is: ['entity'] }) }], {
    p: { play: [{ card: 'imp', attached: ['book'], charges: ['blank-3'] }], deck: ['blank-1'] },
  });
  expect(table.see(P)).toMatchObject({ dreamDiscard: ['book'], deck: { count: 3 }, play: [{ attachments: [] }] });
});

type Side = NonNullable<TableSetting['p']>;
describe('VD-7.6.3 what names face-down cards destroys them', () => {
  const boulder = entity('Boulder', { keywords: ['indestructible'] });
  const piles = (sort: string, p: Side): readonly string[] =>
    doing([{ do: 'destroy', what: choose({ is: [sort], whose: 'yours' }) }], { cards: [boulder], p }).see(P)
      .dreamDiscard;

  it.each<[string, string, Side, readonly string[]]>([
    ['a veiled card', 'veiled', { play: ['imp?'] }, ['imp']],
    ['a charge', 'charge', { play: [{ card: 'imp', charges: ['blank-3'] }] }, ['blank-3']],
    ['VD-7.6.2 one whose front would save it', 'veiled', { play: ['boulder?'] }, ['boulder']],
    ['VD-6.13.1 but not that front itself', 'entity', { play: ['boulder'] }, []],
  ])('%s', (_, sort, p, pile) => {
    expect(piles(sort, p)).toEqual(pile);
  });
});

it('VD-H.60 a play that what comes before it makes illegal is dropped unpaid, and the turn ends', () => {
  const sink = memory('Sink', {
    lines: [
      triggers('before', 'played', [{ do: 'for', long: 'turn', give: { give: 'depth', who: 'opponent', amount: 2 } }], {
        who: 'theirs',
      }),
    ],
  });
  const table = new Tabletop({ cards: [sink], p: { hand: ['hush-2'], deck: ['blank-2'] }, o: { play: ['sink'] } });
  table.answer('play:hush-2');
  expect([table.asked, table.see(P).mind.at, table.see(P).hand.cards]).toEqual(['O turn', 4, ['hush-2']]);
});

it('VD-4.8.4, VD-H.62 two that die at once each hear the other', () => {
  const widow = entity('Widow', {
    stability: 1,
    lines: [
      triggers('after', 'destroyed', [{ do: 'dream-damage', amount: 1 }], { card: { is: ['entity'], other: true } }),
    ],
  });
  const table = doing([{ do: 'damage', what: all({ is: ['entity'] }), amount: 1 }], {
    cards: [widow],
    p: { play: ['widow'] },
    o: { play: ['widow'] },
  });
  while (table.asked === 'P trigger-order') table.answer(table.offers[0] ?? '');
  expect([P, O].map((seat) => table.see(seat).dreamDiscard.length)).toEqual([2, 2]);
});
