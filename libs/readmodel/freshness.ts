import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { EMPTY, type Head, type StreamId } from '#kernel';
import { headsOf } from './record.js';

/** A query that must see a stream at least as new as this. */
interface Waiting {
  readonly stream: StreamId;
  readonly seq: number;
  readonly end: (fresh: boolean) => void;
}

const WITHIN_MS = 2000;
const EVERY_MS = 15;

/** Lets queries read what was written before: one question to the database for all that wait. */
export class Freshness {
  readonly #waiting = new Set<Waiting>();
  #asking = false;

  constructor(private readonly source: DataSource) {}

  /** False when the read models have not come so far within two seconds: the answer would be STALE. */
  reached(stream: StreamId, seq: number): Promise<boolean> {
    if (seq <= EMPTY.seq) return Promise.resolve(true);
    return new Promise((resolve) => {
      const waiting: Waiting = {
        stream,
        seq,
        end: (fresh) => {
          clearTimeout(late);
          this.#waiting.delete(waiting);
          resolve(fresh);
        },
      };
      const late = setTimeout(waiting.end, WITHIN_MS, false);
      this.#waiting.add(waiting);
      if (!this.#asking) void this.#ask();
    });
  }

  /** A database that is down is as good as one that is behind. */
  async #ask(): Promise<void> {
    this.#asking = true;
    while (this.#waiting.size > 0) {
      const asked = [...this.#waiting];
      const streams = new Set(asked.map(({ stream }) => stream));
      const heads = await headsOf([...streams], this.source.manager).catch(() => new Map<StreamId, Head>());
      for (const { stream, seq, end } of asked) if ((heads.get(stream) ?? EMPTY).seq >= seq) end(true);
      if (asked.some((one) => this.#waiting.has(one))) await sleep(EVERY_MS);
    }
    this.#asking = false;
  }
}
