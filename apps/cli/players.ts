import { didYouMean } from '#cards';
import { type Bot, greedyBot, randomBot, searchBot, USUAL_ITERATIONS } from '#games/voidream';
import { EXIT, Stop } from './exit.js';

/** Who plays when no person does; `search:200` thinks longer than `search`. */

const BOTS: ReadonlyMap<string, Bot> = new Map([
  ['random', randomBot],
  ['greedy', greedyBot],
  ['search', searchBot(USUAL_ITERATIONS)],
]);
export const BOT_NAMES = [...BOTS.keys()];

export function botCalled(name: string): Bot {
  const bot = BOTS.get(name);
  if (bot !== undefined) return bot;
  const iterations = Number(/^search:([1-9]\d{0,5})$/.exec(name)?.[1]);
  if (!Number.isNaN(iterations)) return searchBot(iterations);
  const hint = didYouMean(name, BOT_NAMES);
  throw new Stop(
    EXIT.usage,
    `There is no bot "${name}": choose one of ${BOT_NAMES.join(', ')}, search:ITERATIONS.${hint}`,
  );
}

/** One bot for both seats, or two apart by a comma. */
export function twoBots(names: string): readonly [Bot, Bot] {
  const bots = names.split(',').map((name) => botCalled(name.trim()));
  const [first, second = first] = bots;
  if (first !== undefined && second !== undefined && bots.length <= 2) return [first, second];
  throw new Stop(EXIT.usage, `--bots ${names} names ${bots.length} bots; a game has two players.`);
}
