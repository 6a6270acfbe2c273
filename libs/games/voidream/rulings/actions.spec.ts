import type { JsonObject } from '#kernel';
import {
  ability,
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
  type TableSetting,
  thought,
  triggers,
} from '#test/voidream';

/** What the rulebook leaves open about minds, arcana and the actions of a turn, as it is played here (VD-H). */

const imp = entity('Imp', { value: 2, stability: 2 });
const lever = memory('Lever', { lines: [ability([{ pay: 'exhaust-self' }], [{ do: 'roll' }])] });
const table = (setting: TableSetting): Tabletop =>
  new Tabletop({ ...setting, cards: [imp, lever, ...(setting.cards ?? [])] });
/** What may be done, one of each kind. */
const kinds = ({ offers }: Tabletop): string[] => [...new Set(offers.map((key) => key.split(':')[0] ?? ''))].sort();

describe('VD-H.1, VD-H.9, VD-H.11 the actions', () => {
  const all = { hand: ['hush-2', 'call', 'dawn-raid'], play: ['lever', 'imp?', 'imp?'], dreamDiscard: ['blank-1'] };
  const every = ['invert', 'pass', 'play', 'unveil', 'use'];

  it('are the same in the main phase and in a conflict', () => {
    const here = table({ p: all, o: all });
    expect(kinds(here)).toEqual(every);
    here.answer('play:dawn-raid');
    expect([here.asked, kinds(here)]).toEqual(['O turn', every]);
  });

  it('of a spent mind are those that cost none', () => {
    expect(kinds(table({ p: { ...all, mind: 0 } }))).toEqual(['pass', 'use']);
  });
});

it('VD-H.107 at least one card is unveiled', () => {
  const here = table({ p: { play: ['imp?', 'imp?', 'imp?'] } });
  const offers = here.offers.filter((key) => key.startsWith('unveil'));
  expect([offers, here.refusal('unveil')]).toEqual([
    ['unveil:veiled-2', 'unveil:veiled-3', 'unveil:veiled-4'],
    'VD-6.24.1',
  ]);
});

describe('VD-H.14 an arcanum is judged by the mind as it will be', () => {
  const deep = (at: string): JsonObject => mind('Tide', { [at]: [always({ give: 'depth', who: 'you', amount: 3 })] });

  it.each([
    ['with the text of the side that comes up', 'three', 'VD-2.10.2'],
    ['without the text of the side that goes', 'four', null],
  ])('%s', (_, at, refused) => {
    const p = { mindCard: 'tide', mind: 4, hand: ['hush-2', 'call'], deck: ['blank-1', 'blank-1'] };
    expect(table({ cards: [deep(at)], p }).refusal('play:hush-2')).toBe(refused);
  });

  it('what comes of the turned mind comes before the arcanum, which nothing undoes any more', () => {
    const sink = memory('Sink', {
      lines: [triggers('after', 'mind-changed', [{ do: 'roll' }])],
    });
    const p = { play: ['sink'], hand: ['hush-4', 'call'], deck: ['blank-4', 'blank-1', 'blank-1'] };
    const { story } = table({ cards: [sink], p }).answer('play:hush-4');
    expect(story.filter((kind) => ['mind-turned', 'triggered', 'rolled', 'arcanum-played'].includes(kind))).toEqual([
      'mind-turned',
      'triggered',
      'rolled',
      'arcanum-played',
      'rolled',
    ]);
  });
});

describe('VD-H.15 an inverted arcanum brings back', () => {
  const waste = arcanum('Waste', [{ do: 'discard', what: choose({ in: 'hand', whose: 'yours' }) }]);

  it('what was discarded before and by itself, but not itself', () => {
    const p = { hand: ['waste', 'call'], arcanaDiscard: ['hush-1'] };
    const here = table({ cards: [waste], p }).answer('invert:waste');
    expect([here.see(P).hand.cards, here.see(P).arcanaDiscard, here.see(P).void]).toEqual([
      ['call', 'hush-1'],
      [],
      ['waste'],
    ]);
  });

  it('nothing, where nothing was discarded, and may be played all the same', () => {
    const here = table({ p: { hand: ['hush-4', 'call'] } }).answer('invert:hush-4');
    expect([here.see(P).hand.cards, here.see(P).void]).toEqual([['call'], ['hush-4']]);
  });
});

