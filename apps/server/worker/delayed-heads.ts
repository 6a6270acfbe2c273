import type { DataSource } from 'typeorm';
import type { StreamHead } from '#audit';
import type { Millis } from '#kernel';
import { type DelayedMatch, findDelayed, shownOf } from '#readmodel';

/** So often is a match looked at of which spectators do not see all yet. */
const LOOK_EVERY_MS = 5_000;

interface Looked {
  readonly at: Millis;
  /** So far spectators saw, and the Merkle log says so; 0 when it does not. */
  readonly told: number;
}

/** What the Merkle log says of matches that spectators see with a delay: no more than these may know. */
export class DelayedHeads {
  readonly #looked = new Map<string, Looked>();

  async find(source: DataSource, now: Millis): Promise<readonly StreamHead[]> {
    const delayed = await findDelayed(source);
    const ids = new Set(delayed.map(({ id }) => id));
    for (const id of this.#looked.keys()) if (!ids.has(id)) this.#looked.delete(id);
    const heads: StreamHead[] = [];
    for (const match of delayed) {
      if (!this.#isDue(match, now)) continue;
      const { through, untold } = await shownOf(source, match, now);
      this.#looked.set(match.id, { at: now, told: untold === null ? through : 0 });
      if (untold !== null) heads.push(untold);
    }
    return heads;
  }

  #isDue({ id, seq }: DelayedMatch, now: Millis): boolean {
    const last = this.#looked.get(id);
    return last === undefined || (last.told < seq && now - last.at >= LOOK_EVERY_MS);
  }
}
