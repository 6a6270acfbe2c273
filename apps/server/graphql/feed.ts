import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What a subscription gives, looked for when it is asked for: it keeps a mark that something changed, so a slow viewer
 * costs no memory, and sees each time what is there then.
 */
export abstract class Feed<Shown> implements AsyncIterableIterator<Shown, undefined> {
  readonly #ends = new AbortController();
  #changed = true;
  #wake: (() => void) | null = null;

  /** What is there to show; when it is nothing, it is looked for again once stirred. */
  protected abstract look(): Promise<Shown | null>;

  /** Lets go of whatever stirs it. */
  protected abstract leave(): void;

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<Shown, undefined>> {
    while (!this.isOver) {
      if (this.#changed) {
        this.#changed = false;
        const value = await this.look();
        if (value !== null) return { done: false, value };
      } else {
        await new Promise<void>((resolve) => (this.#wake = resolve));
        this.#wake = null;
      }
    }
    return { done: true, value: undefined };
  }

  return(): Promise<IteratorResult<Shown, undefined>> {
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  throw(error: unknown): Promise<IteratorResult<Shown, undefined>> {
    this.end();
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }

  protected get isOver(): boolean {
    return this.#ends.signal.aborted;
  }

  /** Something may have changed. */
  protected stir(): void {
    this.#changed = true;
    this.#wake?.();
  }

  protected async rest(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#ends.signal }).catch(() => undefined);
  }

  protected end(): void {
    if (this.isOver) return;
    this.#ends.abort();
    this.leave();
    this.#wake?.();
  }
}
