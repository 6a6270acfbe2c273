import type { JsonObject } from '#kernel';
import { arcanum, choose, entity, O, P, Tabletop, type TableSetting } from '#test/voidream';

/** Which card "it" is (6d: what was chosen last), where a line goes one way or the other. */

const imp = entity('Imp', { stability: 2 });
const ogre = entity('Ogre', { dawn: 4, stability: 5, dusk: 2 });
const mine = choose({ is: ['entity'], whose: 'yours' });
const theirs = choose({ is: ['entity'], whose: 'theirs' });

/** P plays an arcanum that does this, with an Imp of each side and an Ogre of the other. */
const act = (steps: readonly JsonObject[], { p = {}, o = {}, ...rest }: TableSetting = {}): Tabletop =>
  new Tabletop({
    ...rest,
    cards: [imp, ogre, arcanum('Act', steps)],
    p: { hand: ['act', 'call'], play: ['imp'], ...p },
    o: { hand: ['call'], play: ['ogre'], ...o },
  }).answer('play:act');
const inPlay = (table: Tabletop): readonly string[] =>
  [P, O].flatMap((seat) => table.see(seat).play.map(({ card }) => card ?? ''));

const damageIn = ({ facts }: Tabletop): readonly unknown[] =>
  facts.flatMap(({ kind, open }) => (kind === 'damaged' ? [[open?.card, open?.amount]] : []));

const NEVER = { is: 'in-nightmare' };
const ALWAYS = { is: 'not', check: NEVER };
const destroy = { do: 'destroy', what: 'it' };

describe('"it"', () => {
  it.each<[string, readonly JsonObject[], readonly string[], readonly string[]]>([
    [
      'is not what the other branch would have chosen',
      [
        { do: 'choose', what: mine },
        { do: 'if', check: NEVER, then: [{ do: 'exhaust', what: theirs }], else: [destroy] },
      ],
      [],
      ['ogre'],
    ],
    [
      'is what was chosen before a branch that was not gone',
      [{ do: 'choose', what: mine }, { do: 'if', check: NEVER, then: [{ do: 'choose', what: theirs }] }, destroy],
      [],
      ['ogre'],
    ],
    [
      'is what the branch has chosen that was gone',
      [{ do: 'choose', what: mine }, { do: 'if', check: ALWAYS, then: [{ do: 'choose', what: theirs }] }, destroy],
      [],
      ['imp'],
    ],
    [
      'is not what was offered and declined',
      [
        { do: 'choose', what: mine },
        { do: 'may', steps: [{ do: 'exhaust', what: theirs }] },
        { do: 'if', check: { is: 'not', check: { is: 'done' } }, then: [destroy] },
      ],
      ['no'],
      ['ogre'],
    ],
    [
      'is not what could not be done',
      [
        { do: 'choose', what: mine },
        { do: 'if-able', steps: [{ do: 'ready', what: theirs }], else: [destroy] },
      ],
      [],
      ['ogre'],
    ],
    [
      'is not what another mode would have chosen',
      [
        { do: 'choose', what: mine },
        { do: 'one-of', modes: [[{ do: 'exhaust', what: theirs }], [destroy]] },
      ],
      ['mode-2'],
      ['ogre'],
    ],
  ])('%s', (_, steps, answers, left) => {
    const table = answers.reduce((after, said) => after.answer(said), act(steps));
    expect(inPlay(table)).toEqual(left);
  });
});

