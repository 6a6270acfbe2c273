import type { LogEntry } from '../port.js';
import { Damage } from './damage.js';
import { readAt } from './disk.js';
import { claimedEnd, readFrame } from './frame.js';
import type { Segment } from './segment.js';

const CHUNK = 2 ** 20;

/** A place between two frames of the log. */
export interface Place {
  /** Counted in bytes from the beginning of the log. */
  readonly position: number;
  /** The next offset of each partition. */
  readonly next: readonly number[];
  /** The CRC of the frame before. */
  readonly crc: number;
}

export const startOf = ({ base, next, follows }: Segment): Place => ({ position: base, next, crc: follows });

/** Reads on from these offsets, beginning with the last segment that holds all of them. */
export function walkFrom(segments: readonly Segment[], end: Place, from: readonly number[]): Walk {
  const isBefore = (next: readonly number[]): boolean => next.every((offset, n) => offset <= (from[n] ?? 0));
  if (isBefore(end.next)) return new Walk(segments, end);
  const segment = segments.findLast(({ next }) => isBefore(next)) as Segment; // all offsets begin in the first
  return new Walk(segments, startOf(segment));
}

/** Reads the records of a log in order, checking each frame and that nothing is missing between them. */
export class Walk {
  #position: number;
  #next: number[];
  #crc: number;

  constructor(
    private readonly segments: readonly Segment[],
    from: Place,
  ) {
    this.#position = from.position;
    this.#next = [...from.next];
    this.#crc = from.crc;
  }

  get place(): Place {
    return { position: this.#position, next: [...this.#next], crc: this.#crc };
  }

  get position(): number {
    return this.#position;
  }

  jump(to: Place): void {
    this.#position = to.position;
    this.#next = [...to.next];
    this.#crc = to.crc;
  }

  /** The next records, about a megabyte of them, none only at `until`; throws Damage when they can't be read. */
  async step(until: number): Promise<readonly LogEntry[]> {
    const index = this.segments.findLastIndex(({ base }) => base <= this.#position);
    const segment = this.segments[index];
    if (segment === undefined) return [];
    if (this.#position === segment.base) this.#enter(segment);
    const at = this.#position - segment.base;
    const end = Math.min(until, this.segments[index + 1]?.base ?? until) - segment.base;
    if (at >= end) return [];
    return this.#records(segment, await readFrames(segment.path, at, end));
  }

  #enter(segment: Segment): void {
    const joins = segment.follows === this.#crc && segment.next.every((offset, n) => offset === this.#next[n]);
    if (!joins) throw new Damage(segment.path, 0, 'it does not continue the segment before it.');
    this.#position += segment.body;
  }

  #records(segment: Segment, bytes: Buffer): readonly LogEntry[] {
    const at = this.#position - segment.base;
    const entries: LogEntry[] = [];
    let read = 0;
    for (let frame = readFrame(bytes, read); frame !== null; frame = readFrame(bytes, read)) {
      if (frame.offset !== this.#next[frame.partition]) break;
      entries.push({ partition: frame.partition, offset: frame.offset, bytes: frame.payload });
      this.#next[frame.partition] = frame.offset + 1;
      this.#crc = frame.crc;
      read = frame.end;
    }
    if (read === 0)
      throw new Damage(segment.path, at, 'there is no whole record here that continues what is before it.');
    this.#position += read;
    return entries;
  }
}

/** A chunk of the file that holds at least its first frame, if that ends before `end`. */
async function readFrames(path: string, at: number, end: number): Promise<Buffer> {
  const chunk = await readAt(path, at, Math.min(CHUNK, end - at));
  const claimed = claimedEnd(chunk, 0) ?? 0;
  return claimed > chunk.length && at + claimed <= end ? readAt(path, at, claimed) : chunk;
}
