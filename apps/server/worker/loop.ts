import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { isBeingBuilt } from '#readmodel';

export interface Steps {
  /** True when there is more to do at once. */
  readonly step: () => Promise<void> | Promise<boolean>;
  /** How long it rests otherwise, unless it is woken. */
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
  #isWoken = false;
  #rest: AbortController | null = null;

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

  /** There is something to do: it does not rest, unless its last step failed. */
  wake(): void {
    this.#isWoken = true;
    this.#rest?.abort();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    this.#rest?.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { everyMs, againMs } = this.steps;
    while (!this.signal.aborted) {
      this.#isWoken = false;
      const came = await this.#step();
      if (came === 'failed') await sleep(againMs, undefined, { signal: this.signal }).catch(() => undefined);
      else if (came === 'more') await turn();
      else await this.#sleep(everyMs);
    }
  }

  async #step(): Promise<'more' | 'done' | 'failed'> {
    try {
      const more = await this.steps.step();
      this.#trouble = null;
      return more === true ? 'more' : 'done';
    } catch (failure) {
      if (!this.signal.aborted && !isBeingBuilt(failure)) this.#troubled(failure);
      return 'failed';
    }
  }

  async #sleep(ms: number): Promise<void> {
    if (this.#isWoken || this.signal.aborted) return turn();
    this.#rest = new AbortController();
    await sleep(ms, undefined, { signal: this.#rest.signal }).catch(() => undefined);
    this.#rest = null;
  }

  #troubled(failure: unknown): void {
    const trouble = failure instanceof Error ? failure.message : String(failure);
    if (this.#trouble !== trouble) this.steps.report(`${this.steps.waits}: ${trouble}`);
    this.#trouble = trouble;
  }
}
