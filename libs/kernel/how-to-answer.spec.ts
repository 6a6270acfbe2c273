import { howToAnswer, inEnglish, type Offer } from '#kernel';

const about = {};
const offers: readonly [string, Offer, string][] = [
  ['one', { form: 'one', key: 'pass', about }, ''],
  [
    'a number',
    { form: 'number', key: 'cut', about, min: 1, max: 39 },
    '"cut" takes a number from 1 to 39, as in "cut:1".',
  ],
  [
    'some, or none',
    { form: 'some', key: 'attack', about, of: ['usher-3', 'owl-4'], min: 0, max: 2 },
    '"attack" takes 0 to 2 of these, in this order: usher-3, owl-4, as in "attack:usher-3".',
  ],
  [
    'some, at least two',
    { form: 'some', key: 'pay', about, of: ['a', 'b', 'c'], min: 2, max: 3 },
    '"pay" takes 2 to 3 of these, in this order: a, b, c, as in "pay:a+b".',
  ],
  [
    'an order',
    { form: 'order', key: 'order', about, of: ['a', 'b'] },
    '"order" takes all of these, each once, in any order: a, b, as in "order:a>b".',
  ],
  [
    'a split',
    {
      form: 'split',
      key: 'damage',
      about,
      total: 3,
      among: [
        { key: 'a', min: 0, max: 2 },
        { key: 'b', min: 1, max: 3 },
      ],
    },
    '"damage" deals out 3, with each of these named in this order: a=0..2, b=1..3.',
  ],
];

it.each(offers)('how %s is answered', (_what, offer, says) => {
  expect(inEnglish(howToAnswer(offer))).toBe(says);
});
