import { canonicalJson, type Json, NotCanonical, parseCanonical } from '#kernel';

describe('canonical JSON (RFC 8785, integers only)', () => {
  it.each<[string, Json, string]>([
    [
      'sorts keys by UTF-16 code units',
      { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 },
      '{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}',
    ],
    ['leaves lists in order', [3, 1, [2]], '[3,1,[2]]'],
    ['writes minus zero as zero', -0, '0'],
    [
      'escapes control characters as RFC 8785 says',
      '\u20ac$\u000f\nA\'B"\\\\"/',
      '"\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/"',
    ],
    ['keeps the largest integers', [9007199254740991, -9007199254740991], '[9007199254740991,-9007199254740991]'],
  ])('%s', (_, value, text) => {
    expect(canonicalJson(value)).toBe(text);
    expect(canonicalJson(parseCanonical(text))).toBe(text);
  });

  it.each<[string, Json]>([
    ['a fraction', 0.5],
    ['an integer that loses digits', 2 ** 53],
    ['not-a-number', Number.NaN],
    ['a lone surrogate', '\ud800'],
    ['nesting without end', Array.from({ length: 70 }).reduce<Json>((inner) => [inner], 0)],
  ])('refuses to write %s', (_, value) => {
    expect(() => canonicalJson(value)).toThrow(NotCanonical);
  });

  it.each(['{"b":1,"a":2}', '{"a":1,"a":2}', '[1, 2]', '1.0', '1e3', '"\\u0041"', '{', ''])(
    'refuses to read %s',
    (text) => {
      expect(() => parseCanonical(text)).toThrow(NotCanonical);
    },
  );
});
