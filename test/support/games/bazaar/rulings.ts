import { type HouseRuling, rule } from '#kernel';

export const TIE = rule('TG-2.H1');

export const RULINGS: readonly HouseRuling[] = [
  {
    id: TIE,
    question: 'Who wins the auction when the highest bids are equal?',
    readings: { a: 'Nobody: the curio stays.', b: 'The lowest seat among them.' },
    inForce: 'a',
  },
];
