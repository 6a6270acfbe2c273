import { setTimeout as sleep } from 'node:timers/promises';
import type { ShownDesk } from './desk.resolver.js';

/** How often the read models are asked; a desk spans many streams, so there is no one stream to watch. */
const LOOK_EVERY_MS = 500;

/** The desk first as it is, then whenever something on it changed; it ends for who loses the right to see it. */
export class DeskFeed implements AsyncIterableIterator<ShownDesk> {
  private readonly ends = new AbortController();
  private last: string | null = null;

  constructor(private readonly look: () => Promise<{ readonly desk: ShownDesk; readonly mark: string } | null>) {}

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<ShownDesk, undefined>> {
    const { signal } = this.ends;
    for (let isFirst = this.last === null; !signal.aborted; isFirst = false) {
      if (!isFirst) await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
      const now = await this.look();
      if (now === null) break;
      if (now.mark === this.last) continue;
      this.last = now.mark;
      return { done: false, value: now.desk };
    }
    return { done: true, value: undefined };
  }

  return(): Promise<IteratorResult<ShownDesk, undefined>> {
    this.ends.abort();
    return Promise.resolve({ done: true, value: undefined });
  }

  throw(error: unknown): Promise<IteratorResult<ShownDesk, undefined>> {
    this.ends.abort();
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }
}
