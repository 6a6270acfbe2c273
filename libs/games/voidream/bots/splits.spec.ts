import { isOffered, type Offer } from '#kernel';
import { aiming, destroying, sparing } from './splits.js';

const three: Extract<Offer, { form: 'split' }> = {
  form: 'split',
  key: 'damage',
  about: {},
  total: 4,
  among: [
    { key: 'owl', min: 0, max: 3 },
    { key: 'hound', min: 0, max: 1 },
    { key: 'heron', min: 0, max: 2 },
  ],
};

describe('four damage among a hound of stability 1, a heron of 2 and an owl of 3', () => {
  it.each([
    ['destroys the two smaller ones', [destroying(three)], ['damage:owl=1+hound=1+heron=2']],
    ['spares them for the largest', [sparing(three)], ['damage:owl=3+hound=0+heron=1']],
    [
      'is aimed at each of them, and the rest goes to the smallest',
      aiming(three),
      ['damage:owl=1+hound=1+heron=2', 'damage:owl=1+hound=1+heron=2', 'damage:owl=3+hound=1+heron=0'],
    ],
  ])('%s', (_, answers, expected) => {
    expect(answers).toEqual(expected);
    expect(answers.every((answer) => isOffered([three], answer))).toBe(true);
  });
});