describe('cards that have names', () => {
  const first = (pick: JsonObject): JsonObject => ({ ...pick, as: 'first' });
  const second = (pick: JsonObject): JsonObject => ({ ...pick, as: 'second' });
  const two = [
    { do: 'choose', what: first(mine) },
    { do: 'choose', what: second(theirs) },
  ];

  it('VD-4.8.12 fight: each deals its dusk to the other', () => {
    const table = act([
      ...two,
      { do: 'damage', what: 'second', amount: { of: 'dusk', on: 'first' } },
      { do: 'damage', what: 'first', amount: { of: 'dusk', on: 'second' } },
    ]);
    expect(damageIn(table)).toEqual([
      ['ogre-4', 2],
      ['imp-2', 2],
    ]);
    expect(inPlay(table)).toEqual(['ogre']);
  });

  it('VD-H.64 change sides', () => {
    const table = act([
      ...two,
      { do: 'control', what: 'second', who: 'you' },
      { do: 'control', what: 'first', who: 'opponent' },
    ]);
    expect(inPlay(table)).toEqual(['ogre', 'imp']);
  });

  it('VD-4.8.15 hand on their damage', () => {
    const table = act(
      [
        ...two,
        { do: 'damage', what: 'second', amount: 2 },
        { do: 'damage', what: 'first', amount: { of: 'damage', on: 'second' } },
        { do: 'remove-damage', what: 'second', amount: 'all' },
      ],
      { p: { play: ['ogre'] } },
    );
    expect(damageIn(table)).toEqual([
      ['ogre-4', 2],
      ['ogre-2', 2],
    ]);
  });

  it.each([
    ['no', 'the first is destroyed', ['ogre']],
    ['yes', 'the second is exhausted, and nothing else happens', ['imp', 'ogre']],
  ])('VD-7.8.2 are told apart by what follows: %s, %s', (said, _, left) => {
    const table = act([
      { do: 'choose', what: first(mine) },
      { do: 'may', who: 'opponent', steps: [{ do: 'exhaust', what: second(theirs) }] },
      { do: 'if', check: { is: 'not', check: { is: 'done' } }, then: [{ do: 'destroy', what: 'first' }] },
    ]).answer(said);
    expect(inPlay(table)).toEqual(left);
  });

  it.each<[string, JsonObject, string, readonly string[]]>([
    ['but the chosen one', choose({ is: ['entity'] }), 'it', ['ogre']],
    ['but the chosen ones', choose({ is: ['entity'] }, { count: 2 }), 'it', ['imp', 'ogre']],
    ['but the one of that name', first(choose({ is: ['entity'] })), 'first', ['ogre']],
  ])('6d are left when all go %s', (_, what, but, left) => {
    const table = act(
      [
        { do: 'choose', what },
        { do: 'destroy', what: { pick: 'all', of: { is: ['entity'], but } } },
      ],
      { p: { play: ['imp', 'imp'] } },
    );
    expect(inPlay(table.answer(left.length === 1 ? 'choose:ogre-5' : 'choose:imp-3+ogre-5'))).toEqual(left);
  });

  it.each([
    ['none', 'choose:', 0],
    ['one', 'choose:imp-2', 1],
    ['two', 'choose:imp-2+imp-3', 2],
  ])('6d are counted when they have been chosen: %s', (_, said, damage) => {
    const table = act(
      [
        { do: 'exhaust', what: choose({ is: ['entity'], whose: 'yours' }, { count: 'any' }) },
        { do: 'damage', what: theirs, amount: { of: 'chosen' } },
      ],
      { p: { play: ['imp', 'imp'] } },
    ).answer(said);
    expect(damageIn(table)).toEqual(damage === 0 ? [] : [['ogre-5', damage]]);
  });

  it('VD-7.9.1 are nobody where nobody could be chosen', () => {
    const table = act(
      [
        { do: 'if', check: NEVER, then: [{ do: 'choose', what: first(mine) }] },
        { do: 'damage', what: theirs, amount: { of: 'dusk', on: 'first' } },
      ],
      { p: { play: ['imp'] } },
    );
    expect(damageIn(table)).toEqual([]);
  });

  it('VD-7.9.1 stay the same while others are gone through one by one', () => {
    const table = act([
      { do: 'choose', what: first(theirs) },
      {
        do: 'for-each',
        of: { pick: 'all', of: { is: ['entity'], whose: 'yours' } },
        steps: [
          { do: 'exhaust', what: 'it' },
          { do: 'damage', what: 'first', amount: { of: 'dusk', on: 'it' } },
        ],
      },
      { do: 'for-each', of: 'first', steps: [{ do: 'damage', what: 'it', amount: 1 }] },
      { do: 'exhaust', what: 'first' },
    ]);
    expect(damageIn(table)).toEqual([
      ['ogre-4', 2],
      ['ogre-4', 1],
    ]);
    expect(table.see(O).play).toMatchObject([{ exhausted: true }]);
  });
});
