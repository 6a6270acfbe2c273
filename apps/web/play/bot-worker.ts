/** A bot that thinks beside the page, so that nothing on it ever waits. */
import { botAnswer, greedyBot, randomBot, searchBot, voidream } from '#games/voidream';
import { type Json, type Seat, seededChance, utf8 } from '#kernel';
import { set } from '../cards/set.js';

export type BotName = 'careless' | 'quick' | 'thoughtful';

export interface Question {
  readonly state: Json;
  readonly seat: Seat;
  readonly ply: number;
  readonly seed: string;
  readonly bot: BotName;
}

const game = voidream(set);
const TRIES = 40;
const BOTS = { careless: randomBot, quick: greedyBot, thoughtful: searchBot(TRIES) } as const;

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const dice = seededChance(utf8(data.seed), { game: 'bot', epoch: 0 }).dice('answers', data.ply);
  postMessage(botAnswer({ game, set }, BOTS[data.bot], game.decode(data.state), data.seat, dice));
});
