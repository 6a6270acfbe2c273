import { Fault, type Hash, hashRecord, type LogRecord, partitionOf, type StreamId, type StreamKey } from '#kernel';
import type { LogEntry } from '../port.js';
import type { Chain } from './chain.js';
import type { Sent } from './flight.js';
import type { Office } from './office.js';
import { hasSeals, releasedKey } from './opening.js';
import { recordIn } from './peek.js';
import type { Snapshot } from './snapshots.js';
import { type Replayed, Sources, type Stored } from './sources.js';
import { pause } from './timer.js';

/** What folds a stream's records into a state. */
export interface Reader {
  readonly decider: object;
  readonly isBusy: boolean;
  readonly isQuarantined: boolean;
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
  readonly #office: Office;
  readonly #sources: Sources;
  readonly #watchers = new Set<(seq: number) => void>();
  #loading: Promise<void> | null = null;
  #hasMissed = false;

  constructor(
    readonly id: StreamId,
    office: Office,
  ) {
    this.partition = partitionOf(office.sha256, id, office.partitions);
    this.#office = office;
    this.#sources = new Sources(office, this);
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
    if (this.desk === null) this.#office.rests(this.id);
  }

  /** An accepted record, and with it the key that may be needed to open it. */
  async recall(seq: number, hash: Hash): Promise<LogRecord> {
    const record = await this.#sources.recall(seq, hash);
    if (hasSeals(record)) this.key ??= await this.#office.keys.find(this.id);
    return record;
  }

  async #load(): Promise<void> {
    const snapshot = this.#office.snapshots.find(this.id);
    this.key ??= snapshot?.key ?? null;
    await this.#sources.hold(snapshot?.head.seq ?? 0, (stored) => this.#open(snapshot, stored));
  }

  /** Looks for the stream's key where it is needed, and then, with nothing awaited in between, goes live. */
  async #open(snapshot: Snapshot | null, stored: Stored): Promise<void> {
    for (let isKeyless = false; ; isKeyless = this.key === null) {
      const replayed = this.#sources.replay(snapshot, stored);
      const needsKey = this.desk !== null && this.key === null && replayed.accepted.some(hasSeals);
      if (!needsKey || isKeyless) {
        this.#goLive(snapshot, replayed, needsKey);
        return;
      }
      this.key = (await this.#office.keys.find(this.id)) ?? releasedKey(replayed.accepted);
    }
  }

  #goLive(snapshot: Snapshot | null, { accepted, chain }: Replayed, isLocked: boolean): void {
    const told = this.chain?.head.seq ?? (this.#hasMissed ? 0 : chain.head.seq);
    this.chain = chain;
    this.#hasMissed = false;
    this.desk?.restore(snapshot, accepted, isLocked);
    if (accepted.length > LONG_LOAD) this.putAway();
    if (chain.head.seq > told) this.#tell(chain.head.seq);
  }
}
