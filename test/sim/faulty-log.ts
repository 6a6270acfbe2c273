import type { Log, LogEntry, LogIdentity, Positions, Tail } from '#log';
import type { Dice } from './dice.js';
import { count, type FaultCounts } from './faults.js';
import { Process, type Scheduler } from './scheduler.js';

/** One log for all. What is in it is durable and ordered; whatever goes there or comes from there may go astray. */
export class FaultyLog {
  readonly identity: LogIdentity = { logId: 'simulated', partitions: 2 };
  readonly entries: readonly LogEntry[][] = [[], []];
  readonly #network = new Process();
  readonly #pumps = new Set<Pump>();

  constructor(
    readonly scheduler: Scheduler,
    readonly dice: Dice,
    readonly faults: FaultCounts,
  ) {}

  write(partition: number, records: readonly Uint8Array[]): number {
    const entries = this.entries[partition]!;
    const first = entries.length + 1; // offset 0 is the genesis
    records.forEach((bytes, i) => entries.push({ partition, offset: first + i, bytes }));
    for (const pump of this.#pumps) pump.ring();
    return first;
  }

  /** The log as one process reaches it. */
  reachedBy(owner: Process): Log {
    return {
      identity: this.identity,
      append: (partition, records) =>
        this.#send(
          owner,
          partition,
          records.map((bytes) => bytes.slice()),
        ),
      tail: (from, take) => this.#tail(owner, from, take),
      end: () => this.#end(owner),
      close: () => Promise.resolve(),
    };
  }

  #send(owner: Process, partition: number, records: readonly Uint8Array[]): Promise<number> {
    const { dice, scheduler } = this;
    const soon = dice.between(1, 6);
    return new Promise((resolve, reject) => {
      const arrive = (millis: number, then: (first: number) => void): void => {
        scheduler.after(this.#network, millis, () => {
          then(this.write(partition, records));
        });
      };
      const acknowledge = (first: number): void => {
        scheduler.after(owner, dice.between(1, 4), () => {
          resolve(first);
        });
      };
      const giveUp = (): void => {
        if (dice.once(2)) return; // it may also never be heard of again
        scheduler.after(owner, dice.between(5, 3000), () => {
          reject(new Error('The connection was lost.'));
        });
      };
      switch (dice.below(24)) {
        case 0:
          count(this.faults, 'send lost');
          giveUp();
          break;
        case 1:
          count(this.faults, 'send late');
          arrive(dice.pick([50, 300, 1500, 12_000]), acknowledge);
          if (dice.once(2)) giveUp();
          break;
        case 2:
          count(this.faults, 'send doubled');
          arrive(soon, acknowledge);
          arrive(soon + dice.pick([0, 10, 400, 9000]), () => undefined);
          break;
        case 3:
          count(this.faults, 'acknowledgement lost');
          arrive(soon, () => undefined);
          giveUp();
          break;
        default:
          arrive(soon, acknowledge);
      }
    });
  }

  /** How far it goes when the question arrives, which the answer tells a little later. */
  #end(owner: Process): Promise<Positions> {
    const { dice, scheduler } = this;
    const ways = [dice.between(0, 3), dice.once(30) ? dice.between(20, 3000) : dice.between(0, 3)] as const;
    return new Promise((resolve) => {
      scheduler.after(this.#network, ways[0], () => {
        const ends = this.entries.map((entries) => entries.length + 1);
        scheduler.after(owner, ways[1], () => {
          resolve(ends);
        });
      });
    });
  }

  #tail(owner: Process, from: Positions, take: Parameters<Log['tail']>[1]): Tail {
    const pump = new Pump(this, owner, [...from], take);
    this.#pumps.add(pump);
    pump.ring();
    return {
      done: new Promise(() => undefined),
      stop: () => {
        this.#pumps.delete(pump);
        return Promise.resolve();
      },
    };
  }
}

/** Brings one tail what it has not had yet: some of it, from partitions in any order, sooner or later. */
class Pump {
  #isUnderWay = false;

  constructor(
    private readonly log: FaultyLog,
    private readonly owner: Process,
    private readonly next: number[],
    private readonly take: Parameters<Log['tail']>[1],
  ) {}

  ring(): void {
    if (this.#isUnderWay) return;
    this.#isUnderWay = true;
    const { dice, scheduler } = this.log;
    scheduler.after(this.owner, dice.once(30) ? dice.between(20, 800) : dice.between(0, 5), () => void this.#deliver());
  }

  async #deliver(): Promise<void> {
    const batch = this.#batch();
    if (batch.length > 0) await this.take(batch);
    this.#isUnderWay = false;
    if (this.log.entries.some((entries, partition) => entries.length >= this.#from(partition))) this.ring();
  }

  #batch(): readonly LogEntry[] {
    const { dice, entries } = this.log;
    const first = dice.below(entries.length);
    return entries.flatMap((_, i) => {
      const partition = (first + i) % entries.length;
      const from = this.#from(partition);
      const some = entries[partition]!.slice(from - 1, from - 1 + dice.between(0, 8));
      this.next[partition] = from + some.length;
      return some;
    });
  }

  #from(partition: number): number {
    return Math.max(1, this.next[partition]!);
  }
}
