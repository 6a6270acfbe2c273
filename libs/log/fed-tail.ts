import type { LogEntry, Positions, Tail } from './port.js';

export type Take = (entries: readonly LogEntry[]) => Promise<void> | void;

/** Gives a tail the next entries, perhaps none that are wanted; null when there is nothing more for now. */
export type Feed = () => readonly LogEntry[] | null | Promise<readonly LogEntry[] | null>;

/** The tails of a log within this process. */
export class FedTails {
  readonly #tails = new Set<FedTail>();

  start(open: () => Feed, take: Take): Tail {
    return new FedTail(this.#tails, open, take);
  }

  /** There is more to read. */
  ring(): void {
    for (const tail of this.#tails) tail.ring();
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#tails].map((tail) => tail.stop()));
  }
}

/** Hands on what its feed has, one batch at a time, and sleeps until it is rung when there is nothing more. */
class FedTail implements Tail {
  readonly done: Promise<void>;
  #stopped = false;
  #rung = false;
  #wake: (() => void) | null = null;

  constructor(
    private readonly peers: Set<FedTail>,
    open: () => Feed,
    take: Take,
  ) {
    peers.add(this);
    this.done = this.#run(open, take).finally(() => this.peers.delete(this));
  }

  ring(): void {
    this.#rung = true;
    this.#wake?.();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.ring();
    await this.done.catch(() => undefined);
  }

  async #run(open: () => Feed, take: Take): Promise<void> {
    const feed = open();
    while (this.#goesOn()) {
      this.#rung = false;
      const entries = await feed();
      if (!this.#goesOn()) return;
      if (entries === null) await this.#nextRing();
      else if (entries.length > 0) await take(entries);
    }
  }

  #goesOn(): boolean {
    return !this.#stopped;
  }

  async #nextRing(): Promise<void> {
    if (this.#rung) return;
    await new Promise<void>((wake) => {
      this.#wake = wake;
    });
    this.#wake = null;
  }
}

/** Leaves out what lies before the places where a tail began. */
export const wanted = (entries: readonly LogEntry[], from: Positions): readonly LogEntry[] =>
  entries.filter(({ partition, offset }) => offset >= (from[partition] ?? 0));
