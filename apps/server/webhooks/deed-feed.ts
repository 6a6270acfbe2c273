import type { StreamId } from '#kernel';
import type { Arbiter } from '#log';
import type { ReadModels } from '#readmodel';
import type { Vault } from '#vault';
import { type Deed, deedsAfter } from '../tournament/deeds.js';

export interface Following {
  readonly arbiter: Arbiter;
  readonly readModels: ReadModels;
  readonly vault: Vault;
}

/** The deeds of a tournament after a record, one at a time, and then each that comes. */
export class DeedFeed implements AsyncIterableIterator<Deed> {
  private readonly unwatch: () => void;
  private waiting: Deed[] = [];
  private newest: number;
  private ended = false;
  private wake: (() => void) | null = null;

  constructor(
    private readonly following: Following,
    private readonly stream: StreamId,
    private through: number,
    now: number,
  ) {
    this.newest = now;
    this.unwatch = following.arbiter.watch(stream, (seq) => {
      this.newest = seq;
      this.wake?.();
    });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<Deed, undefined>> {
    while (!this.ended) {
      const value = this.waiting.shift();
      if (value !== undefined) return { done: false, value };
      if (this.through < this.newest) await this.read();
      else {
        await new Promise<void>((resolve) => (this.wake = resolve));
        this.wake = null;
      }
    }
    return { done: true, value: undefined };
  }

  return(): Promise<IteratorResult<Deed, undefined>> {
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  throw(error: unknown): Promise<IteratorResult<Deed, undefined>> {
    this.end();
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }

  private async read(): Promise<void> {
    await this.following.readModels.reached(this.stream, this.newest);
    const { deeds, through } = await deedsAfter(this.following, this.stream, this.through);
    this.waiting = [...deeds];
    this.through = through;
  }

  private end(): void {
    this.ended = true;
    this.unwatch();
    this.wake?.();
  }
}
