import fc from 'fast-check';
import { anyAnswer, isOffered, type Offer, seededChance, type Share, utf8 } from '#kernel';

const one = (key: string): Offer => ({ form: 'one', key, about: {} });
const number = (min: number, max: number): Offer => ({ form: 'number', key: 'bid', about: {}, min, max });
const some = (of: readonly string[], min: number, max: number): Offer => ({
  form: 'some',
  key: 'take',
  about: {},
  of,
  min,
  max,
});
const order = (...of: readonly string[]): Offer => ({ form: 'order', key: 'order', about: {}, of });
const split = (total: number, ...among: readonly Share[]): Offer => ({
  form: 'split',
  key: 'damage',
  about: {},
  total,
  among,
});
const up = (key: string, max: number): Share => ({ key, min: 0, max });

describe('an answer is offered or it is not', () => {
  it.each<[string, Offer, readonly string[], readonly string[]]>([
    ['one', one('pass'), ['pass'], ['', 'Pass', 'pass ', ' pass', 'pass:', 'pas', 'passs', 'pa\u0000ss', 'p\u0430ss']],
    ['a number', number(0, 12), ['bid:0', 'bid:7', 'bid:12'], ['bid:13', 'bid:-1', 'bid', 'bid:', ':7', 'bit:7']],
    [
      'a number with one spelling',
      number(0, 1000),
      ['bid:10'],
      [
        '01',
        '+1',
        '1.0',
        '1e1',
        '0x1',
        ' 1',
        '1 ',
        '1\n',
        '1_0',
        '1,0',
        '-0',
        'NaN',
        'Infinity',
        '\u0661',
        '\uff11',
        '1n',
      ].map((text) => `bid:${text}`),
    ],
    [
      'a number below zero',
      number(-3, -1),
      ['bid:-3', 'bid:-1'],
      ['bid:0', 'bid:-4', 'bid:--1', 'bid:-01', 'bid:\u22121'],
    ],
    ['no number at all', number(2, 1), [], ['bid:1', 'bid:2']],
    [
      'a huge number',
      number(0, Number.MAX_SAFE_INTEGER),
      ['bid:999999999999999'],
      ['bid:9007199254740993', 'bid:1e15'],
    ],
    [
      'some',
      some(['a', 'b', 'c'], 1, 2),
      ['take:a', 'take:c', 'take:a+b', 'take:a+c', 'take:b+c'],
      [
        'take:',
        'take',
        'take:a+b+c',
        'take:b+a',
        'take:a+a',
        'take:a+',
        'take:+a',
        'take:a++b',
        'take:d',
        'take:a+d',
        'take:A',
        'take:a b',
      ],
    ],
    ['some or none', some(['a'], 0, 1), ['take:', 'take:a'], ['take', 'take:+', 'take: ']],
    [
      'an order',
      order('a', 'b', 'c'),
      ['order:a>b>c', 'order:c>a>b'],
      [
        'order:a>b',
        'order:a>b>c>a',
        'order:a>a>b',
        'order:a>b>d',
        'order:a+b+c',
        'order:',
        'order:>a>b>c',
        'order:abc',
      ],
    ],
    [
      'a split',
      split(3, up('a', 2), up('b', 3)),
      ['damage:a=0+b=3', 'damage:a=2+b=1'],
      [
        'damage:a=3+b=0',
        'damage:b=3+a=0',
        'damage:b=3',
        'damage:a=1+b=1',
        'damage:a=1+b=2+a=0',
        'damage:a=-1+b=4',
      ].concat(['damage:a=01+b=2', 'damage:a=1.0+b=2', 'damage:a=1+b=', 'damage:a1+b=2', 'damage:a=1+b=2+', 'damage:']),
    ],
    [
      'a split with a floor',
      split(4, { key: 'a', min: 2, max: 3 }, up('b', 9)),
      ['damage:a=2+b=2'],
      ['damage:a=1+b=3'],
    ],
  ])('%s', (_, offer, right, wrong) => {
    expect(right.filter((answer) => !isOffered([offer], answer))).toEqual([]);
    expect(wrong.filter((answer) => isOffered([offer], answer))).toEqual([]);
  });

  it('looks at all offers, and at none when there are none', () => {
    expect(isOffered([one('pass'), number(1, 3)], 'bid:2')).toBe(true);
    expect(isOffered([], 'pass')).toBe(false);
  });
});

