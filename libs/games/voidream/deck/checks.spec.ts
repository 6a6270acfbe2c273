import { voidream } from '#games/voidream';
import type { JsonObject } from '#kernel';
import { arcanum, bastion, choose, mind, O, P, setOf, Tabletop, thought } from '#test/voidream';

const back = (extra: readonly JsonObject[], count = 4): JsonObject => ({
  dream: { count, guests: 0 },
  major: 'Last Word',
  arcana: { count: 1, guests: 0 },
  extra,
});
const lantern = { subtypes: ['Lantern'] };
const set = setOf([
  bastion('Plain', { back: back([]) }),
  bastion('Bright', { back: back([{ deck: 'copies', of: { subtype: 'Lantern' }, most: 5 }], 6) }),
  bastion('Strict', { back: back([{ deck: 'count', of: { value: { most: 2 } }, least: 3, most: 3 }]) }),
  bastion('Echoing', { back: back([{ deck: 'same-arcana', most: 2 }]) }),
  bastion('Open', { back: back([{ deck: 'any-faction', of: { kind: 'thought' } }]) }),
  bastion('Loud', { back: { ...back([]), major: 'Own Verse' } }),
  arcanum('Own Verse', [{ do: 'roll' }], { faction: 'chimeric-court' }),
  bastion('Twin', { back: back([{ deck: 'more-bastions', most: 1 }]) }),
  bastion('Elsewhere', { faction: 'the-maze', back: back([]) }),
  bastion('Both Gates', { faction: ['the-maze', 'fracta'], back: back([]) }),
  bastion('Welcoming', { back: { ...back([]), dream: { count: 4, guests: 1 }, arcana: { count: 1, guests: 1 } } }),
  thought('Own Knot', [], { faction: ['the-maze', 'fracta'] }),
  thought('Guest Knot', [], { faction: ['the-maze', 'chimeric-court'] }),
  thought('Third Knot', [], { faction: ['subter-venellam', 'chimeric-court'] }),
  arcanum('Knotted', [{ do: 'roll' }], { faction: ['the-maze', 'chimeric-court'] }),
  mind('Two Minds', {}, ['subter-venellam', 'the-maze']),
  thought('Lamp', [], lantern),
  thought('Maze Note', [], { faction: 'the-maze' }),
  ...Array.from({ length: 13 }, (_, i) => thought(`Leaf ${i}`, [])),
  ...Array.from({ length: 7 }, (_, i) => arcanum(`Verse ${i}`, [{ do: 'roll' }])),
]);
const game = voidream(set);
const nothing = { switches: {}, options: {} };

const deck = (of: string, dream: readonly string[], arcana: readonly string[] = ['last-word', 'call']): JsonObject => ({
  main: 'fracta',
  bastion: of,
  mind: 'calm',
  arcana,
  dream,
});
const rulesOf = (brings: JsonObject): readonly (string | null)[] =>
  game.seatProblems(nothing, brings).map(({ rule }) => rule);

