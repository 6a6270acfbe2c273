import { type StreamId, streamId, type StreamKey } from '#kernel';
import type { Keyring, Log, RecordStore } from '#log';
import { type MemoryRecords, memoryRecords } from '#test/records';
import { Dice } from './dice.js';
import { count, type FaultCounts, type FaultKind } from './faults.js';
import { FaultyLog } from './faulty-log.js';
import { Reference } from './reference.js';
import { Process, Scheduler } from './scheduler.js';

export const STREAMS: readonly StreamId[] = ['red', 'green', 'blue', 'white', 'black'].map((name) =>
  streamId('match', name),
);

export const STORE_FAILS = 'The record store does not answer.';

/** What outlives every writer: the log, the record store, the vault; and what was found wrong. */
export class World {
  readonly scheduler = new Scheduler();
  readonly dice: Dice;
  readonly log: FaultyLog;
  readonly reference: Reference;
  readonly records: MemoryRecords;
  readonly recordsProcess = new Process();
  readonly complaints: string[] = [];
  /** How far each stream was acknowledged to anybody, by whichever server. */
  readonly acknowledged = new Map<StreamId, number>();
  /** Set in the end: nothing fails any more. */
  isCalm = false;
  readonly #keys = new Map<StreamId, StreamKey>();

  constructor(
    seed: number,
    private readonly faults: FaultCounts,
    private readonly through: (log: Log) => Log,
  ) {
    this.dice = new Dice(seed);
    this.log = new FaultyLog(this.scheduler, this.dice, faults);
    this.reference = new Reference(this.log.entries, this.#keys);
    this.records = memoryRecords(this.log.reachedBy(this.recordsProcess));
  }

  count(kind: FaultKind): void {
    count(this.faults, kind);
  }

  complain(text: string): void {
    this.complaints.push(`at ${this.scheduler.now} ms: ${text}`);
  }

  logFor(owner: Process): Log {
    return this.through(this.log.reachedBy(owner));
  }

  /** The record store over a slow line that breaks now and then; `positionOf` is how far its user has read itself. */
  recordsFor(owner: Process, positionOf: (stream: StreamId) => number): RecordStore {
    return {
      load: async (stream, after) => {
        await this.#line(owner);
        const loaded = await this.records.load(stream, after);
        if (loaded.through < positionOf(stream)) this.count('record store behind');
        if (loaded.through > positionOf(stream)) this.count('record store ahead');
        await this.#line(owner);
        if (!this.isCalm && this.dice.once(40)) {
          this.count('record store failing');
          throw new Error(STORE_FAILS);
        }
        return loaded;
      },
      positions: async () => {
        await this.#line(owner);
        const positions = await this.records.positions();
        await this.#line(owner);
        return positions;
      },
    };
  }

  keysFor(owner: Process): Keyring {
    return {
      find: async (stream) => {
        await this.#line(owner);
        return this.#keys.get(stream) ?? null;
      },
      ensure: async (stream) => {
        await this.#line(owner);
        const key = this.#keys.get(stream) ?? { bytes: this.dice.bytes(32) };
        this.#keys.set(stream, key);
        await this.#line(owner);
        return key;
      },
    };
  }

  #line(owner: Process): Promise<void> {
    return this.scheduler.sleep(owner, this.dice.once(10) ? this.dice.between(10, 300) : this.dice.between(0, 4));
  }
}
