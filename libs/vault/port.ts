import type { Json } from '#kernel';

/** What the vault keeps, one space a kind of thing. */
export type Space =
  | 'account'
  | 'name'
  | 'token'
  | 'session'
  | 'recovery'
  | 'stream-key'
  | 'subject-key'
  | 'personal'
  | 'undecided'
  | 'cursor'
  | 'stuck'
  | 'attempt'
  | 'webhook'
  | 'export'
  | 'engine'
  | 'card-set';

export interface Kept {
  readonly value: Json;
  /** Raised by one at each change, from 1. */
  readonly version: number;
}

export interface Put {
  readonly do: 'put';
  readonly space: Space;
  readonly key: string;
  readonly value: Json;
  readonly was: number | 'any';
}

/** One change of several that are made together or not at all. */
export type Change = Put | { readonly do: 'drop'; readonly space: Space; readonly key: string };

/** Secrets and what must be erasable. Durable when a promise resolves; what was dropped leaves no bytes behind, but for marks of what is undecided. */
export interface Vault {
  get(space: Space, key: string): Promise<Kept | null>;
  /** Keys with this prefix, in code unit order, with their values. */
  list(space: Space, prefix?: string): Promise<readonly (Kept & { readonly key: string })[]>;
  /** False, and nothing changed, when a `put` found another version than `was` (0: there must be none yet). */
  change(...changes: readonly Change[]): Promise<boolean>;
  close(): Promise<void>;
}
