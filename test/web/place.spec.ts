import { placeSays } from '../../apps/web/tournament/place-says.js';

type Stage = Parameters<typeof placeSays>[0]['plan']['stages'][number];

const swiss: Stage = { format: 'SWISS', cut: null };
const playOff: Stage = { format: 'SINGLE_ELIMINATION', cut: 4 };
const ranking = ['ada', 'bo', 'cleo', 'dara', 'elin'].map((id) => ({ id }));

describe('where you stand', () => {
  const swissOver = { stages: [swiss], stage: 1, missing: 0 };
  const cutOver = { stages: [swiss, playOff], stage: 1, missing: 0 };
  const finalOver = { ...cutOver, stage: 2 };

  it.each<[string, 'RUNNING' | 'OVER' | 'CANCELLED', typeof swissOver, string | null]>([
    ['bo', 'RUNNING', swissOver, 'Place 2 of 5 after round 3.'],
    ['elin', 'RUNNING', cutOver, 'Place 5 of 5 after round 3; the first 4 play off.'],
    ['bo', 'RUNNING', { ...swissOver, missing: 1 }, null],
    ['bo', 'RUNNING', finalOver, null],
    ['ada', 'OVER', finalOver, 'You won the tournament.'],
    ['bo', 'OVER', swissOver, 'You finished at place 2 of 5.'],
    ['ada', 'CANCELLED', swissOver, 'Place 1 of 5 after round 3.'],
    ['ada', 'CANCELLED', finalOver, null],
    ['nobody', 'OVER', swissOver, null],
  ])('tells %s, while it is %s', (who, is, { stages, stage, missing }, says) => {
    const rounds = [{ number: 3, stage, missing }];
    const phase = is === 'RUNNING' ? is : 'OVER';
    const cancelled = is === 'CANCELLED' ? {} : null;
    expect(placeSays({ phase, cancelled, plan: { stages }, rounds, ranking }, who)).toBe(says);
  });
});
