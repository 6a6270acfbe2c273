import type { DataSource } from 'typeorm';
import type { StreamHead } from '#audit';
import type { Millis } from '#kernel';
import { delayedHead, findDelayed } from '#readmodel';

/** So often is each match looked at that spectators see with a delay. */
const LOOK_EVERY_MS = 5_000;

/** What the Merkle log says of matches that spectators see with a delay: no more than these may know. */
export class DelayedHeads {
  readonly #looked = new Map<string, Millis>();

  async find(source: DataSource, now: Millis): Promise<readonly StreamHead[]> {
    const delayed = await findDelayed(source);
    const ids = new Set(delayed.map(({ id }) => id));
    for (const id of this.#looked.keys()) if (!ids.has(id)) this.#looked.delete(id);
    const heads: StreamHead[] = [];
    for (const match of delayed) {
      const last = this.#looked.get(match.id);
      if (last !== undefined && now - last < LOOK_EVERY_MS) continue;
      this.#looked.set(match.id, now);
      const head = await delayedHead(source, match, now);
      if (head !== null) heads.push(head);
    }
    return heads;
  }
}
