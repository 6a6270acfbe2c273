import { withOneMore } from '../../apps/web/play/answering.js';

/** Three damage, of which the first takes two at the most. */
const damage = {
  form: 'split',
  key: 'damage',
  about: {},
  total: 3,
  among: [
    { key: 'heron', min: 0, max: 2 },
    { key: 'clerk', min: 0, max: 3 },
  ],
} as const;

it.each([
  ['gives one more', { heron: 1 }, 'heron', { heron: 2 }],
  ['begins anew where it has as much as it takes', { heron: 2 }, 'heron', { heron: 0 }],
  ['begins anew where all is given', { heron: 1, clerk: 2 }, 'heron', { heron: 0, clerk: 2 }],
  ['gives the rest to another', { heron: 2 }, 'clerk', { heron: 2, clerk: 1 }],
  ['leaves a card alone that takes none', { heron: 1 }, 'owl', { heron: 1 }],
])('a touch on a card, where damage is split, %s', (_, before, touched, after) => {
  const shares = withOneMore(damage, new Map(Object.entries(before)), touched);
  expect(Object.fromEntries(shares)).toEqual(after);
});
