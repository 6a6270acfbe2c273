import type { Log, LogEntry } from '../port.js';
import type { Ending, Flight, Sent } from './flight.js';
import type { Meter } from './ports.js';
import type { Timer } from './timer.js';

/** All batches in the air, and the records by which our own tail will know them again. */
export class Flights {
  readonly #log: Log;
  readonly #timer: Timer;
  readonly #meter: Meter;
  readonly #limit: number;
  /** When each was sent; in that order. */
  readonly #sentAt = new Map<Flight, number>();
  readonly #expected: Sent[][];
  #isTimed = false;

  constructor(log: Log, timer: Timer, meter: Meter, limit: number) {
    this.#log = log;
    this.#timer = timer;
    this.#meter = meter;
    this.#limit = limit;
    this.#expected = Array.from({ length: log.identity.partitions }, () => []);
  }

  send(flight: Flight): void {
    const sentAt = this.#timer.now();
    this.#sentAt.set(flight, sentAt);
    this.#expectedIn(flight.partition).push(...flight.records);
    this.#watchTheTime();
    this.#append(flight).then(
      () => {
        this.#meter.appended(flight.records.length, this.#timer.now() - sentAt);
      },
      () => {
        this.end(flight, 'unknown');
      },
    );
  }

  /** The record of ours that this entry holds, if it is expected: the same bytes, so the same hash. */
  recognise({ partition, bytes }: LogEntry): Sent | null {
    const expected = this.#expectedIn(partition);
    const at = expected.findIndex((sent) => isSame(sent.bytes, bytes));
    return at < 0 ? null : (expected.splice(at, 1)[0] ?? null);
  }

  end(flight: Flight, ending: Ending): void {
    const sentAt = this.#sentAt.get(flight);
    if (sentAt === undefined) return;
    this.#sentAt.delete(flight);
    if (ending === 'landed') this.#meter.readBack(flight.records.length, this.#timer.now() - sentAt);
    else this.#forget(flight);
    flight.end(ending);
  }

  endAll(ending: Ending): void {
    for (const flight of [...this.#sentAt.keys()]) this.end(flight, ending);
  }

  async #append(flight: Flight): Promise<void> {
    await this.#log.append(
      flight.partition,
      flight.records.map((sent) => sent.bytes),
    );
  }

  #forget(flight: Flight): void {
    const gone = new Set<Sent>(flight.records);
    this.#expected[flight.partition] = this.#expectedIn(flight.partition).filter((sent) => !gone.has(sent));
  }

  #expectedIn(partition: number): Sent[] {
    return (this.#expected[partition] ??= []);
  }

  /** One timer for all, set for the oldest: none is touched while records come back in time. */
  #watchTheTime(): void {
    const [oldest] = this.#sentAt.values();
    if (this.#isTimed || oldest === undefined) return;
    this.#isTimed = true;
    this.#timer.after(Math.max(0, oldest + this.#limit - this.#timer.now()), () => {
      this.#isTimed = false;
      for (const [flight, sentAt] of [...this.#sentAt]) {
        if (this.#timer.now() - sentAt >= this.#limit) this.end(flight, 'unknown');
      }
      this.#watchTheTime();
    });
  }
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a === b || (a.length === b.length && Buffer.compare(a, b) === 0);
