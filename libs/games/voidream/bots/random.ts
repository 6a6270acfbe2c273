import { anyAnswer } from '#kernel';
import type { Bot } from './bot.js';

/** Any legal answer, each offer as likely as any other. */
export const randomBot: Bot = {
  name: 'random',
  answer: ({ request }, dice) => anyAnswer(request.offers, dice),
};
