import { readFileSync } from 'node:fs';
import {
  type Bot,
  firstBotWon,
  gamesInRound,
  greedyBot,
  leagueGame,
  loadSet,
  randomBot,
  rateOf,
  readyDecks,
  sayRate,
  searchBot,
  USUAL_ITERATIONS,
  voidream,
} from '#games/voidream';
import { type Bench, figure, quantile } from './figure.js';

const FILE = 'libs/games/voidream/sets/first-light.json';
const USUAL_GAMES = 448;

/** How often the cleverer bot must win, in a hundred. */
const PAIRS: readonly (readonly [Bot, Bot, number])[] = [
  [greedyBot, randomBot, 80],
  [searchBot(USUAL_ITERATIONS), greedyBot, 65],
];

/** `npm run bench -- bots --games 448`: all pairs of ready decks, sides and decks swapped; four rounds of 112 games unless said. */
export const bots: Bench = {
  name: 'bots',
  says: `greedy against random, and search with ${USUAL_ITERATIONS} iterations against greedy, with the ready decks of First Light`,
  async run(report, games = USUAL_GAMES) {
    const loaded = loadSet(FILE, readFileSync(FILE, 'utf8'));
    if (!loaded.ok) throw new Error(`${FILE} has ${loaded.flaws.length} flaws.`);
    const { set } = loaded;
    const round = gamesInRound(readyDecks(set).length);
    const league = { game: voidream(set), set, seed: 'bench' };
    for (const [better, other, least] of PAIRS) {
      const start = performance.now();
      const won: boolean[] = [];
      const took: number[] = [];
      for (let n = 0; n < games; n++) {
        won.push(firstBotWon(leagueGame({ ...league, bots: [timed(better, took), other] }, n)));
        if ((n + 1) % round === 0) console.log(`  ${better.name} beats ${other.name} so far: ${sayRate(rateOf(won))}`);
        // Between games others may have their turn.
        await new Promise(setImmediate);
      }
      const rate = rateOf(won);
      const name = `${better.name} beats ${other.name}`;
      report(figure(`${name}, ${games} games`, 100 * rate.share, '%', 'asked for', least));
      report(figure(`${name}, low end of 95 %`, 100 * rate.low, '%', 'asked for', least));
      const seconds = (performance.now() - start) / 1000 / games;
      report(figure(`seconds a game, ${name}`, seconds, 's', 'limit', 5));
      report(figure(`seconds a decision, 99 of 100, ${better.name}`, quantile(took, 0.99) / 1000, 's', 'limit', 1));
      console.log(`  ${name}: ${sayRate(rate)}`);
    }
  },
};

/** The same bot; how many milliseconds each of its answers took, is written down. */
const timed = (bot: Bot, took: number[]): Bot => ({
  name: bot.name,
  answer(sight, dice) {
    const start = performance.now();
    const answer = bot.answer(sight, dice);
    took.push(performance.now() - start);
    return answer;
  },
});
