import { Worker } from 'node:worker_threads';
import { type CardSet, sightOf, USUAL_ITERATIONS, voidream, type VoidreamState } from '#games/voidream';
import { type Answer, type Seat, seededChance, utf8 } from '#kernel';
import type { Order, Question, Reply } from './messages.js';

/** The search bot in a thread of its own, so that whoever asks it stays responsive. */

interface Waiting {
  readonly done: (answer: Answer) => void;
  readonly failed: (cause: Error) => void;
}

export class BotThread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  /** `json` is the text of the set that the games are played with. */
  constructor(
    private readonly set: CardSet,
    json: string,
    iterations = USUAL_ITERATIONS,
  ) {
    const order: Order = { json, iterations };
    this.worker = new Worker(new URL('./thinker.js', import.meta.url), { workerData: order, execArgv: [] });
    this.worker.unref();
    this.worker.on('message', ({ id, answer }: Reply) => {
      this.waiting.get(id)?.done(answer);
      this.waiting.delete(id);
    });
    this.worker.on('error', (cause) => {
      this.fail(cause);
    });
    this.worker.on('exit', () => {
      this.fail(new Error('The bot has stopped thinking.'));
    });
  }

  /** What it says for the seat that is asked; the same seed says the same. Only what that seat may know leaves this thread. */
  answer(state: VoidreamState, seat: Seat, seed: string): Promise<Answer> {
    const game = voidream(this.set);
    const dice = seededChance(utf8(seed), { game: 'sight', epoch: 0 }).dice('hidden', 0);
    const sight = sightOf(game, this.set, state, seat, dice);
    if (sight === null) return Promise.reject(new Error(`Player ${seat + 1} is not asked.`));
    const id = ++this.asked;
    const question: Question = { id, request: sight.request, position: game.encode(sight.position), seed };
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed });
      this.worker.ref();
      this.worker.postMessage(question);
    }).finally(() => {
      if (this.waiting.size === 0) this.worker.unref();
    }) as Promise<Answer>;
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private fail(cause: Error): void {
    for (const { failed } of this.waiting.values()) failed(cause);
    this.waiting.clear();
  }
}
