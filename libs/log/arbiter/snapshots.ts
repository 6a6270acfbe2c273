import type { CommandId, Head, Millis, StreamId, StreamKey } from '#kernel';
import type { Place } from './chain.js';

/** A folded state that was put away, and the chain it belongs to. */
export interface Snapshot {
  readonly head: Head;
  readonly places: Map<CommandId, Place>;
  readonly at: Millis;
  readonly key: StreamKey | null;
  /** The packed state, as JSON. */
  readonly state: string;
}

/** A bounded cache: with any of them gone, the stream is folded from its first record again. */
export class Snapshots {
  readonly #kept = new Map<StreamId, Snapshot>();
  readonly #bound: number;
  #bytes = 0;

  constructor(bound: number) {
    this.#bound = bound;
  }

  get bytes(): number {
    return this.#bytes;
  }

  find(stream: StreamId): Snapshot | null {
    return this.#kept.get(stream) ?? null;
  }

  keep(stream: StreamId, snapshot: Snapshot): void {
    this.drop(stream);
    this.#kept.set(stream, snapshot);
    this.#bytes += weightOf(snapshot);
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#bound) return;
      this.drop(oldest);
    }
  }

  drop(stream: StreamId): void {
    const snapshot = this.#kept.get(stream);
    if (snapshot === undefined) return;
    this.#kept.delete(stream);
    this.#bytes -= weightOf(snapshot);
  }

  dropAll(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }
}

/** About what one known command takes in memory. */
export const PLACE_BYTES = 400;

const weightOf = ({ head, state }: Snapshot): number => state.length + head.seq * PLACE_BYTES;
