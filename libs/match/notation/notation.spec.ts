import fc from 'fast-check';
import { seat } from '#kernel';
import { differenceIn, type Notation, notedGames, type NotedMove, readNotation, retell, writeNotation } from '#match';
import { ALL_GAMES, played, TERMS } from '#test/played';

const read = (text: string): Notation => {
  const found = readNotation(text);
  if (found.ok) return found.notation;
  throw new Error(`${found.line}: ${found.says}`);
};

describe.each(TERMS)('games of $game', (terms) => {
  it('come back from their notation, answer by answer', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (seed) => {
        const { story } = played(terms, seed, 250);
        const { frames } = retell(ALL_GAMES, story(), { as: 'both' });
        for (const [nth, game] of notedGames(story(), true).entries()) {
          const tags = { Game: terms.game, Number: String(nth + 1) };
          const back = read(writeNotation({ ...game, tags }, new Map([[game.first + 3, 'round 2']])));
          expect(back).toEqual({ ...game, tags });
          const made = frames.filter((frame) => frame.game === nth + 1 && frame.move !== null);
          expect(back.moves.map((move) => ('answer' in move ? move.answer : null))).toEqual(
            made.map(({ move }) => move?.answer),
          );
        }
      }),
      { numRuns: terms.game === 'voidream' ? 3 : 20 },
    );
  });

  it('tell nothing of what was hidden, unless they are open', () => {
    const story = played(terms, 'hidden', 250).story();
    const hidden = story.flatMap(({ event }) => (event.type === 'AnswerSealed' ? [event.secret.answer] : []));
    const known = (isOpen: boolean): number =>
      notedGames(story, isOpen)
        .flatMap(({ moves }) => moves)
        .filter((move) => 'answer' in move && move.answer !== null).length;
    expect(known(true) - known(false)).toBe(hidden.length);
  });
});

const moves: fc.Arbitrary<NotedMove> = fc.oneof(
  fc.record({ seat: fc.nat(40).map(seat), answer: fc.option(fc.string({ minLength: 1 })) }),
  fc.record({ seat: fc.nat(3).map(seat), leaves: fc.constantFrom('conceded', 'timed-out', 'removed') }),
  fc.record({ rewindsTo: fc.nat() }),
  fc.record({ begins: fc.nat() }),
  fc.record({ repair: fc.option(fc.constantFrom('ready:a', '?', '{x}', 'a b', '"')) }),
);

it('brings back whatever is written, also answers that look like something else', () => {
  const notation = fc.record({
    tags: fc.dictionary(fc.constantFrom('Game', 'Match', 'Seed'), fc.string()),
    first: fc.nat(500),
    moves: fc.array(moves),
  });
  fc.assert(
    fc.property(notation, (given) => {
      expect(read(writeNotation(given))).toEqual(given);
    }),
    { numRuns: 300 },
  );
});

it('reads like this', () => {
  const text = writeNotation(
    {
      tags: { Game: 'voidream', Result: 'A "wins"' },
      first: 0,
      moves: [
        { seat: seat(0), answer: 'play:waking-call' },
        { seat: seat(0), answer: 'pass' },
        { seat: seat(1), answer: null },
        { rewindsTo: 2 },
        { seat: seat(1), leaves: 'conceded' },
      ],
    },
    new Map([[3, 'round 1, conflict']]),
  );
  expect(text).toBe(`[Game "voidream"]
[Result "A \\"wins\\""]
[First "0"]

1. A play:waking-call pass
; round 1, conflict
3. B ?
4. -- {back-to:2}
5. B {conceded}
`);
});

it.each([
  ['1. A pass\n3. B pass', 2, 'This turn has the ply 3, and the next is 2.'],
  ['[Game voidream]', 1, 'This is no tag; one looks like [Game "voidream"].'],
  ['[Game "a"]\n[Game "b"]', 2, 'The tag "Game" stands twice.'],
  ['[First "one"]', 1, 'The tag "First" is "one"; it is the ply of the start.'],
  ['A pass', 1, 'This is no turn; one looks like 12. A bid:3 pass.'],
  ['1. a pass', 1, '"a" is no seat; they are A, B, C and so on, and -- is a ruling.'],
  ['1. AB pass', 1, '"AB" is no seat; they are A, B, C and so on, and -- is a ruling.'],
  ['1. A {gone}', 1, '"{gone}" is nothing that a seat does.'],
  ['1. -- pass', 1, '"pass" is nothing that a ruling does.'],
])('says what is wrong with %j', (text, line, says) => {
  expect(readNotation(text)).toEqual({ ok: false, line, says });
});

describe('held against a game', () => {
  const game: Notation = {
    tags: { Match: 'match_4f2a7c', Ended: 'conceded' },
    first: 40,
    moves: [
      { seat: seat(0), answer: 'bid:3' },
      { seat: seat(0), answer: 'pass' },
      { repair: 'ready:a' },
      { rewindsTo: 41 },
      { seat: seat(1), leaves: 'conceded' },
    ],
  };
  const text = writeNotation(game, new Map([[42, 'round 2']]));

  it.each([
    ['as it is', text],
    ['with other tags, and without some', text.replace('[Ended "conceded"]', '[Event "Winter Cup"]')],
    ['with what may not be known', text.replace('bid:3', '?').replace('ready:a', '?')],
  ])('a text is that game: %s', (_, given) => {
    expect(differenceIn(given, read(given), game)).toBeNull();
  });

  it('a text starts where the game does', () => {
    const given = writeNotation({ ...game, first: 39 });
    expect(differenceIn(given, read(given), game)).toEqual({ line: 3, says: 'The game starts at ply 40, not 39.' });
  });

  it.each([
    ['match_4f2a7c', 'match_none', 1, 'The tag "Match" is "match_none", and "match_4f2a7c" in the match.'],
    ['bid:3', 'bid:4', 5, 'At ply 41 the match has "A bid:3", and here stands "A bid:4".'],
    ['A pass', 'B pass', 7, 'At ply 42 the match has "A pass", and here stands "B pass".'],
    ['ready:a', 'ready:b', 8, 'At ply 43 the match has "-- {repair:ready:a}", and here stands "-- {repair:ready:b}".'],
    ['{conceded}', '{timed-out}', 9, 'At ply 45 the match has "B {conceded}", and here stands "B {timed-out}".'],
    ['{conceded}', '?', 9, 'At ply 45 the match has "B {conceded}", and here stands "B ?".'],
    ['{conceded}', '{conceded} pass', 9, 'At ply 46 the match has nothing more, and here stands "B pass".'],
    ['45. B {conceded}\n', '', 9, 'At ply 45 the match has "B {conceded}", and here stands nothing more.'],
  ])('%j for %j is found in its line', (from, to, line, says) => {
    const given = text.replace(from, to);
    expect(differenceIn(given, read(given), game)).toEqual({ line, says });
  });
});
