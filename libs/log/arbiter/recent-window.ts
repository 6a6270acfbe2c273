import type { StreamId } from '#kernel';
import type { LogEntry, Positions } from '../port.js';

interface Slot {
  readonly stream: StreamId;
  readonly offset: number;
  readonly bytes: Uint8Array;
}

interface Part {
  /** Everything before this offset is in the record store. */
  from: number;
  /** Oldest first; those before `first` are gone. */
  slots: Slot[];
  first: number;
  readonly byStream: Map<StreamId, Slot[]>;
  readonly pins: Set<Pin>;
}

/** Holds the entries from an offset on, while a load has still to say which of them it needs. */
export interface Pin {
  from: number;
}

/**
 * What the tail has read and the record store has perhaps not: from both together any stream can be loaded. Nothing
 * that is still needed is ever dropped; over its bound the window is full, and the tail has to wait.
 */
export class RecentWindow {
  readonly #parts: readonly Part[];
  #bound: number;
  #bytes = 0;
  #room: (() => void)[] = [];

  constructor(partitions: number, bound: number) {
    this.#parts = Array.from({ length: partitions }, newPart);
    this.#bound = bound;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get isFull(): boolean {
    return this.#bytes > this.#bound;
  }

  add(stream: StreamId, { partition, offset, bytes }: LogEntry): void {
    const part = this.#part(partition);
    if (offset < part.from) return;
    const slot = { stream, offset, bytes };
    part.slots.push(slot);
    const own = part.byStream.get(stream);
    if (own === undefined) part.byStream.set(stream, [slot]);
    else own.push(slot);
    this.#bytes += bytes.length;
  }

  /** The entries of a stream from an offset on, in order. */
  of(stream: StreamId, partition: number, from: number): readonly Uint8Array[] {
    const own = this.#part(partition).byStream.get(stream) ?? [];
    return own.filter((slot) => slot.offset >= from).map((slot) => slot.bytes);
  }

  pin(partition: number): Pin {
    const part = this.#part(partition);
    const pin = { from: part.from };
    part.pins.add(pin);
    return pin;
  }

  unpin(partition: number, pin: Pin): void {
    this.#part(partition).pins.delete(pin);
  }

  storeReached(positions: Positions): void {
    positions.forEach((position, partition) => {
      const part = this.#part(partition);
      part.from = Math.max(part.from, Math.min(position, ...[...part.pins].map((pin) => pin.from)));
      this.#drop(part);
    });
    if (!this.isFull) this.#resume();
  }

  /** From now on nobody waits for room. */
  unbind(): void {
    this.#bound = Infinity;
    this.#resume();
  }

  room(): Promise<void> {
    return new Promise((resolve) => {
      this.#room.push(resolve);
    });
  }

  #resume(): void {
    for (const resume of this.#room.splice(0)) resume();
  }

  #drop(part: Part): void {
    for (let slot = part.slots[part.first]; slot !== undefined && slot.offset < part.from;) {
      const own = part.byStream.get(slot.stream);
      if (own === undefined || own.length === 1) part.byStream.delete(slot.stream);
      else own.shift();
      this.#bytes -= slot.bytes.length;
      slot = part.slots[++part.first];
    }
    if (part.first > 100 && part.first * 2 > part.slots.length) {
      part.slots = part.slots.slice(part.first);
      part.first = 0;
    }
  }

  #part(partition: number): Part {
    const part = this.#parts[partition];
    if (part === undefined) throw new RangeError(`The log has no partition ${partition}.`);
    return part;
  }
}

const newPart = (): Part => ({ from: 0, slots: [], first: 0, byStream: new Map(), pins: new Set() });
