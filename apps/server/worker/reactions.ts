import { setMaxListeners } from 'node:events';
import type { DataSource } from 'typeorm';
import type { StreamKind } from '#kernel';
import { AcceptedOnce } from './accepted-once.js';
import { Follower, type Following } from './follower.js';
import { Loop } from './loop.js';
import type { Reaction } from './reaction.js';

export interface Reacting extends Omit<Following, 'signal' | 'accepted'> {
  readonly source: DataSource;
  readonly reactions: readonly Reaction[];
  readonly report: (what: string) => void;
}

interface Led {
  readonly loop: Loop;
  readonly kind: StreamKind;
}

/** So long after the last look they look anyway. */
const LOOK_ANYWAY_MS = 2_000;

/** Leads every reaction along the log. Any number of workers may do so at once: what two do, is done once. */
export class Reactions {
  readonly #stop = new AbortController();
  readonly #accepted: AcceptedOnce;
  readonly #led: ReadonlyMap<string, Led>;

  constructor({ reactions, report, source, ...rest }: Reacting) {
    // While what we stand on is away, all that is under way rests until it is stopped.
    setMaxListeners(0, this.#stop.signal);
    this.#accepted = new AcceptedOnce(source);
    const following = { ...rest, accepted: this.#accepted, signal: this.#stop.signal };
    this.#led = new Map(
      reactions.map((reaction) => {
        const follower = new Follower(reaction, following);
        const waits = `The reaction ${reaction.name} waits`;
        const step = (): Promise<boolean> => follower.step();
        const loop = new Loop({ step, everyMs: LOOK_ANYWAY_MS, againMs: 1000, waits, report });
        return [reaction.name, { loop, kind: reaction.kind }];
      }),
    );
  }

  /** The read models have gone on, with records of these kinds; null for any. */
  wake(kinds: ReadonlySet<StreamKind> | null): void {
    this.#accepted.renew();
    for (const { loop, kind } of this.#led.values()) if (kinds?.has(kind) !== false) loop.wake();
  }

  /** What keeps reactions from going on, by their names, until they go on. */
  get trouble(): ReadonlyMap<string, string> {
    const waiting = [...this.#led].map(([name, { loop }]) => [name, loop.trouble] as const);
    return new Map(waiting.filter((each): each is [string, string] => each[1] !== null));
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await Promise.all([...this.#led.values()].map(({ loop }) => loop.stop()));
  }
}
