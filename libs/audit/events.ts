import type { Happening, Hash } from '#kernel';
import type { StreamHead } from './leaf.js';

/** Where a volume ended that is full: the roots of its full subtrees in hex, the largest first, and its last checkpoint. */
export type Continued = {
  readonly size: number;
  readonly peaks: readonly Hash[];
  readonly note: string;
  readonly through: readonly number[];
};

export type LogOpened = Happening<'LogOpened', { readonly key: string; readonly continues: Continued | null }, null>;

/**
 * `size` and `root` are those of the log with these leaves. `through` says how many accepted records of each partition
 * are covered, so that whoever appends next goes on from there.
 */
export type HeadsAppended = Happening<
  'HeadsAppended',
  {
    readonly heads: readonly StreamHead[];
    readonly size: number;
    readonly root: Hash;
    readonly through: readonly number[];
  },
  null
>;

export type CheckpointSigned = Happening<
  'CheckpointSigned',
  { readonly size: number; readonly root: Hash; readonly note: string },
  null
>;

/** `key` is the one in force from now on. */
export type KeyChanged = Happening<'KeyChanged', { readonly key: string; readonly note: string }, null>;

export type AuditEvent = LogOpened | HeadsAppended | CheckpointSigned | KeyChanged;
