import { Fault } from '#kernel';
import { type Feed, FedTails, type Take, wanted } from './fed-tail.js';
import { checkStart } from './identity.js';
import { checkAppend } from './limits.js';
import type { Log, LogEntry, LogIdentity, Positions, Tail } from './port.js';

const BATCH = 1000;

/** The reference: what the other logs do, as plainly as it can be said. It lasts as long as the process. */
export function memoryLog(identity: LogIdentity): Log {
  return new MemoryLog(identity);
}

class MemoryLog implements Log {
  readonly #entries: LogEntry[] = [];
  readonly #next: number[];
  readonly #tails = new FedTails();
  #closed = false;

  constructor(readonly identity: LogIdentity) {
    this.#next = new Array<number>(identity.partitions).fill(1); // offset 0 is the genesis
  }

  append(partition: number, records: readonly Uint8Array[]): Promise<number> {
    return new Promise((resolve) => {
      resolve(this.#put(partition, records));
    });
  }

  tail(from: Positions, take: Take): Tail {
    return this.#tails.start(() => this.#feed(from), take);
  }

  end(): Promise<Positions> {
    return Promise.resolve([...this.#next]);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#tails.stop();
  }

  #put(partition: number, records: readonly Uint8Array[]): number {
    checkAppend(this.identity, partition, records);
    if (this.#closed) throw new Fault('The log is closed.');
    const first = this.#next[partition] ?? 0;
    this.#next[partition] = first + records.length;
    records.forEach((bytes, i) => this.#entries.push({ partition, offset: first + i, bytes: bytes.slice() }));
    this.#tails.ring();
    return first;
  }

  #feed(from: Positions): Feed {
    checkStart(from, this.#next);
    let read = 0;
    return () => {
      if (read === this.#entries.length) return null;
      const batch = this.#entries.slice(read, read + BATCH);
      read += batch.length;
      return wanted(batch, from);
    };
  }
}
