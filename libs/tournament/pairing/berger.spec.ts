import fc from 'fast-check';
import { bergerRounds } from './berger.js';

const text = (players: number): readonly string[] =>
  bergerRounds(players).map((round) => round.map((table) => table.join('-')).join(' '));

it.each<[number, readonly string[]]>([
  [0, []],
  [1, []],
  [2, ['1-2']],
  [3, ['2-3', '1-2', '3-1']],
  [4, ['1-4 2-3', '4-3 1-2', '2-4 3-1']],
  [6, ['1-6 2-5 3-4', '6-4 5-3 1-2', '2-6 3-1 4-5', '6-5 1-4 2-3', '3-6 4-2 5-1']],
])('%i players meet as the Berger tables have it', (players, rounds) => {
  expect(text(players)).toEqual(rounds);
});

it('everybody meets every other once, and nobody begins much more often than not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), (players) => {
      const rounds = bergerRounds(players);
      const pairs = rounds.flat().map((table) => [...table].sort((a, b) => a - b).join('-'));
      expect(pairs).toHaveLength((players * (players - 1)) / 2);
      expect(new Set(pairs).size).toBe(pairs.length);
      for (const round of rounds) expect(new Set(round.flat()).size).toBe(2 * round.length);
      for (let player = 1; player <= players; player++) {
        const begins = rounds.flat().filter(([first]) => first === player).length;
        expect(Math.abs(2 * begins - (players - 1))).toBeLessThanOrEqual(1);
      }
    }),
  );
});
