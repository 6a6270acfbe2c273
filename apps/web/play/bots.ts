import type { BotName } from './bot-worker.js';
import { say } from '../say/index.js';

export const BOTS: readonly (readonly [BotName, string])[] = [
  ['quick', say('Quick: plays what looks best now')],
  ['thoughtful', say('Thoughtful: tries what may follow')],
  ['careless', say('Careless: anything that is legal')],
];

export const isBot = (word: string | null): word is BotName => BOTS.some(([name]) => name === word);
