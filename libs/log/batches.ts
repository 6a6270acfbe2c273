import { Fault } from '#kernel';

/** Something to be written, and its size in bytes. */
export interface Sized {
  readonly size: number;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (why: unknown) => void;
}

/** One write at a time; whatever comes while one is under way goes into the next, all together, up to `most` bytes. */
export class Batches<Item extends Sized, Result> {
  #waiting: Waiting<Item, Result>[] = [];
  #writing: Promise<void> | null = null;
  #closed = false;

  constructor(
    private readonly most: number,
    private readonly write: (items: readonly Item[]) => Promise<readonly Result[]>,
    /** How long each write waits for others to go along. */
    private readonly gather: (() => Promise<void>) | null = null,
  ) {}

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#closed) throw new Fault('The log is closed.');
      this.#waiting.push({ item, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Takes no more; resolves when all that waits has been written. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      if (this.gather !== null) await this.gather();
      await this.#writeBatch(this.#nextBatch());
    }
    this.#writing = null;
  }

  async #writeBatch(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.write(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, i) => {
        resolve(results[i] as Result);
      });
    } catch (why) {
      for (const { reject } of batch) reject(why);
    }
  }

  #nextBatch(): readonly Waiting<Item, Result>[] {
    let size = 0;
    const over = this.#waiting.findIndex(({ item }, i) => (size += item.size) > this.most && i > 0);
    return this.#waiting.splice(0, over < 0 ? this.#waiting.length : over);
  }
}
