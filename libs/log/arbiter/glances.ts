import type { Fault } from '#kernel';
import type { Standing } from '../command.js';
import type { Timer } from './timer.js';

interface Glance<State> {
  readonly atLeast: number;
  readonly until: number;
  see(standing: Standing<State>): void;
  /** What it waits for did not come in time. */
  giveUp(): void;
  fail(fault: Fault): void;
}

/** Those who want to read the accepted state of one stream. */
export class Glances<State> {
  readonly #timer: Timer;
  readonly #patience: number;
  #waiting: Glance<State>[] = [];
  /** Those that wait for a seq that is not there yet. */
  readonly #parked = new Set<Glance<State>>();

  constructor(timer: Timer, patience: number) {
    this.#timer = timer;
    this.#patience = patience;
  }

  get areWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  get areParked(): boolean {
    return this.#parked.size > 0;
  }

  add<Seen>(look: (standing: Standing<State>) => Seen, atLeast: number): Promise<Seen | null> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({
        atLeast,
        until: this.#timer.now() + this.#patience,
        see(standing) {
          resolve(
            new Promise((seen) => {
              seen(look(standing));
            }),
          );
        },
        giveUp() {
          resolve(null);
        },
        fail: reject,
      });
    });
  }

  serve(standing: Standing<State>): void {
    for (const glance of this.#waiting.splice(0)) {
      if (standing.seq >= glance.atLeast) glance.see(standing);
      else this.#park(glance);
    }
  }

  /** Brings back those that waited for this seq. */
  recall(seq: number): void {
    for (const glance of this.#parked) {
      if (seq < glance.atLeast) continue;
      this.#parked.delete(glance);
      this.#waiting.push(glance);
    }
  }

  failAll(fault: Fault): void {
    for (const glance of this.#waiting.splice(0)) glance.fail(fault);
  }

  #park(glance: Glance<State>): void {
    this.#parked.add(glance);
    this.#timer.after(Math.max(0, glance.until - this.#timer.now()), () => {
      if (this.#parked.delete(glance)) glance.giveUp();
    });
  }
}
