import type { LogEntry } from '../port.js';
import type { Place } from './walk.js';

/** What one write added, and where the log stood afterwards. */
export interface Commit {
  readonly entries: readonly LogEntry[];
  readonly size: number;
  readonly after: Place;
}

const MOST = 2 ** 23;
const LARGEST_BATCH = 2 ** 20;

/** The last few megabytes that were written, by where they begin: tails that keep up need not read them from disk. */
export class Recent {
  readonly #commits = new Map<number, Commit>();
  #size = 0;

  add(position: number, commit: Commit): void {
    this.#commits.set(position, commit);
    this.#size += commit.size;
    for (const [oldest, { size }] of this.#commits) {
      if (this.#size <= MOST) return;
      this.#commits.delete(oldest);
      this.#size -= size;
    }
  }

  /** What was written from this position on, about a megabyte at most; none if that is too long ago. */
  from(position: number): readonly Commit[] {
    const commits: Commit[] = [];
    let size = 0;
    for (
      let commit = this.#commits.get(position);
      commit !== undefined && size < LARGEST_BATCH;
      commit = this.#commits.get(commit.after.position)
    ) {
      commits.push(commit);
      size += commit.size;
    }
    return commits;
  }
}
