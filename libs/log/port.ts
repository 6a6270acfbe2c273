/** How many entries of each partition have been read, or where to begin: one number a partition. */
export type Positions = readonly number[];

/** Known by its genesis records, one at offset 0 of each partition; the same id survives a copy to another store. */
export interface LogIdentity {
  readonly logId: string;
  readonly partitions: number;
}

export interface LogEntry {
  readonly partition: number;
  readonly offset: number;
  /** A view of something larger, like as not: keep a copy of what is kept for long. */
  readonly bytes: Uint8Array;
}

export interface Tail {
  /** Resolves when the last `take` has ended; none begins afterwards. */
  stop(): Promise<void>;
  /** Rejects when the tail can't go on; never resolves otherwise than by `stop`. */
  readonly done: Promise<void>;
}

/** A log for whoever only reads it. */
export interface LogToRead {
  readonly identity: LogIdentity;
  /**
   * Everything from these offsets on, genesis left out, then whatever comes, for ever. Offsets of a partition ascend
   * and none is given twice, also across a lost connection. Batches wait for the promise of the one before.
   */
  tail(from: Positions, take: (entries: readonly LogEntry[]) => Promise<void> | void): Tail;
  /** The offset after the last durable entry of each partition. */
  end(): Promise<Positions>;
  close(): Promise<void>;
}

/**
 * An ordered, append-only, partitioned log of byte strings. It judges nothing: what is accepted is the readers' rule.
 * All adapters pass one contract suite.
 */
export interface Log extends LogToRead {
  /** Appends in this order, all at one place; resolves with the first offset once everything is durable. */
  append(partition: number, records: readonly Uint8Array[]): Promise<number>;
}
