import type { LogEntry } from '../port.js';
import { FRAME_HEAD, writeFrame } from './frame.js';

export interface Append {
  readonly partition: number;
  readonly records: readonly Uint8Array[];
  /** In bytes, as frames. */
  readonly size: number;
}

export function append(partition: number, records: readonly Uint8Array[]): Append {
  return { partition, records, size: records.reduce((sum, { length }) => sum + FRAME_HEAD + length, 0) };
}

/** Appends as they go to disk in one piece. */
interface Framed {
  readonly bytes: Buffer;
  readonly entries: readonly LogEntry[];
  readonly firsts: readonly number[];
  readonly next: readonly number[];
  /** Of the last frame. */
  readonly crc: number;
}

/** Gives each record the next offset of its partition. */
export function framed(appends: readonly Append[], from: readonly number[]): Framed {
  const bytes = Buffer.allocUnsafe(appends.reduce((sum, { size }) => sum + size, 0));
  const entries: LogEntry[] = [];
  const next = [...from];
  let begin = 0;
  let end = 0;
  const firsts = appends.map(({ partition, records }) => {
    const first = next[partition] ?? 0;
    records.forEach((record, i) => {
      begin = end;
      end = writeFrame(bytes, begin, partition, first + i, record);
      entries.push({ partition, offset: first + i, bytes: bytes.subarray(begin + FRAME_HEAD, end) });
    });
    next[partition] = first + records.length;
    return first;
  });
  return { bytes, entries, firsts, next, crc: bytes.readUInt32BE(begin + 4) };
}
