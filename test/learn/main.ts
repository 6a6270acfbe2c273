/**
 * `npm run bots:learn -- GAMES SEED` teaches the search anew what a position is worth, and writes it down in bots/learned.ts. A
 * thousand games take some minutes. Then `npm run bench -- bots` tells whether it has helped.
 */
import { writeFileSync } from 'node:fs';
import { examplesOf } from './games.js';
import { fit, told, type Weights } from './logistic.js';

const FILE = 'libs/games/voidream/bots/learned.ts';
const [games = '1500', seed = 'learn'] = process.argv.slice(2);

/** One card is seen seldom: its weight is believed the less. What a bastion is worth does not change within a game. */
const PENALTIES: readonly (readonly [prefix: string, penalty: number])[] = [
  ['plays ', 60],
  ['has ', 200],
  ['arcana ', 0.5],
  ['above bastion from ', 5],
  ['depth ', 5],
  ['bastion ', 3],
];
const penaltyOf = (feature: string): number => PENALTIES.find(([prefix]) => feature.startsWith(prefix))?.[1] ?? 1;
const SMALLEST = 0.02;

const examples = Array.from({ length: Number(games) }, (_, n) => examplesOf(seed, n)).flat();
const [kept, unseen] = [false, true].map((last) => examples.filter(({ game }) => (game % 5 === 4) === last));
const { loss, right } = told(fit(kept ?? [], penaltyOf), unseen ?? []);
console.log(`${games} games, ${examples.length} positions.`);
console.log(`Of the fifth that was kept apart: log loss ${loss.toFixed(4)}, ${(100 * right).toFixed(1)} % foretold.`);
writeFileSync(FILE, written(fit(examples, penaltyOf)));

function written(weights: Weights): string {
  const lines = [...weights]
    .filter(([feature, weight]) => !feature.startsWith('bastion ') && Math.abs(weight) >= SMALLEST)
    .map(
      ([feature, weight]) => `  ${/^[a-z]+$/.test(feature) ? feature : `'${feature}'`}: ${Number(weight.toFixed(2))},`,
    );
  return [
    '/** What games have taught, in logarithms of odds: `npm run bots:learn` writes it; docs/decisions/voidream-set.md tells how. */',
    'export const LEARNED: Readonly<Record<string, number>> = {',
    ...lines,
    '};\n',
  ].join('\n');
}