describe('VD-H.17 a card that is being carried out lies nowhere else', () => {
  it('an arcanum is not in the hand', () => {
    const count = arcanum('Count', [{ do: 'dream-damage', amount: { of: 'hand' } }]);
    const here = table({ cards: [count], p: { hand: ['count', 'call', 'hush-1'] } }).answer('play:count');
    expect(here.see(O).dreamDiscard).toHaveLength(2);
  });

  it('a card that was evoked is not on the deck', () => {
    const plumb = thought('Plumb', [{ do: 'dream-damage', amount: { of: 'depth' } }], { value: 4 });
    const p = { hand: ['call', 'hush-1'], deck: ['plumb', 'blank-1'], mind: 4 };
    const here = table({ cards: [plumb], p }).answer('play:call', 'play');
    expect(here.see(O).dreamDiscard).toHaveLength(1);
  });
});

it('VD-H.18 an arcanum that can do nothing may be played', () => {
  const idle = arcanum('Idle', [{ do: 'destroy', what: choose({ is: ['entity'] }) }]);
  const here = table({ cards: [idle], p: { hand: ['idle', 'call'] } }).answer('play:idle');
  expect([here.see(P).arcanaDiscard, here.see(P).mind.at]).toEqual([['idle'], 3]);
});

describe('VD-H.31 the depth with a face-up construct on top', () => {
  it('is its printed value', () => {
    const tower = construct('Tower', { value: 3 });
    expect(table({ cards: [tower], p: { play: ['tower'] } }).see(P).deck.depth).toBe(3);
  });
});

it('VD-H.37 neither depth nor mind keeps a Dream card from being played when it is evoked; the look is an evoke all the same', () => {
  const whim = memory('Whim', { lines: [ability([{ pay: 'exhaust-self' }], [{ do: 'evoke' }])] });
  const ear = memory('Ear', { lines: [triggers('after', 'evoked', [{ do: 'dream-damage' }])] });
  const sleeper = entity('Sleeper', { value: 4, keywords: [{ keyword: 'dormant', x: 1 }] });
  const evoke = (top: string): Tabletop =>
    table({ cards: [whim, ear, sleeper], p: { play: ['whim', 'ear'], mind: 0, deck: [top, 'blank-1'] } }).answer(
      'use:whim-2',
    );
  expect(evoke('blank-4').offers).toEqual(['play', 'return']);
  const asleep = evoke('sleeper');
  expect(asleep.offers).toEqual(['return']);
  expect(asleep.answer('return').see(O).dreamDiscard).toHaveLength(1);
});

it('VD-H.38 a look does not change the depth, whose next back all see', () => {
  const peer = arcanum('Peer', [{ do: 'look-top', count: 2, put: 'any-order' }]);
  const deck = ['blank-1', 'blank-2', 'blank-4'];
  const here = table({ cards: [peer], p: { hand: ['peer', 'call'], deck } }).answer('play:peer');
  expect([here.asked, here.see(P).deck.depth, here.facts.at(-1)?.open]).toEqual([
    'P order-top',
    1,
    { seat: P, value: 4 },
  ]);
});

describe('VD-H.39 a charge takes the first card that lies face down', () => {
  const fill = arcanum('Fill', [{ do: 'charge', what: choose({ is: ['entity'], whose: 'yours' }) }]);
  const tower = construct('Tower', { value: 3 });

  it('under a construct that lies face up, whatever it is', () => {
    const p = { hand: ['fill', 'call'], play: ['imp', 'tower'], deck: ['tower', 'blank-1'] };
    const here = table({ cards: [fill, tower], p }).answer('play:fill');
    expect(here.see(P).play[0]?.attachments.map(({ card }) => card)).toEqual(['tower']);
  });

  it('not the bastion', () => {
    const here = table({ cards: [fill], p: { hand: ['fill', 'call'], play: ['imp'], deck: [] } }).answer('play:fill');
    expect([here.story.includes('charged'), here.see(P).play[0]?.attachments]).toEqual([false, []]);
  });
});
