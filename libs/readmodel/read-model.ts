import type { LogRecord, Hash } from '#kernel';
import type { EntityManager } from 'typeorm';

/** An accepted record on its way into the read models, upcast, with the place where the log holds it. */
export interface Accepted {
  readonly record: LogRecord;
  readonly hash: Hash;
  readonly partition: number;
  readonly offset: number;
}

/**
 * One read model: its rows and its fold. The fold writes through the given manager alone, which is the transaction
 * that also moves the position; a record it can't digest is thrown as an error, and quarantines that stream.
 */
export interface ReadModel {
  readonly name: string;
  /** Raised when the rows or the fold change; the runner then rebuilds it beside the old one. */
  readonly version: number;
  fold(batch: readonly Accepted[], rows: EntityManager): Promise<void>;
}
