import { setTimeout as sleep } from 'node:timers/promises';
import type { StreamId } from '#kernel';
import type { Principal } from '../principal.js';
import type { SeenTournament, Tournaments } from './tournaments.js';

/** So long a viewer has rest between two looks, however much happens; each a little longer or shorter, so that not all look at once. */
const REST_MS = 500;
const SPREAD_MS = 200;

/** A tournament whenever it changed: each time as it is then, so a slow viewer costs no memory. */
export class TournamentFeed implements AsyncIterableIterator<SeenTournament> {
  private readonly ends = new AbortController();
  private readonly unwatch: () => void;
  private changedAt = 1;
  private wake: (() => void) | null = null;
  private readonly rest = REST_MS + Math.random() * SPREAD_MS;
  private lastSeq = 0;

  constructor(
    private readonly tournaments: Tournaments,
    private readonly stream: StreamId,
    private readonly principal: Principal,
  ) {
    this.unwatch = tournaments.watch(stream, (seq) => {
      this.changedAt = seq;
      this.wake?.();
    });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<SeenTournament, undefined>> {
    const { signal } = this.ends;
    let looks = this.lastSeq;
    while (!signal.aborted) {
      if (this.lastSeq >= this.changedAt) {
        await new Promise<void>((resolve) => (this.wake = resolve));
        this.wake = null;
        continue;
      }
      if (looks++ > 0) await sleep(this.rest, undefined, { signal }).catch(() => undefined);
      const seen = await this.tournaments.seeRecent(this.stream, this.principal);
      if (seen === null || seen.seq <= this.lastSeq) continue;
      this.lastSeq = seen.seq;
      return { done: false, value: seen };
    }
    return { done: true, value: undefined };
  }

  return(): Promise<IteratorResult<SeenTournament, undefined>> {
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  throw(error: unknown): Promise<IteratorResult<SeenTournament, undefined>> {
    this.end();
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }

  private end(): void {
    this.ends.abort();
    this.unwatch();
    this.wake?.();
  }
}