describe('VD-8.2.6, VD-H.94, DB-16 extra lines of a bastion', () => {
  const three = ['blank-1', 'blank-2', 'blank-3'];
  const lamps = (n: number): string[] => [...Array.from({ length: n }, () => 'lamp'), ...three].slice(0, 5);

  it.each<[string, JsonObject, readonly string[]]>([
    ['VD-8.3.2 four copies without a line', deck('plain', ['lamp', 'lamp', 'lamp', 'lamp']), ['VD-8.3.2', 'VD-8.2.1']],
    ['five copies of the cards that it names', deck('bright', lamps(5)), []],
    [
      'VD-8.3.2 four copies of another',
      deck('bright', ['blank-1', 'blank-1', 'blank-1', 'blank-1', 'lamp']),
      ['VD-8.3.2'],
    ],
    ['as many as it asks for', deck('strict', ['blank-1', 'blank-2', 'blank-3']), []],
    ['fewer than it asks for', deck('strict', ['blank-1', 'blank-3', 'blank-3']), ['VD-8.2.6']],
    [
      'VD-8.3.1 an arcanum twice without a line',
      deck('plain', three, ['last-word', 'call', 'call']),
      ['VD-8.3.1', 'VD-8.2.4'],
    ],
    ['an arcanum twice where it says so', deck('echoing', three, ['last-word', 'call', 'call']), ['VD-8.2.4']],
    [
      'VD-8.2.2 a card of a third faction without a line',
      deck('plain', ['blank-1', 'blank-2', 'maze-note']),
      ['VD-8.2.2'],
    ],
    ['a thought of any faction', deck('open', ['blank-1', 'blank-2', 'maze-note']), []],
    ['VD-H.92 a second bastion without a line', deck('plain', ['blank-1', 'blank-2', 'open']), ['VD-8.2.1']],
    ['a second bastion', deck('twin', ['blank-1', 'blank-2', 'open']), []],
    ['two more bastions', deck('twin', ['blank-1', 'plain', 'open']), ['VD-8.2.1']],
    ['VD-8.1.3 a second bastion of another faction', deck('twin', ['blank-1', 'blank-2', 'elsewhere']), ['VD-8.1.3']],
  ])('%s', (_, brings, rules) => {
    expect(rulesOf(brings)).toEqual(rules);
  });

  it.each<[string, JsonObject, string, string]>([
    [
      'a main faction that is none',
      { main: 'fractal' },
      'VD-8.1.1',
      '"fractal" is no faction; there are chimeric-court,',
    ],
    ['a guest faction that is none', { guest: 'the-mace' }, 'VD-8.1.2', 'Did you mean "the-maze"?'],
    [
      'a guest faction that is the main one',
      { guest: 'fracta' },
      'VD-8.1.2',
      'must differ from the main faction, fracta',
    ],
    [
      'an arcanum for a mind card',
      { mind: 'call' },
      'VD-8.2.1',
      'The card "Call" is no mind card, but of the kind arcanum.',
    ],
  ])('%s is all that is said to be wrong', (_, parts, rule, says) => {
    const problems = game.seatProblems(nothing, { ...deck('plain', three), ...parts });
    expect(problems.map((problem) => problem.rule)).toEqual([rule]);
    expect(problems[0]?.says).toContain(says);
  });

  it('say what they ask for, and what there is', () => {
    const [problem] = game.seatProblems(nothing, deck('strict', ['blank-1', 'blank-3', 'blank-3']));
    expect(problem?.says).toBe(
      '"Strict" says: Your deck has at least 3 and at most 3 cards of value 1 to 2. There are 2.',
    );
  });
});

describe('VD-H.90 a card with several faction signs', () => {
  const rest = ['blank-1', 'blank-2'];
  const brings = (dream: readonly string[], more: JsonObject = {}): JsonObject => ({
    ...deck('welcoming', dream),
    guest: 'the-maze',
    ...more,
  });

  it.each<[string, JsonObject, readonly string[]]>([
    ['is of the main faction if one is', brings(['own-knot', 'own-knot', 'own-knot']), []],
    ['so that it is no guest beside one', brings(['own-knot', 'maze-note', 'blank-1']), []],
    ['and needs no guest faction', brings(['own-knot', ...rest], { guest: null }), []],
    ['is of the guest faction if one is', brings(['guest-knot', ...rest]), []],
    ['so that two are one too many', brings(['guest-knot', 'guest-knot', 'blank-1']), ['VD-8.2.2']],
    ['also beside a guest with one sign', brings(['guest-knot', 'maze-note', 'blank-1']), ['VD-8.2.2']],
    ['as arcana are', brings(['blank-3', ...rest], { arcana: ['last-word', 'knotted'] }), []],
    ['is not allowed if none is either', brings(['third-knot', ...rest]), ['VD-8.2.2']],
    ['nor without a guest', brings(['guest-knot', ...rest], { guest: null }), ['VD-8.2.2']],
    ['as a mind', brings(['blank-3', ...rest], { mind: 'two-minds' }), []],
    ['as a mind of neither', brings(['blank-3', ...rest], { mind: 'two-minds', guest: null }), ['VD-8.1.4']],
    ['as a bastion', deck('both-gates', ['blank-3', ...rest]), []],
    ['as a bastion of neither', { ...deck('both-gates', ['blank-3', ...rest]), main: 'subter-venellam' }, ['VD-8.1.3']],
  ])('%s', (_, cards, rules) => {
    expect(rulesOf(cards).filter((rule) => rule !== 'VD-8.2.3')).toEqual(rules);
  });

  it('is told with all of them', () => {
    const [problem] = game.seatProblems(nothing, brings(['third-knot', ...rest]));
    expect(problem?.says).toBe(
      '"Third Knot" is of subter-venellam and chimeric-court; it must be fracta, the-maze or neutral.',
    );
  });
});

