import { Fault, type Hash, hashRecord, type LogRecord, type StreamId, textOf } from '#kernel';
import type { StoredRecord } from '../record-store.js';
import { Chain } from './chain.js';
import type { Office } from './office.js';
import { recordIn } from './peek.js';
import type { Pin } from './recent-window.js';
import type { Snapshot } from './snapshots.js';
import { pause } from './timer.js';

interface Found {
  readonly record: LogRecord;
  readonly hash: Hash;
}

/** What the record store has of a stream, up to `through`; the window keeps the rest while this is held. */
export interface Stored {
  readonly found: readonly Found[];
  readonly through: number;
}

export interface Replayed {
  readonly chain: Chain;
  readonly accepted: readonly LogRecord[];
}

const RETRY_MS = 50;

/** Where the records of one stream are read from: the record store, and the window for what it has not reached. */
export class Sources {
  constructor(
    private readonly office: Office,
    private readonly stream: { readonly id: StreamId; readonly partition: number },
  ) {}

  /** Reads what the store has after a seq. The window lets go of nothing that may come behind it until `use` has ended. */
  async hold<Result>(after: number, use: (stored: Stored) => Promise<Result>): Promise<Result> {
    const { progress, window } = this.office;
    const { partition } = this.stream;
    const pin = window.pin(partition);
    try {
      const { records, through } = await this.#fetch(after, pin);
      const found = records.map((record) => this.#found(record));
      pin.from = through;
      await progress.reached(partition, through);
      return await use({ found, through });
    } finally {
      window.unpin(partition, pin);
    }
  }

  /** Store and window together, judged: in one step, with nothing awaited. */
  replay(snapshot: Snapshot | null, { found, through }: Stored): Replayed {
    const { id } = this.stream;
    const chain = snapshot === null ? new Chain() : new Chain(snapshot.head, snapshot.places);
    const accepted: LogRecord[] = [];
    for (const { record, hash } of found) {
      const verdict = chain.judge(record);
      if (verdict !== 'accepted') {
        throw new Fault(`The record store breaks the chain of ${id} at ${record.seq} (${verdict}): rebuild it.`);
      }
      chain.accept(record, hash);
      accepted.push(record);
    }
    for (const bytes of this.#recent(through)) {
      const record = recordIn(bytes);
      if (record === null || chain.judge(record) !== 'accepted') continue;
      chain.accept(record, hashRecord(this.office.sha256, bytes));
      accepted.push(record);
    }
    return { chain, accepted };
  }

  /** An accepted record, wherever it is now. */
  recall(seq: number, hash: Hash): Promise<LogRecord> {
    return this.hold(seq - 1, ({ found, through }) => {
      const stored = found.find((one) => one.hash === hash);
      if (stored !== undefined) return Promise.resolve(stored.record);
      const bytes = this.#recent(through).find((entry) => hashRecord(this.office.sha256, entry) === hash);
      const record = bytes === undefined ? null : recordIn(bytes);
      if (record === null) {
        throw new Fault(`Record ${seq} of ${this.stream.id} is neither in the record store nor in the window.`);
      }
      return Promise.resolve(record);
    });
  }

  #recent(from: number): readonly Uint8Array[] {
    return this.office.window.of(this.stream.id, this.stream.partition, from);
  }

  /** A record store that was restored or rebuilt may be behind what the window has let go: it catches up. */
  async #fetch(after: number, pin: Pin): ReturnType<Office['records']['load']> {
    const { limits, records, timer } = this.office;
    const until = timer.now() + limits.patienceMs;
    for (;;) {
      const loaded = await records.load(this.stream.id, after);
      if (loaded.through >= pin.from) return loaded;
      if (timer.now() >= until) {
        throw new Fault(
          `The record store has partition ${this.stream.partition} up to ${loaded.through}, and had it up to ${pin.from} before.`,
        );
      }
      await pause(timer, RETRY_MS);
    }
  }

  /** These bytes were read as a record when they were stored; that they are the same ones is what their hash tells. */
  #found({ bytes, hash, seq }: StoredRecord): Found {
    if (hashRecord(this.office.sha256, bytes) !== hash) {
      throw new Fault(`The record store has other bytes than the log at ${seq} of ${this.stream.id}: rebuild it.`);
    }
    return { record: JSON.parse(textOf(bytes)) as LogRecord, hash };
  }
}
