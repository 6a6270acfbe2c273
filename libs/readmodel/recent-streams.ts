import type { Head, StreamId } from '#kernel';

/** Where a stream stands: its head, and the partition that is its own. */
export interface Standing extends Head {
  readonly home: number;
}

export type Standings = ReadonlyMap<StreamId, Standing>;

const MOST = 5_000;

/** Where the streams stand that were read last, for a runner that takes all steps itself; whoever loses one begins anew. */
export class RecentStreams {
  readonly #standings = new Map<StreamId, Standing>();

  of(stream: StreamId): Standing | undefined {
    return this.#standings.get(stream);
  }

  /** After a step that counted. */
  keep(standings: Standings): void {
    for (const [stream, standing] of standings) {
      this.#standings.delete(stream);
      this.#standings.set(stream, standing);
    }
    for (const stream of this.#standings.keys()) {
      if (this.#standings.size <= MOST) break;
      this.#standings.delete(stream);
    }
  }
}
