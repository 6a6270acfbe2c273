import { Fault } from '#kernel';
import type { LogIdentity } from '../port.js';
import { isDiskFull, type Writable, writeAll } from './disk.js';
import { type Append, framed } from './framed.js';
import { Recent } from './recent.js';
import { type Folder, identityOf, makeSegment, type Segment } from './segment.js';
import { type Place, type Walk, walkFrom } from './walk.js';

/** A log's files while it is open: how far it is durable, and how more is added. */
export class Journal {
  readonly identity: LogIdentity;
  readonly recent = new Recent();
  #broken: Fault | null = null;

  constructor(
    private readonly folder: Folder,
    /** At least one; the last is the one being written. */
    private readonly segments: Segment[],
    private file: Writable,
    private durable: Place,
  ) {
    this.identity = identityOf(segments.at(-1) as Segment);
  }

  get end(): Place {
    return this.durable;
  }

  /** Appends all of these, durably, and tells the first offset of each. After a failure that a full disk does not explain it takes no more. */
  async write(appends: readonly Append[]): Promise<readonly number[]> {
    if (this.#broken !== null) throw this.#broken;
    const { bytes, entries, firsts, next, crc } = framed(appends, this.durable.next);
    try {
      const position = await this.#keep(bytes);
      const before = this.durable.position;
      this.durable = { position, next, crc };
      this.recent.add(before, { entries, size: bytes.length, after: this.durable });
      return firsts;
    } catch (cause) {
      if (cause instanceof NoRoom) throw cause;
      this.#broken = new Fault(
        `The log in ${this.folder.path} could not be written (${String(cause)}). It takes no more appends, because only opening it again tells what the disk holds: put the disk right and restart.`,
        { cause },
      );
      throw this.#broken;
    }
  }

  walk(from: readonly number[]): Walk {
    return walkFrom(this.segments, this.durable, from);
  }

  async close(): Promise<void> {
    this.#broken ??= new Fault('The log is closed.');
    await this.file.close();
  }

  /** Makes these frames durable after all others, in a new segment if need be; tells where the log ends then. */
  async #keep(frames: Buffer): Promise<number> {
    const { position } = this.durable;
    const last = this.segments.at(-1) as Segment;
    const begin = Math.max(position, last.base + last.body);
    const isTooLong = begin > last.base + last.body && begin + frames.length > last.base + this.folder.segmentBytes;
    return isTooLong ? this.#keepInNew(frames) : this.#keepIn(last, begin, frames);
  }

  async #keepInNew(frames: Buffer): Promise<number> {
    const { position, next, crc } = this.durable;
    const { logId } = this.identity;
    try {
      const made = await makeSegment(this.folder, position, { logId, next, follows: crc }, frames);
      await this.file.close();
      this.file = made.file;
      this.segments.push(made.segment);
      return position + made.segment.body + frames.length;
    } catch (cause) {
      throw isDiskFull(cause) ? this.#noRoom(cause) : cause;
    }
  }

  /** What a full disk took of it is taken back, so that all is as before. */
  async #keepIn(segment: Segment, begin: number, frames: Buffer): Promise<number> {
    try {
      await writeAll(this.file, frames, begin - segment.base);
    } catch (cause) {
      if (!isDiskFull(cause)) throw cause;
      await this.file.truncate(begin - segment.base);
      throw this.#noRoom(cause);
    }
    await this.file.datasync();
    return begin + frames.length;
  }

  #noRoom(cause: unknown): NoRoom {
    return new NoRoom(
      `The disk of the log in ${this.folder.path} is full (${String(cause)}). Nothing was written; it goes on as soon as there is room.`,
      { cause },
    );
  }
}

/** The disk was full, and the log is as it was before. */
class NoRoom extends Fault {}
