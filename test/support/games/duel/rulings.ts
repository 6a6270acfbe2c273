import { type HouseRuling, rule } from '#kernel';

export const TIE = rule('TG-1.H1');
export const NEXT_LEAD = rule('TG-1.H2');

export const RULINGS: readonly HouseRuling[] = [
  {
    id: TIE,
    question: 'Who wins a trick of two equal cards?',
    readings: { a: 'The leader.', b: 'Nobody.' },
    inForce: 'a',
  },
  {
    id: NEXT_LEAD,
    question: 'Who leads the next trick?',
    readings: { a: 'Who won the last one; after a draw the other player.', b: 'The players lead by turns.' },
    inForce: 'a',
  },
];