describe('what a deck may leave out, and what it may not take', () => {
  const rest = ['blank-1', 'blank-2', 'blank-3'];
  const brings = (more: JsonObject): JsonObject => ({ ...deck('plain', rest), ...more });

  it.each<[string, JsonObject, readonly string[]]>([
    ['VD-H.93 a guest faction without a card of it', brings({ guest: 'the-maze' }), []],
    ['VD-H.93 only the mind of the guest faction', brings({ guest: 'the-maze', mind: 'two-minds' }), []],
    [
      'VD-H.91 the major arcanum of another bastion',
      brings({ arcana: ['last-word', 'own-verse'] }),
      ['VD-8.2.5', 'VD-H.91'],
    ],
    ['VD-H.91 its own, of a faction that is neither', { ...deck('loud', rest, ['own-verse', 'call']) }, []],
  ])('%s', (_, cards, rules) => {
    expect(rulesOf(cards)).toEqual(rules);
  });
});

describe('VD-2.1.3, VD-2.1.4 the numbers of a deck', () => {
  const leaves = Array.from({ length: 13 }, (_, i) => [`leaf-${i}`, `leaf-${i}`, `leaf-${i}`]).flat();
  const verses = Array.from({ length: 7 }, (_, i) => `verse-${i}`);

  it('VD-2.1.3 are 39 Dream cards, a bastion, eight arcana and a mind card', () => {
    expect(rulesOf(deck('rock', leaves, ['last-word', ...verses]))).toEqual([]);
    expect(rulesOf(deck('rock', leaves.slice(1), ['last-word', ...verses]))).toEqual(['VD-8.2.1']);
    expect(rulesOf(deck('rock', leaves, ['last-word', ...verses.slice(1)]))).toEqual(['VD-8.2.4']);
  });

  it('VD-2.1.4 are changed by the bastion alone', () => {
    expect(rulesOf(deck('plain', leaves, ['last-word', ...verses]))).toEqual(['VD-8.2.1', 'VD-8.2.4']);
  });

  it('VD-2.1.2 are those of a deck that each player brings', () => {
    expect(game.seatProblems(nothing, null)).toMatchObject([{ rule: 'VD-2.1.2' }]);
  });

  it.each([1, 3])('VD-2.1.1 are those of two players, not of %i', (players) => {
    expect(game.problems(nothing, players)).toMatchObject([{ rule: 'VD-2.1.1' }]);
    expect(game.problems(nothing, 2)).toEqual([]);
  });
});

describe('VD-5.1.3 a deck with two bastions', () => {
  const spire = bastion('Spire', {
    stability: 3,
    lines: [{ line: 'static', give: [{ give: 'score', type: 'dawn', amount: 2 }] }],
  });
  const struck = (amount: number): Tabletop =>
    new Tabletop({
      cards: [spire, arcanum('Bolt', [{ do: 'dream-damage', amount }])],
      p: { hand: ['bolt'] },
      o: { bastion: 'spire', spares: ['rock'], deck: [] },
    }).answer('play:bolt');

  it('loses one and plays on', () => {
    const table = struck(3);
    expect([table.result, table.see(O).deck]).toEqual([null, expect.objectContaining({ count: 1, top: 'rock-3' })]);
  });

  it('VD-5.1.1 loses with the last', () => {
    expect(struck(8).result).toBe('1-2 bastion VD-5.1.1');
  });

  it('VD-2.8.2 has the text of both in force', () => {
    const table = new Tabletop({ cards: [spire], p: { hand: ['dawn-raid'], spares: ['spire'] } });
    const story = table.answer('play:dawn-raid').bothPass().facts;
    expect(story.find(({ kind }) => kind === 'scored')?.open).toMatchObject({ scores: [4, 2] });
  });

  it('VD-2.8.3, VD-3.2.5 has both face up under the deck', () => {
    expect(new Tabletop({ cards: [spire], p: { spares: ['spire'] } }).see(P).deck.faceUp).toEqual([
      'rock-1',
      'spire-2',
    ]);
  });

  it('VD-2.8.5 destroys none of them without damage', () => {
    const table = new Tabletop({
      cards: [spire, arcanum('Fell', [{ do: 'destroy', what: choose({ is: ['bastion'] }) }])],
      p: { hand: ['fell'] },
      o: { spares: ['spire'] },
    });
    expect(table.answer('play:fell').story).toContain('line-skipped');
  });
});
