import type { StreamId } from '#kernel';
import type { Principal } from '../principal.js';
import { type ShownCase, shownCase } from './case-shape.js';
import type { Cases } from './cases.js';

/** A case whenever it changed: each time as it is then, so a slow viewer costs no memory; it ends with the case. */
export class CaseFeed implements AsyncIterableIterator<ShownCase> {
  private readonly unwatch: () => void;
  private changed = true;
  private ended = false;
  private lastSeq = 0;
  private wake: (() => void) | null = null;

  constructor(
    private readonly cases: Cases,
    private readonly stream: StreamId,
    private readonly principal: Principal,
  ) {
    this.unwatch = cases.watch(stream, () => {
      this.changed = true;
      this.wake?.();
    });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<ShownCase, undefined>> {
    while (!this.ended) {
      if (!this.changed) {
        await new Promise<void>((resolve) => (this.wake = resolve));
        this.wake = null;
        continue;
      }
      this.changed = false;
      const seen = await this.cases.see(this.stream, this.principal);
      if (seen === null || seen === 'behind' || seen.seq <= this.lastSeq) continue;
      this.lastSeq = seen.seq;
      if (seen.view.case.phase === 'closed') this.end();
      return { done: false, value: shownCase(seen, (text) => this.cases.read(text)) };
    }
    return { done: true, value: undefined };
  }

  return(): Promise<IteratorResult<ShownCase, undefined>> {
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  throw(error: unknown): Promise<IteratorResult<ShownCase, undefined>> {
    this.end();
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }

  private end(): void {
    this.ended = true;
    this.unwatch();
    this.wake?.();
  }
}
