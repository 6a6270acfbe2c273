import type { JsonObject } from '#kernel';
import { all, arcanum, choose, entity, O, P, plays, Tabletop, type TableSetting, thought } from '#test/voidream';

/** What is done with one card at a time is done with all that are named: VD-7.8.4, VD-7.9.1, VD-H.70. */

const imp = entity('Imp');
const ogre = entity('Ogre');
const sleeper = entity('Sleeper', { keywords: [{ keyword: 'dormant', x: 1 }] });
const tap = thought('Tap', [{ do: 'mind', who: 'opponent', by: -1 }]);
const knock = thought('Knock', [], { lines: [plays({ do: 'mind', who: 'opponent', by: -2 })] });
type Side = NonNullable<TableSetting['p']>;
const doing = (steps: readonly JsonObject[], p: Side = {}): Tabletop =>
  new Tabletop({
    cards: [imp, ogre, sleeper, tap, knock, arcanum('Act', steps)],
    p: { ...p, hand: ['act', 'call', 'raid', 'hush-1'] },
  }).answer('play:act');
const entities = (table: Tabletop): readonly (string | null)[] =>
  table.see(P).play.flatMap(({ card, dawn }) => (dawn === undefined ? [] : [card]));

const veiled = { is: ['veiled'], whose: 'yours' };
const pile = { in: 'dream-discard', whose: 'yours' };
const among = { in: 'looked', is: ['entity'] };

it.each<[string, readonly JsonObject[], Side, readonly string[]]>([
  ['unveil all', [{ do: 'unveil', what: all(veiled) }], { play: ['imp?', 'ogre?'] }, ['imp', 'ogre']],
  ['unveil two', [{ do: 'unveil', what: choose(veiled, { count: 2 }) }], { play: ['imp?', 'ogre?'] }, ['imp', 'ogre']],
  [
    'unveil what can be',
    [{ do: 'unveil', what: all(veiled) }],
    { play: ['imp?', 'sleeper?', 'ogre?'] },
    ['imp', 'ogre'],
  ],
  [
    'play all revealed',
    [
      { do: 'reveal-top', count: 3 },
      { do: 'play', what: all(among) },
    ],
    { deck: ['imp', 'blank-1', 'ogre', 'blank-2'] },
    ['imp', 'ogre'],
  ],
  [
    'play the top two',
    [{ do: 'play', what: { pick: 'deck', count: 2 } }],
    { deck: ['imp', 'ogre', 'blank-2'] },
    ['imp', 'ogre'],
  ],
  [
    'play two out of a pile',
    [{ do: 'play', what: choose(pile, { count: 2 }) }],
    { dreamDiscard: ['imp', 'ogre'] },
    ['imp', 'ogre'],
  ],
  [
    'choose two, play them',
    [
      { do: 'choose', what: choose(pile, { count: 2 }) },
      { do: 'play', what: 'it' },
    ],
    { dreamDiscard: ['imp', 'ogre'] },
    ['imp', 'ogre'],
  ],
])('%s', (_, steps, p, names) => {
  expect(entities(doing(steps, p))).toEqual(names);
});

it('goes on about all of them afterwards', () => {
  const steps = [
    { do: 'play', what: choose(pile, { count: 2 }) },
    { do: 'exhaust', what: 'it' },
  ];
  const table = doing(steps, { dreamDiscard: ['imp', 'ogre'] });
  expect(table.see(P).play.map(({ exhausted }) => exhausted)).toEqual([true, true]);
});

it('does what several cards say', () => {
  const table = doing([{ do: 'replay', what: all(pile) }], { dreamDiscard: ['tap', 'knock'] });
  expect(table.see(O).mind.at).toBe(1);
});

it('VD-4.2.13, VD-4.2.14 pays one mind for all that are unveiled for their cost, and an arcanum each', () => {
  const table = doing([{ do: 'unveil', what: all(veiled), free: false }], { play: ['imp?', 'ogre?'] });
  expect(table.offers).toEqual(['discard:2-2 of call raid hush-1']);
  table.answer('discard:call+raid');
  expect([entities(table), table.see(P).mind.at]).toEqual([['imp', 'ogre'], 2]);
});
