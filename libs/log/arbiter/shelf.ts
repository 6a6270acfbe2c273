import type { StreamId } from '#kernel';
import type { OpenStream, Reader } from './open-stream.js';

/**
 * All open streams. Over the bound the longest unused are put away, never one with something to do; a watched one
 * loses its state and keeps its chain.
 */
export class Shelf {
  readonly #streams = new Map<StreamId, OpenStream>();
  /** Those with a state, the longest unused first, and what each weighs. */
  readonly #weights = new Map<OpenStream, number>();
  readonly #bound: number;
  #bytes = 0;

  constructor(bound: number) {
    this.#bound = bound;
  }

  get size(): number {
    return this.#streams.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get desks(): readonly Reader[] {
    return [...this.#streams.values()].flatMap(({ desk }) => desk ?? []);
  }

  get quarantined(): readonly StreamId[] {
    return [...this.#streams.values()].flatMap(({ desk, id }) => (desk?.isQuarantined === true ? id : []));
  }

  find(id: StreamId): OpenStream | undefined {
    return this.#streams.get(id);
  }

  open(id: StreamId, create: () => OpenStream): OpenStream {
    const stream = this.#streams.get(id) ?? create();
    this.#streams.set(id, stream);
    return stream;
  }

  /** The stream has come to rest: it is the one used last, and others may have to make room. */
  rests(id: StreamId): void {
    const stream = this.#streams.get(id);
    if (stream === undefined) return;
    if (stream.desk === null) {
      this.release(stream);
      return;
    }
    const weight = stream.desk.weigh();
    this.#bytes += weight - (this.#weights.get(stream) ?? 0);
    this.#weights.delete(stream);
    this.#weights.set(stream, weight);
    if (this.#bytes > this.#bound) this.#makeRoom();
  }

  /** Lets go of a stream that nobody uses or watches. */
  release(stream: OpenStream): void {
    if (stream.desk === null && !stream.isBusy && !stream.isWatched) this.#streams.delete(stream.id);
  }

  #makeRoom(): void {
    for (const [stream, weight] of this.#weights) {
      if (this.#bytes <= this.#bound) return;
      if (stream.isBusy) continue;
      this.#bytes -= weight;
      this.#weights.delete(stream);
      stream.putAway();
      stream.desk = null;
      this.release(stream);
    }
  }
}
