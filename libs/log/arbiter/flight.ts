import type { Hash, LogRecord } from '#kernel';

/** A record on its way through the log. */
export interface Sent {
  readonly record: LogRecord;
  readonly bytes: Uint8Array;
  readonly hash: Hash;
}

/** How a batch ended: all accepted; overtaken by another's record, so that the rest is void; or nobody knows. */
export type Ending = 'landed' | 'overtaken' | 'unknown';

/** One chained batch of a stream, from the moment it is sent until our own tail has judged it. */
export class Flight<One extends Sent = Sent> {
  #landed = 0;
  #end: (ending: Ending) => void = () => undefined;
  readonly ended: Promise<Ending>;

  constructor(
    readonly partition: number,
    readonly records: readonly One[],
  ) {
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  /** The record that landed, if this is the batch's next. */
  land(sent: Sent | null): One | null {
    const next = this.records[this.#landed];
    if (next === undefined || next !== sent) return null;
    this.#landed += 1;
    return next;
  }

  get isDown(): boolean {
    return this.#landed === this.records.length;
  }

  get remaining(): readonly One[] {
    return this.records.slice(this.#landed);
  }

  end(ending: Ending): void {
    this.#end(ending);
  }
}
