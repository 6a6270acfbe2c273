import { setTimeout as sleep } from 'node:timers/promises';
import { isBeingBuilt } from '#readmodel';

export interface Steps {
  /** True when there is more to do at once. */
  readonly step: () => Promise<void> | Promise<boolean>;
  /** How long it rests otherwise. */
  readonly everyMs: number;
  /** How long after a step that failed. */
  readonly againMs: number;
  /** What a failed step holds up, as its report begins: 'The clocks wait'. */
  readonly waits: string;
  readonly report: (what: string) => void;
}

/** Does a step again and again until it is stopped. What fails is tried again, and reported once for as long as it stays the same. */
export class Loop {
  readonly #stop = new AbortController();
  readonly #running: Promise<void>;
  #trouble: string | null = null;

  constructor(private readonly steps: Steps) {
    this.#running = Promise.resolve().then(() => this.#run());
  }

  /** A long step looks at it now and then. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** Why it waits; null while all goes on. */
  get trouble(): string | null {
    return this.#trouble;
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) await sleep(await this.#step(), undefined, { signal }).catch(() => undefined);
  }

  /** How long to rest after it. */
  async #step(): Promise<number> {
    const { step, everyMs, againMs } = this.steps;
    try {
      const more = await step();
      this.#trouble = null;
      return more === true ? 0 : everyMs;
    } catch (failure) {
      if (!this.signal.aborted && !isBeingBuilt(failure)) this.#troubled(failure);
      return againMs;
    }
  }

  #troubled(failure: unknown): void {
    const trouble = failure instanceof Error ? failure.message : String(failure);
    if (this.#trouble !== trouble) this.steps.report(`${this.steps.waits}: ${trouble}`);
    this.#trouble = trouble;
  }
}
