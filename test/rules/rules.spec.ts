import { changeFor } from './changes.js';
import { citations, citationsIn, rulesOf, specsIn } from './citations.js';

it.each(['voidream'])('every rule of %s is cited by a test', (game) => {
  const { specs, rules } = rulesOf(game);
  const cited = citations(specsIn(specs));
  expect(Object.keys(rules).filter((id) => !cited.has(id))).toEqual([]);
});

const EXAMPLE = `describe('XY-1.1 dice', () => {
  it('XY-1.2 show six', () => {
    expect(rolls(6)).toBe(6);
  });
  it.each([
    ['XY-1.3 by day', 1],
    ['by night, XY-H.4', 2],
  ])('show more %s', (_, least) => {
    expect(rolls(least)).toBe('XY-1.9');
  });
});`;

it.each(['voidream'])('what is written down to break the rules of %s stands in the code once', (game) => {
  const { changes, exceptions, rules } = rulesOf(game);
  const stale = Object.entries(changes).flatMap(([rule, patches]) =>
    patches.map(changeFor).flatMap((change) => (typeof change === 'string' ? [`${rule}: ${change}`] : [])),
  );
  expect(stale).toEqual([]);
  expect([...Object.keys(changes), ...Object.keys(exceptions)].filter((rule) => !(rule in rules))).toEqual([]);
});

it('a citation stands in the title of a test, of a group around it, or in its table', () => {
  const lines = [...citationsIn('dice.spec.ts', EXAMPLE)].map(([rule, tests]) => [rule, tests.map(({ line }) => line)]);
  expect(Object.fromEntries(lines)).toEqual({ 'XY-1.1': [2, 5], 'XY-1.2': [2], 'XY-1.3': [5], 'XY-H.4': [5] });
});
