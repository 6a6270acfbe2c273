import { Lately } from './lately.js';

it('keeps as many as it may, and lets go of the one that was used longest ago', () => {
  const lately = new Lately<string, number>(2);
  expect(lately.find('a')).toBeNull();
  expect([lately.keep('a', 1), lately.keep('b', 2), lately.find('a')]).toEqual([1, 2, 1]);
  lately.keep('c', 3);
  expect(['a', 'b', 'c'].map((name) => lately.find(name))).toEqual([1, null, 3]);
  lately.keep('a', 4);
  lately.keep('d', 5);
  expect(['a', 'b', 'c', 'd'].map((name) => lately.find(name))).toEqual([4, null, null, 5]);
});
