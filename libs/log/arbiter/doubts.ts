import { type Refusal, Unavailable } from '#kernel';
import type { Outcome } from '../command.js';
import type { Ask } from './asking.js';
import type { Office } from './office.js';
import type { OpenStream } from './open-stream.js';

/** Noes that what another server has acknowledged may make wrong: each is an answer only once all of that is read. */
export class Doubts<Command, Event, No extends Refusal> {
  readonly #settling = new Set<Promise<void>>();

  constructor(
    private readonly office: Office,
    private readonly stream: OpenStream,
    /** Hears of each that is settled, with what has to be decided again. */
    private readonly settled: (again: Ask<Command, Event, No> | null) => void,
  ) {}

  get areThere(): boolean {
    return this.#settling.size > 0;
  }

  async allSettled(): Promise<void> {
    await Promise.all(this.#settling);
  }

  raise(ask: Ask<Command, Event, No>, no: Outcome<Event, No>, stillHolds: () => boolean): void {
    const settling = this.#settle(ask, no, stillHolds).then((again) => {
      this.#settling.delete(settling);
      this.settled(again);
    });
    this.#settling.add(settling);
  }

  async #settle(
    ask: Ask<Command, Event, No>,
    no: Outcome<Event, No>,
    stillHolds: () => boolean,
  ): Promise<Ask<Command, Event, No> | null> {
    try {
      await this.office.ends.read(this.stream.partition);
    } catch (cause) {
      ask.fail(new Unavailable(`The stream ${this.stream.id} can't be read now; nothing was done.`, { cause }));
      return null;
    }
    if (!stillHolds()) return Object.assign(ask, { isSure: true });
    ask.answer(no);
    return null;
  }
}
