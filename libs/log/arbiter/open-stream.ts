import {
  Fault,
  type Hash,
  hashRecord,
  type LogRecord,
  partitionOf,
  type StreamId,
  type StreamKey,
  textOf,
} from '#kernel';
import type { LogEntry } from '../port.js';
import type { RecordStore, StoredRecord } from '../record-store.js';
import { Chain } from './chain.js';
import type { Sent } from './flight.js';
import type { Office } from './office.js';
import { hasSeals, releasedKey } from './opening.js';
import { recordIn } from './peek.js';
import type { Pin } from './recent-window.js';
import type { Snapshot } from './snapshots.js';
import { pause } from './timer.js';

/** What folds a stream's records into a state. */
export interface Reader {
  readonly decider: object;
  readonly isBusy: boolean;
  /** Begins anew, at a snapshot or before the first record; locked when sealed data has no key. */
  restore(snapshot: Snapshot | null, records: readonly LogRecord[], isLocked: boolean): void;
  /** The next accepted record; `sent` is given when it is one of ours that was expected. */
  read(record: LogRecord, sent: Sent | null): void;
  /** One of ours came back and counts for nothing. */
  voided(): void;
  /** What it holds in memory, in bytes. */
  weigh(): number;
  pack(): Snapshot | null;
  /** When all it was asked is answered. */
  rested(): Promise<void>;
}

/** After so many records were folded, the next load shall have it easier. */
const LONG_LOAD = 200;
const RETRY_MS = 50;

/**
 * A stream that this process has touched. Once loaded, it judges each entry as the tail brings it. A load ends by
 * taking from the window, in one step, what the record store had not reached: nothing can fall between.
 */
export class OpenStream {
  readonly partition: number;
  /** Null before the first load. */
  chain: Chain | null = null;
  key: StreamKey | null = null;
  desk: Reader | null = null;
  readonly #watchers = new Set<(seq: number) => void>();
  readonly #office: Office;
  #loading: Promise<void> | null = null;
  #hasMissed = false;

  constructor(
    readonly id: StreamId,
    office: Office,
  ) {
    this.#office = office;
    this.partition = partitionOf(office.sha256, id, office.partitions);
  }

  get isBusy(): boolean {
    return this.#loading !== null || this.desk?.isBusy === true;
  }

  get isWatched(): boolean {
    return this.#watchers.size > 0;
  }

  take(entry: LogEntry, sent: Sent | null): void {
    if (entry.partition !== this.partition) {
      this.#office.meter.voided('misplaced');
    } else if (this.chain === null) {
      this.#hasMissed = true;
    } else {
      const record = sent?.record ?? recordIn(entry.bytes);
      if (record === null) this.#office.meter.voided('no-record');
      else this.#judge(this.chain, record, entry.bytes, sent);
    }
  }

  /** Loads the chain, and the state where there is a desk; whoever calls meanwhile gets the same load. */
  load(): Promise<void> {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  /** Leaves a snapshot of the state, so that the next load is short. */
  putAway(): void {
    const snapshot = this.desk?.pack() ?? null;
    if (snapshot !== null) this.#office.snapshots.keep(this.id, snapshot);
  }

  /** What is accepted while the stream is loaded for the first time is told in one call, with the last of it. */
  watch(changed: (seq: number) => void): () => void {
    const watcher = (seq: number): void => {
      changed(seq);
    };
    this.#watchers.add(watcher);
    void this.#follow();
    return () => {
      this.#watchers.delete(watcher);
    };
  }

  #judge(chain: Chain, record: LogRecord, bytes: Uint8Array, sent: Sent | null): void {
    const verdict = chain.judge(record);
    if (verdict !== 'accepted') {
      this.#office.meter.voided(verdict);
      if (sent !== null) this.desk?.voided();
      return;
    }
    const hash = sent?.hash ?? hashRecord(this.#office.sha256, bytes);
    chain.accept(record, hash);
    this.desk?.read(record, sent);
    this.#tell(record.seq);
  }

  #tell(seq: number): void {
    for (const watcher of this.#watchers) {
      try {
        watcher(seq);
      } catch (cause) {
        this.#office.onFault(new Fault(`A watcher of ${this.id} failed at ${seq}.`, { cause }), this.id);
      }
    }
  }

  /** A stream that is only watched is loaded too: what is accepted can't be told without what came before. */
  async #follow(): Promise<void> {
    while (this.isWatched && this.chain === null) {
      try {
        await this.load();
      } catch {
        await pause(this.#office.timer, this.#office.limits.patienceMs);
      }
    }
  }

