import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from './api.js';
import { type Moved, Walker } from './walker.js';

/** Walkers that go on and on, each by the API that it is given at that moment. */
export class Crowd {
  readonly #moved: Moved[] = [];
  readonly #walking: Promise<unknown>;
  #isOver = false;

  constructor(walkers: number, api: (nth: number) => Api) {
    const walk = async (_: unknown, nth: number): Promise<void> => {
      const walker = new Walker(() => api(nth), nth);
      while (!this.#isOver) this.#moved.push(await walker.move());
    };
    this.#walking = Promise.all(Array.from({ length: walkers }, walk));
  }

  get moves(): number {
    return this.#moved.length;
  }

  /** Where the log has the move that was acknowledged last. */
  get position(): string {
    return this.#moved.at(-1)?.position ?? '';
  }

  /** Resolves when so many more moves were acknowledged; fails when a walker breaks down. */
  async moveOn(moves: number): Promise<void> {
    const until = this.moves + moves;
    while (this.moves < until) await Promise.race([sleep(5), this.#walking]);
  }

  /** Ends them; gives where the log must have what was acknowledged, in order. */
  async end(): Promise<readonly string[]> {
    this.#isOver = true;
    await this.#walking;
    return this.#moved.map(({ position }) => position).sort();
  }
}
