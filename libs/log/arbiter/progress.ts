import type { Fault } from '#kernel';
import type { Positions } from '../port.js';

interface Waiter {
  readonly partition: number;
  readonly position: number;
  readonly resolve: () => void;
  readonly reject: (fault: Fault) => void;
}

/** How far our own tail has read each partition. */
export class Progress {
  readonly #positions: number[];
  #waiters: Waiter[] = [];
  #failed: Fault | null = null;

  /** A log begins behind its genesis records, which no tail gives. */
  constructor(partitions: number) {
    this.#positions = Array.from({ length: partitions }, () => 1);
  }

  get positions(): Positions {
    return [...this.#positions];
  }

  advance(partition: number, position: number): void {
    if (position <= this.#at(partition)) return;
    this.#positions[partition] = position;
    if (this.#waiters.length > 0) this.#wake();
  }

  reached(partition: number, position: number): Promise<void> {
    if (this.#at(partition) >= position) return Promise.resolve();
    return new Promise((resolve, reject) => {
      if (this.#failed === null) this.#waiters.push({ partition, position, resolve, reject });
      else reject(this.#failed);
    });
  }

  /** The tail is dead: nothing more will be reached. */
  fail(fault: Fault): void {
    this.#failed = fault;
    for (const waiter of this.#waiters.splice(0)) waiter.reject(fault);
  }

  #wake(): void {
    const [there, waiting] = [this.#waiters, [] as Waiter[]];
    for (const waiter of there) {
      if (this.#at(waiter.partition) >= waiter.position) waiter.resolve();
      else waiting.push(waiter);
    }
    this.#waiters = waiting;
  }

  #at(partition: number): number {
    return this.#positions[partition] ?? 0;
  }
}
