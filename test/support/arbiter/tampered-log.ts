import { type Log, type LogEntry, memoryLog } from '#log';

type Append = Log['append'];

/** A log in memory between which and the writer somebody may stand, and which lets others write past the writer. */
export class TamperedLog implements Log {
  static readonly untouched = (straight: Append, ...sent: Parameters<Append>): Promise<number> => straight(...sent);
  readonly #log = memoryLog({ logId: 'tampered', partitions: 2 });
  readonly identity = this.#log.identity;
  readonly entries: LogEntry[] = [];
  /** How many batches were sent through here, and of how many records. */
  readonly batches: number[] = [];
  /** What an append does instead; `straight` is the log itself. */
  instead: (straight: Append, ...sent: Parameters<Append>) => Promise<number> = (straight, ...sent) =>
    straight(...sent);

  constructor() {
    this.#log.tail([0, 0], (entries) => {
      this.entries.push(...entries);
    });
  }

  readonly straight: Append = (partition, records) => this.#log.append(partition, records);

  append(...sent: Parameters<Append>): Promise<number> {
    this.batches.push(sent[1].length);
    return this.instead(this.straight, ...sent);
  }

  tail(...args: Parameters<Log['tail']>): ReturnType<Log['tail']> {
    return this.#log.tail(...args);
  }

  end(): ReturnType<Log['end']> {
    return this.#log.end();
  }

  close(): Promise<void> {
    return this.#log.close();
  }
}
