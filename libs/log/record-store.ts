import type { Hash, StreamId } from '#kernel';
import type { Positions } from './port.js';

/** One accepted record as it stands in the log. */
export interface StoredRecord {
  readonly seq: number;
  readonly hash: Hash;
  readonly bytes: Uint8Array;
}

/** The record read model as the arbiter sees it: where a cold stream is loaded from. */
export interface RecordStore {
  /** The accepted records of a stream from `after` on, and how far its partition had been read when they were. */
  load(
    stream: StreamId,
    after?: number,
  ): Promise<{ readonly records: readonly StoredRecord[]; readonly through: number }>;
  /** How far every partition has been read. */
  positions(): Promise<Positions>;
}
