import type { Happening, Hash } from '#kernel';
import type { StreamHead } from './leaf.js';

export type LogOpened = Happening<'LogOpened', { readonly key: string }, null>;

/** `size` and `root` are those of the log with these leaves. */
export type HeadsAppended = Happening<
  'HeadsAppended',
  { readonly heads: readonly StreamHead[]; readonly size: number; readonly root: Hash },
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
