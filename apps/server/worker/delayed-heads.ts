import type { DataSource } from 'typeorm';
import type { StreamHead } from '#audit';
import type { Millis } from '#kernel';
import { type DelayedMatch, findDelayed, shownOf } from '#readmodel';

/** So often is a match looked at of which spectators do not see all yet. */
const LOOK_EVERY_MS = 5_000;

interface Looked {
  readonly at: Millis;
  /** Its last record then. */
  readonly seq: number;
  /** When spectators may see more of these records; null while that takes more records. */
  readonly next: Millis | null;
  /** Whether the Merkle log says of all that they saw. */
  readonly isTold: boolean;
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
      const { next, untold } = await shownOf(source, match, now);
      this.#looked.set(match.id, { at: now, seq: match.seq, next, isTold: untold === null });
      if (untold !== null) heads.push(untold);
    }
    return heads;
  }

  #isDue({ id, seq }: DelayedMatch, now: Millis): boolean {
    const last = this.#looked.get(id);
    if (last === undefined) return true;
    if (now < last.at + LOOK_EVERY_MS) return false;
    return !last.isTold || seq > last.seq || (last.next !== null && last.next <= now);
  }
}
