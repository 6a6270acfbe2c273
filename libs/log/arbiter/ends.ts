import { Fault } from '#kernel';
import type { Log, Positions } from '../port.js';
import type { Progress } from './progress.js';
import type { Timer } from './timer.js';

/** How far the log goes, to which others write as well: asked once for all who want to know at about the same time. */
export class Ends {
  /** Under way: it may be answered by what the log was before somebody asks now. */
  #asked: Promise<Positions> | null = null;
  #next: Promise<Positions> | null = null;

  constructor(
    private readonly log: Pick<Log, 'end'>,
    private readonly progress: Progress,
    private readonly timer: Timer,
    private readonly patienceMs: number,
  ) {}

  /** Resolves once our own tail has read all that this partition had when this was called; rejects when that takes too long. */
  read(partition: number): Promise<void> {
    const reading = this.#now().then((ends) => this.progress.reached(partition, ends[partition] ?? 0));
    return new Promise((resolve, reject) => {
      const callOff = this.timer.after(this.patienceMs, () => {
        reject(new Fault(`It was not known within ${this.patienceMs} ms how far the log goes.`));
      });
      reading.finally(callOff).then(resolve, reject);
    });
  }

  #now(): Promise<Positions> {
    if (this.#asked === null) return this.#ask();
    const ask = (): Promise<Positions> => this.#ask();
    return (this.#next ??= this.#asked.then(ask, ask));
  }

  #ask(): Promise<Positions> {
    this.#next = null;
    const asked = this.log.end().finally(() => {
      if (this.#asked === asked) this.#asked = null;
    });
    this.#asked = asked;
    return asked;
  }
}
