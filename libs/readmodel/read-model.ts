import type { EntityManager, EntitySchema } from 'typeorm';
import type { Hash, LogRecord, StreamKind, StreamName } from '#kernel';

/** An accepted record on its way into the read models, with the place where the log holds it. */
export interface Accepted {
  readonly record: LogRecord;
  /** The parts of its stream's id. */
  readonly of: StreamName;
  readonly hash: Hash;
  readonly partition: number;
  readonly offset: number;
}

/** Of streams of which kinds a model hears: of all their records, or of those with an event of one of these types. */
export type Hears = Readonly<Partial<Record<StreamKind, 'all' | readonly string[]>>>;

/**
 * One read model: its tables, its rows and its fold. The fold writes through the given manager alone, which is the
 * transaction that also moves the position. It may rely on the order within a stream and on no other; a record it
 * can't digest is thrown as an error, and quarantines that stream.
 */
export interface ReadModel {
  readonly name: string;
  /** Raised when the tables or the fold change; the read models are then rebuilt beside the old ones. */
  readonly version: number;
  readonly hears: Hears;
  /** What makes the tables and indexes of a new generation, in its own schema. */
  readonly tables: readonly string[];
  readonly rows: readonly EntitySchema[];
  fold(batch: readonly Accepted[], rows: EntityManager): Promise<void>;
}
