import { Follower, type Following } from './follower.js';
import { Loop } from './loop.js';
import type { Reaction } from './reaction.js';

export interface Reacting extends Omit<Following, 'signal'> {
  readonly reactions: readonly Reaction[];
  readonly report: (what: string) => void;
}

/** So long after the last look they look anyway. */
const LOOK_ANYWAY_MS = 2_000;

/** Leads every reaction along the log. Any number of workers may do so at once: what two do, is done once. */
export class Reactions {
  readonly #stop = new AbortController();
  readonly #loops: ReadonlyMap<string, Loop>;

  constructor({ reactions, report, ...rest }: Reacting) {
    const following = { ...rest, signal: this.#stop.signal };
    this.#loops = new Map(
      reactions.map((reaction) => {
        const follower = new Follower(reaction, following);
        const waits = `The reaction ${reaction.name} waits`;
        const step = (): Promise<boolean> => follower.step();
        return [reaction.name, new Loop({ step, everyMs: LOOK_ANYWAY_MS, againMs: 1000, waits, report })];
      }),
    );
  }

  /** The read models have gone on. */
  wake(): void {
    for (const loop of this.#loops.values()) loop.wake();
  }

  /** What keeps reactions from going on, by their names, until they go on. */
  get trouble(): ReadonlyMap<string, string> {
    return new Map([...this.#loops].flatMap(([name, { trouble }]) => (trouble === null ? [] : [[name, trouble]])));
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await Promise.all([...this.#loops.values()].map((loop) => loop.stop()));
  }
}