const words = fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9-]{0,5}$/), { minLength: 1, maxLength: 6 });

const anyOffer: fc.Arbitrary<Offer> = fc.oneof(
  words.map(([key = 'x']) => one(key)),
  fc.tuple(fc.integer({ min: -50, max: 50 }), fc.nat(100)).map(([min, width]) => number(min, min + width)),
  fc.tuple(words, fc.nat(6), fc.nat(6)).map(([of, a, b]) => {
    const [min = 0, max = 0] = [a % (of.length + 1), b % (of.length + 1)].sort();
    return some(of, min, max);
  }),
  words.map((of) => order(...of)),
  fc.tuple(words, fc.array(fc.nat(4), { minLength: 12, maxLength: 12 }), fc.nat(30)).map(([keys, bounds, part]) => {
    const shares = keys.map((key, i) => ({ key, min: bounds[i] ?? 0, max: (bounds[i] ?? 0) + (bounds[i + 6] ?? 0) }));
    const least = shares.reduce((sum, share) => sum + share.min, 0);
    const most = shares.reduce((sum, share) => sum + share.max, 0);
    return split(least + (part % (most - least + 1)), ...shares);
  }),
);

const diceOf = (seed: number) => seededChance(utf8(String(seed)), { game: 'spec', epoch: 0 }).dice('answers', 0);

describe('offers of any kind', () => {
  it('offer whatever anyAnswer gives', () => {
    fc.assert(
      fc.property(fc.array(anyOffer, { minLength: 1, maxLength: 4 }), fc.nat(), (offers, seed) => {
        const dice = diceOf(seed);
        for (let i = 0; i < 10; i++) expect(isOffered(offers, anyAnswer(offers, dice))).toBe(true);
      }),
    );
  });

  it('give each answer of a short list about as often', () => {
    const dice = diceOf(1);
    const offers = [one('a'), one('b'), one('c')];
    const counts = new Map<string, number>();
    for (let i = 0; i < 3_000; i++) {
      const answer = anyAnswer(offers, dice);
      counts.set(answer, (counts.get(answer) ?? 0) + 1);
    }
    for (const { key } of offers) expect(Math.abs((counts.get(key) ?? 0) - 1_000)).toBeLessThan(120);
  });

  it('leave nothing to choose when there are none', () => {
    expect(() => anyAnswer([], diceOf(1))).toThrow('Nothing is offered.');
  });
});

describe('each answer has one spelling: of all texts in these letters, so many are offered', () => {
  it.each<[string, Offer, string, number, number]>([
    ['a number from 0 to 12', number(0, 12), '0123 .+-e', 4, 7],
    ['a number from -2 to 2', number(-2, 2), '012+-. ', 3, 5],
    ['up to two of three', some(['a', 'b', 'c'], 0, 2), 'abc+ ', 6, 7],
    ['all of three', some(['a', 'b', 'c'], 3, 3), 'abc+ ', 6, 1],
    ['an order of three', order('a', 'b', 'c'), 'abc> ', 6, 6],
    ['two in two', split(2, up('a', 2), up('b', 2)), 'ab=+012', 7, 3],
  ])('%s', (_, offer, letters, longest, count) => {
    let offered = 0;
    for (const text of textsOf(Array.from(letters), longest))
      if (isOffered([offer], `${offer.key}:${text}`)) offered += 1;
    expect(offered).toBe(count);
  });
});

function* textsOf(letters: readonly string[], longest: number): Generator<string> {
  yield '';
  if (longest === 0) return;
  for (const rest of textsOf(letters, longest - 1)) for (const letter of letters) yield letter + rest;
}
