import fc from 'fast-check';
import { changesBetween, type Json, withChanges } from './index.js';

const json: fc.Arbitrary<Json> = fc.letrec<{ tree: Json }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Json>(null, true, false, 0, 1, 'a', ''),
    fc.array(tie('tree'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', '', '/', '~', '~1', '0', '__proto__'), tie('tree'), { maxKeys: 4 }),
  ),
})).tree;

describe('changes between two values', () => {
  it('lead from the one to the other, whatever they are, and leave the first as it was', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const kept = structuredClone(before);
        expect(withChanges(before, changesBetween(before, after))).toEqual(after);
        expect(before).toEqual(kept);
      }),
      { numRuns: 500 },
    );
  });

  it('are none between equals', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(changesBetween(value, structuredClone(value))).toEqual([]);
      }),
    );
  });

  it.each<[string, Json, Json, readonly object[]]>([
    ['a number', { a: { b: 1 } }, { a: { b: 2 } }, [{ op: 'replace', path: '/a/b', value: 2 }]],
    ['a card leaves the middle', ['a', 'b', 'c'], ['a', 'c'], [{ op: 'remove', path: '/1' }]],
    ['a card comes into the middle', ['a', 'c'], ['a', 'b', 'c'], [{ op: 'add', path: '/1', value: 'b' }]],
    ['one entry changes', [{ n: 1 }, { n: 2 }], [{ n: 1 }, { n: 3 }], [{ op: 'replace', path: '/1/n', value: 3 }]],
    ['a name with marks', { 'a/b~': 1 }, {}, [{ op: 'remove', path: '/a~1b~0' }]],
    ['all of it', [], {}, [{ op: 'replace', path: '', value: {} }]],
  ])('%s', (_, before, after, changes) => {
    expect(changesBetween(before, after)).toEqual(changes);
  });

  it.each<[string, Json, string]>([
    ['a name that is not there', { a: 1 }, '/b'],
    ['beyond the end', ['a'], '/1'],
    ['no number', ['a'], '/-'],
    ['below a text', 'a', '/a'],
    ['below what is not there', { a: 1 }, '/b/c'],
  ])('are refused where they do not belong: %s', (_, value, path) => {
    expect(() => withChanges(value, [{ op: 'replace', path, value: 2 }])).toThrow(path);
    expect(() => withChanges(value, [{ op: 'remove', path }])).toThrow(path);
  });
});
