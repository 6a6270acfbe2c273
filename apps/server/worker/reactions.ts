import { setTimeout as sleep } from 'node:timers/promises';
import { Follower, type Following } from './follower.js';
import type { Reaction } from './reaction.js';

export interface Reacting extends Omit<Following, 'signal'> {
  readonly reactions: readonly Reaction[];
  readonly report: (what: string) => void;
}

const LOOK_EVERY_MS = 100;
const TRY_AGAIN_MS = 1000;

/** Leads every reaction along the log. Any number of workers may do so at once: what two do, is done once. */
export class Reactions {
  readonly #stop = new AbortController();
  readonly #leading: readonly Promise<void>[];
  readonly #trouble = new Map<string, string>();

  constructor(private readonly reacting: Reacting) {
    const { reactions } = reacting;
    const following = { ...reacting, signal: this.#stop.signal };
    this.#leading = reactions.map((reaction) => this.#lead(new Follower(reaction, following)));
  }

  /** What keeps reactions from going on, by their names, until they go on. */
  get trouble(): ReadonlyMap<string, string> {
    return this.#trouble;
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#leading);
  }

  async #lead(follower: Follower): Promise<void> {
    const { name } = follower.reaction;
    const { signal } = this.#stop;
    while (!signal.aborted) {
      const pause = await follower.step().then(
        (more) => {
          this.#trouble.delete(name);
          return more ? 0 : LOOK_EVERY_MS;
        },
        (failure: unknown) => {
          if (!signal.aborted) this.#troubled(name, String(failure));
          return TRY_AGAIN_MS;
        },
      );
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  #troubled(name: string, trouble: string): void {
    if (this.#trouble.get(name) !== trouble) this.reacting.report(`The reaction ${name} waits: ${trouble}`);
    this.#trouble.set(name, trouble);
  }
}
