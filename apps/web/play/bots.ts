import type { BotName } from './bot-worker.js';

export const BOTS: readonly (readonly [BotName, string])[] = [
  ['quick', 'Quick: plays what looks best now'],
  ['thoughtful', 'Thoughtful: tries what may follow'],
  ['careless', 'Careless: anything that is legal'],
];

export const isBot = (word: string | null): word is BotName => BOTS.some(([name]) => name === word);
