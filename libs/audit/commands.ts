import type { StreamHead } from './leaf.js';
import type { Continued } from './events.js';

/**
 * Begins a volume of the Merkle log. `key` is a verifier key (C2SP signed-note); its name is the log's origin. `continues`
 * is where the volume before ended, null for the first.
 */
export type OpenLog = { readonly type: 'OpenLog'; readonly key: string; readonly continues: Continued | null };

/** Appends leaves to the log that has `after` of them: who has seen another size looks again. */
export type AppendHeads = {
  readonly type: 'AppendHeads';
  readonly after: number;
  readonly heads: readonly StreamHead[];
  readonly through: readonly number[];
};

/** Publishes the checkpoint of the log as it stands, signed by its key. */
export type SignCheckpoint = { readonly type: 'SignCheckpoint'; readonly note: string };

/** The next key: a note that the key in force and the next have signed (key-change.ts). */
export type ChangeKey = { readonly type: 'ChangeKey'; readonly note: string };

export type AuditCommand = OpenLog | AppendHeads | SignCheckpoint | ChangeKey;
