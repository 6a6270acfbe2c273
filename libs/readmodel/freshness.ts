import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { StreamId } from '#kernel';

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
      const heads = await this.#heads().catch(() => new Map<StreamId, number>());
      for (const { stream, seq, end } of this.#waiting) {
        if ((heads.get(stream) ?? 0) >= seq) end(true);
      }
      await sleep(EVERY_MS);
    }
    this.#asking = false;
  }

  async #heads(): Promise<Map<StreamId, number>> {
    const streams = new Set([...this.#waiting].map(({ stream }) => stream));
    const found = await this.source.query<{ stream: StreamId; seq: number }[]>(
      `SELECT asked.stream, max(record.seq) AS seq
       FROM unnest($1::text[]) AS asked (stream) JOIN record USING (stream) GROUP BY asked.stream`,
      [[...streams]],
    );
    return new Map(found.map(({ stream, seq }) => [stream, seq]));
  }
}
