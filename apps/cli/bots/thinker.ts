import { parentPort, workerData } from 'node:worker_threads';
import { type CardSet, loadSet, searchBot, voidream } from '#games/voidream';
import { seededChance, utf8 } from '#kernel';
import type { Order, Question, Reply } from './messages.js';

/** The thread's side: it reads the cards once, then thinks about one question after the other. */

const { json, iterations } = workerData as Order;
const set = cardsOf(json);
const game = voidream(set);
const bot = searchBot(iterations);

function cardsOf(text: string): CardSet {
  const loaded = loadSet('cards', text);
  if (loaded.ok) return loaded.set;
  throw new Error(`The cards have ${loaded.flaws.length} flaws.`);
}

parentPort?.on('message', ({ id, request, position, seed }: Question) => {
  const dice = seededChance(utf8(seed), { game: 'thinker', epoch: 0 }).dice('answers', 0);
  const answer = bot.answer({ game, set, request, position: game.decode(position) }, dice);
  parentPort?.postMessage({ id, answer } satisfies Reply);
});
