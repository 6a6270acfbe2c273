import type { LogEntry, LogToRead, Positions, Tail } from '#log';

/** A tail that keeps what it is given, and on which a test can wait. */
export class Reader {
  readonly entries: LogEntry[] = [];
  readonly tail: Tail;
  #wake: () => void = () => undefined;

  constructor(
    readonly log: LogToRead,
    from: Positions = new Array<number>(log.identity.partitions).fill(0),
  ) {
    this.tail = log.tail(from, (entries) => {
      for (const entry of entries) this.entries.push({ ...entry, bytes: entry.bytes.slice() });
      this.#wake();
    });
  }

  /** Resolves once that many entries have come, or rejects with the tail. */
  async has(count: number): Promise<this> {
    while (this.entries.length < count) {
      const more = new Promise<void>((wake) => (this.#wake = wake));
      await Promise.race([more, this.tail.done]);
    }
    return this;
  }

  texts(partition: number): readonly string[] {
    return this.entries.filter((entry) => entry.partition === partition).map(({ bytes }) => textOf(bytes));
  }

  offsets(partition: number): readonly number[] {
    return this.entries.filter((entry) => entry.partition === partition).map(({ offset }) => offset);
  }
}

export const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString();
export const bytesOf = (text: string): Uint8Array => Buffer.from(text);
