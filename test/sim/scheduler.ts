import type { Timer } from '#log';

/** A process on its machine: it may be killed, or stand still for a while and go on as if nothing had been. */
export class Process {
  isDead = false;
  wakesAt = 0;
}

interface Due {
  readonly at: number;
  readonly order: number;
  readonly owner: Process;
  readonly run: () => void;
}

/** Virtual time. Things happen one after the other; each may set off as many promises as it likes before the next. */
export class Scheduler {
  now = 0;
  #order = 0;
  readonly #heap: Due[] = [];

  after(owner: Process, millis: number, run: () => void): void {
    this.#push({ at: this.now + millis, order: this.#order++, owner, run });
  }

  sleep(owner: Process, millis: number): Promise<void> {
    return new Promise((resolve) => {
      this.after(owner, millis, resolve);
    });
  }

  timerOf(owner: Process): Timer {
    return {
      now: () => this.now,
      after: (millis, run) => {
        let isOff = false;
        this.after(owner, millis, () => {
          if (!isOff) run();
        });
        return () => {
          isOff = true;
        };
      },
    };
  }

  /** Until nothing is left to happen. */
  async run(): Promise<void> {
    for (let due = this.#pop(); due !== undefined; due = this.#pop()) {
      this.now = due.at;
      if (due.owner.isDead) continue;
      if (due.owner.wakesAt > this.now) {
        this.#push({ ...due, at: due.owner.wakesAt, order: this.#order++ });
        continue;
      }
      due.run();
      await allPromises();
    }
  }

  #push(due: Due): void {
    const heap = this.#heap;
    let at = heap.length;
    heap.push(due);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(due, heap[parent]!)) break;
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = due;
  }

  #pop(): Due | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child += 1;
      if (!isBefore(heap[child]!, last)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = last;
    return first;
  }
}

const isBefore = (a: Due, b: Due): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

/** Node runs what was put here when no promise has anything more to do. */
const allPromises = (): Promise<void> =>
  new Promise((resolve) => {
    process.nextTick(resolve);
  });
