import {
  type Definitions,
  either,
  fields,
  flag,
  type Flaw,
  lineOf,
  list,
  maybe,
  named,
  need,
  or,
  type Shape,
  text,
  variants,
  whole,
  word,
} from '#cards';
import type { Json } from '#kernel';

type Move = { do: 'roll'; times: number } | { do: 'both'; of: readonly Move[] } | { do: 'rest'; well: boolean | null };

const move: Shape<Move> = named('move', () =>
  variants<Move, 'do'>('a move', 'do', {
    roll: { times: or(whole(1, 9), 1) },
    both: { of: need(list(move, 2)) },
    rest: { well: maybe(flag()) },
  }),
);
const card = fields<{ title: string; side: 'left' | 'right'; size: number | 'any'; moves: readonly Move[] }>('a card', {
  title: need(text()),
  side: need(word('left', 'right')),
  size: or(either(whole(1, 4), word('any')), 'any'),
  moves: or(list(move), []),
});

const flawsOf = (value: Json): string[] => {
  const flaws: Flaw[] = [];
  const read = card.read(value, [], flaws);
  expect(read === null).toBe(flaws.length > 0);
  return flaws.map(({ at, says }) => `${at.join('.')}: ${says}`);
};

describe('reading a card file', () => {
  it('fills in what may be left out', () => {
    expect(
      card.read({ title: 'A', side: 'left', moves: [{ do: 'roll' }, { do: 'rest', well: null }] }, [], []),
    ).toEqual({
      title: 'A',
      side: 'left',
      size: 'any',
      moves: [
        { do: 'roll', times: 1 },
        { do: 'rest', well: null },
      ],
    });
  });

  it.each<[string, Json, string[]]>([
    ['a missing field', { side: 'left' }, [': The field "title" is missing; it must be a text.']],
    [
      'a misspelt field',
      { title: 'A', side: 'left', mvoes: [] },
      ['mvoes: There is no field "mvoes" here; a card has the fields title, side, size, moves. Did you mean "moves"?'],
    ],
    [
      'half of a character',
      { title: 'A\ud83d', side: 'left' },
      ['title: This must be a text without half of a surrogate pair, not "A\\ud83d".'],
    ],
    [
      'a misspelt word',
      { title: 'A', side: 'rihgt' },
      ['side: "rihgt" is not one of left, right. Did you mean "right"?'],
    ],
    [
      'a misspelt verb deep inside, and a number too large',
      { title: 'A', side: 'left', moves: [{ do: 'both', of: [{ do: 'rol' }, { do: 'roll', times: 10 }] }] },
      [
        'moves.0.of.0.do: "rol" is not one of roll, both, rest. Did you mean "roll"?',
        'moves.0.of.1.times: This must be a whole number from 1 to 9, not 10.',
      ],
    ],
    [
      'a value of no fitting form',
      { title: ' ', side: 'left', size: false },
      [
        'title: This must be a text, not empty and without blanks around it, not " ".',
        'size: This must be a whole number from 1 to 4, or "any", not false.',
      ],
    ],
    [
      'a list that is too short',
      { title: 'A', side: 'left', moves: [{ do: 'both', of: [] }] },
      ['moves.0.of: This must be a list of at least 2, not [].'],
    ],
  ])('names %s', (_, value, flaws) => {
    expect(flawsOf(value)).toEqual(flaws);
  });

  it('describes itself to an editor, shapes that hold themselves too', () => {
    const defs: Definitions = {};
    expect(card.schema(defs)).toMatchObject({
      required: ['title', 'side'],
      properties: { side: { enum: ['left', 'right'] }, moves: { type: 'array', items: { $ref: '#/$defs/move' } } },
      additionalProperties: false,
    });
    expect(defs.move).toMatchObject({ oneOf: [{ properties: { do: { const: 'roll' } } }, {}, {}] });
  });

  it('finds the line of a path in the file', () => {
    const json = '{\n  "a": "x\\"}",\n  "cards": [\n    { "t": 1 },\n    {\n      "t": [2,\n 3] }\n  ]\n}';
    expect(
      [[], ['a'], ['cards', 0], ['cards', 1], ['cards', 1, 't', 1], ['cards', 1, 'absent']].map((path) =>
        lineOf(json, path),
      ),
    ).toEqual([1, 2, 4, 5, 7, 5]);
  });
});
