import { type HouseRuling, rule } from '#kernel';

export const CROSSWISE = rule('TG-3.H1');

export const RULINGS: readonly HouseRuling[] = [
  {
    id: CROSSWISE,
    question: 'Which tiles are neighbours?',
    readings: { a: 'Those that share an edge.', b: 'Those that share an edge or a corner.' },
    inForce: 'a',
  },
];