  /** An accepted record, from wherever it is now, and with it the key that may be needed to open it. */
  async recall(seq: number, hash: Hash): Promise<LogRecord> {
    const { keys, sha256, window } = this.#office;
    const pin = window.pin(this.partition);
    try {
      const { records } = await this.#fetch(seq - 1, pin);
      const recent = window.of(this.id, this.partition, pin.from);
      const bytes =
        records.find((record) => record.hash === hash)?.bytes ??
        recent.find((entry) => hashRecord(sha256, entry) === hash);
      const record = bytes === undefined ? null : recordIn(bytes);
      if (record === null)
        throw new Fault(`Record ${seq} of ${this.id} is neither in the record store nor in the window.`);
      if (hasSeals(record)) this.key ??= await keys.find(this.id);
      return record;
    } finally {
      window.unpin(this.partition, pin);
    }
  }

  async #load(): Promise<void> {
    const { keys, progress, window } = this.#office;
    const pin = window.pin(this.partition);
    try {
      const snapshot = this.#office.snapshots.find(this.id);
      const { records, through } = await this.#fetch(snapshot?.head.seq ?? 0, pin);
      this.key ??= snapshot?.key ?? null;
      const stored = records.map((record) => this.#stored(record));
      pin.from = through;
      await progress.reached(this.partition, through);
      for (let isKeyless = false; ; isKeyless = this.key === null) {
        const replayed = this.#replay(snapshot, stored, through);
        if (this.desk === null || this.key !== null || isKeyless || !hasAnySeals(replayed.accepted)) {
          this.#goLive(snapshot, replayed, isKeyless && hasAnySeals(replayed.accepted));
          return;
        }
        this.key = (await keys.find(this.id)) ?? releasedKey(replayed.accepted.map(({ record }) => record));
      }
    } finally {
      window.unpin(this.partition, pin);
    }
  }

  /** A record store that was restored or rebuilt may be behind what the window has let go: it catches up. */
  async #fetch(after: number, pin: Pin): ReturnType<RecordStore['load']> {
    const { limits, records, timer } = this.#office;
    const until = timer.now() + limits.patienceMs;
    for (;;) {
      const loaded = await records.load(this.id, after);
      if (loaded.through >= pin.from) return loaded;
      if (timer.now() >= until) {
        throw new Fault(
          `The record store has partition ${this.partition} up to ${loaded.through}, but had it up to ${pin.from} before.`,
        );
      }
      await pause(timer, RETRY_MS);
    }
  }

  /** These bytes were read as a record when they were stored; that they are the same ones is what their hash tells. */
  #stored({ bytes, hash, seq }: StoredRecord): Found {
    if (hashRecord(this.#office.sha256, bytes) !== hash) {
      throw new Fault(`The record store holds other bytes than the log at ${seq} of ${this.id}: rebuild it.`);
    }
    return { record: JSON.parse(textOf(bytes)) as LogRecord, hash };
  }

  /** What the store and the window hold together, judged: one step, with nothing awaited. */
  #replay(snapshot: Snapshot | null, stored: readonly Found[], through: number): Replayed {
    const chain = snapshot === null ? new Chain() : new Chain(snapshot.head, snapshot.places);
    const accepted: Found[] = [];
    for (const found of stored) {
      const verdict = chain.judge(found.record);
      if (verdict !== 'accepted') {
        throw new Fault(
          `The record store broke the chain of ${this.id} at ${found.record.seq} (${verdict}): rebuild it.`,
        );
      }
      chain.accept(found.record, found.hash);
      accepted.push(found);
    }
    for (const bytes of this.#office.window.of(this.id, this.partition, through)) {
      const record = recordIn(bytes);
      if (record === null || chain.judge(record) !== 'accepted') continue;
      const hash = hashRecord(this.#office.sha256, bytes);
      chain.accept(record, hash);
      accepted.push({ record, hash });
    }
    return { chain, accepted };
  }

  #goLive(snapshot: Snapshot | null, { chain, accepted }: Replayed, isLocked: boolean): void {
    this.chain = chain;
    this.desk?.restore(
      snapshot,
      accepted.map(({ record }) => record),
      isLocked,
    );
    if (accepted.length > LONG_LOAD) this.putAway();
    if (this.#hasMissed && chain.head.seq > 0) this.#tell(chain.head.seq);
    this.#hasMissed = false;
  }
}

interface Found {
  readonly record: LogRecord;
  readonly hash: Hash;
}

interface Replayed {
  readonly chain: Chain;
  readonly accepted: readonly Found[];
}

const hasAnySeals = (found: readonly Found[]): boolean => found.some(({ record }) => hasSeals(record));
