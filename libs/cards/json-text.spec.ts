import { readJson } from './index.js';

it.each([
  ['{ "title": 3', 1, '"," or "}", not the end of the text'],
  ['', 1, 'a value, not the end of the text'],
  ['\n\n  nothing', 3, 'a value, not "nothing"'],
  ['[\n1,\n2,\n]', 4, 'a value, not "]"'],
  ['{\n "a": 1,\n}', 3, 'a name in double quotes, not "}"'],
  ["{ 'a': 1 }", 1, 'a name in double quotes or "}", not "\'a\'"'],
  ['{ "a" 1 }', 1, '":", not "1"'],
  ['{\n"a": 1\n"b": 2 }', 3, '"," or "}", not "b"'],
  ['[1 2]', 1, '"," or "]", not "2"'],
  ['[1}', 1, '"," or "]", not "}"'],
  ['[,]', 1, 'a value or "]", not ","'],
  ['{}\n{}', 2, 'the end, not "{"'],
  ['[01]', 1, 'a value or "]", not "01"'],
  ['[truth]', 1, 'a value or "]", not "truth"'],
  ['["a\nb"]', 1, 'a value or "]", not "a'],
  ['["\\x"]', 1, 'a value or "]", not "\\x"'],
  ['[\u201ca\u201d]', 1, 'a value or "]", not "\u201c"'],
])('%j stops to be JSON at line %i: there should be %s', (text, line, says) => {
  expect(readJson(text)).toEqual({ ok: false, line, says: `This is not JSON: here should be ${says}.` });
});

it('reads what is JSON, and says where a very deep text ends', () => {
  expect(readJson(' {"a": [1, -2.5e3, "\\u00e9\\n", null, true, {}], "b": []} ')).toEqual({
    ok: true,
    value: { a: [1, -2500, 'é\n', null, true, {}], b: [] },
  });
  expect(readJson('\uFEFF[1]')).toEqual({ ok: true, value: [1] });
  expect(readJson('['.repeat(500_000))).toMatchObject({ ok: false, line: 1 });
});

it.each([
  ['{"a": 1,\n"b": {"a": 2},\n"a": 3}', 3, '"a"', 1],
  ['[{"a": 1}, {"b": "a", "a" : [],\n"b":2}]', 2, '"b"', 1],
])('%j has a name twice', (text, line, name, first) => {
  const says = `The field ${name} stands here a second time; the first is in line ${first}.`;
  expect(readJson(text)).toEqual({ ok: false, line, says });
});

it('takes the same name in several objects, and a text that looks like one', () => {
  const text = '[{"a": "{\\"a\\": 1}", "b": {"a": ["a", "a"]}}, {"a": "a"}]';
  expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) as unknown });
});

it('finds a fault wherever one character of a text is left out that makes it none', () => {
  const text = '{"a":[1,{"b":"c\\"d"},[],true],"e":{"f":null}}';
  for (let at = 0; at < text.length; at++) {
    const less = text.slice(0, at) + text.slice(at + 1);
    const isJson = (() => {
      try {
        JSON.parse(less);
        return true;
      } catch {
        return false;
      }
    })();
    expect([less, readJson(less).ok]).toEqual([less, isJson]);
  }
});
