import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { Fault, hashRecord, NotCanonical, parseStream, readRecord } from '#kernel';
import { type Log, type LogEntry, nodeSha256, type Positions, type Tail } from '#log';
import type { ReadEntry } from './record.js';

/** An entry that was taken in; `read` is null for what is no record at all. */
export interface TakenIn {
  readonly entry: LogEntry;
  readonly read: ReadEntry | null;
}

/** About how much is read ahead of the database, and how much is parsed before others get their turn. */
const AHEAD_BYTES = 2 ** 21;
const AT_A_TURN = 32;

/** Reads the log ahead of the database, which parses the next entries while the database works on these. */
export class Intake {
  readonly #tail: Tail;
  #waiting: TakenIn[] = [];
  #bytes = 0;
  #failure: Error | null = null;
  #closed = false;
  #nudged = false;
  #resting: Promise<void> = Promise.resolve();
  #arrived = (): void => undefined;
  #taken = (): void => undefined;

  constructor(log: Log, from: Positions) {
    this.#tail = log.tail(from, (entries) => this.#take(entries));
    this.#tail.done.catch((failure: unknown) => {
      this.#failure = new Fault('The log can no longer be read.', { cause: failure });
      this.#arrived();
    });
  }

  /** What there is, at most `most` of it when more is waiting; nothing when it was nudged or closed. */
  async next(most: number): Promise<readonly TakenIn[]> {
    while (this.#waiting.length === 0 && this.#isOpen() && !this.#nudged) {
      if (this.#failure !== null) throw this.#failure;
      await new Promise<void>((resolve) => (this.#arrived = resolve));
    }
    this.#nudged = false;
    const batch = this.#waiting.splice(0, most);
    this.#bytes -= batch.reduce((sum, { entry }) => sum + entry.bytes.length, 0);
    this.#taken();
    return batch;
  }

  /** Reads nothing further for a while, so that more is there at once when it reads again. */
  rest(ms: number, signal: AbortSignal): Promise<void> {
    this.#resting = sleep(ms, undefined, { signal }).catch(() => undefined);
    return this.#resting;
  }

  /** Whoever waits for the next entries shall not. */
  nudge(): void {
    this.#nudged = true;
    this.#arrived();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#waiting = [];
    this.#arrived();
    this.#taken();
    await this.#tail.stop();
  }

  #isOpen(): boolean {
    return !this.#closed;
  }

  async #take(entries: readonly LogEntry[]): Promise<void> {
    for (const [i, entry] of entries.entries()) {
      if (i % AT_A_TURN === AT_A_TURN - 1) await turn();
      if (!this.#isOpen()) return;
      this.#waiting.push({ entry, read: readEntry(entry) });
      this.#bytes += entry.bytes.length;
      this.#arrived();
      while (this.#bytes > AHEAD_BYTES && this.#isOpen()) {
        await new Promise<void>((resolve) => (this.#taken = resolve));
      }
    }
    await this.#resting;
  }
}

function readEntry(entry: LogEntry): ReadEntry | null {
  try {
    const record = readRecord(entry.bytes);
    const of = parseStream(record.stream);
    return of === null ? null : { entry, record, of, hash: hashRecord(nodeSha256, entry.bytes) };
  } catch (error) {
    if (error instanceof NotCanonical) return null;
    throw error;
  }
}
