import type { ActorId, Hash, Json, KeptText, Millis } from '#kernel';
import type { DeckList, DeckOwner } from './commands.js';

export interface DeckCheck {
  readonly at: Millis;
  readonly by: ActorId;
  readonly found: 'in-order' | 'problem';
  readonly note: KeptText | null;
}

export interface HandedIn {
  readonly phase: 'handed-in' | 'locked' | 'open';
  readonly owner: DeckOwner;
  readonly list: DeckList;
  readonly hash: Hash;
  /** How often the staff changed it after the lock. */
  readonly changes: number;
  readonly checks: readonly DeckCheck[];
  /** The last record of the tournament that locked or unlocked it. */
  readonly since: number;
}

/** Nothing in it is ever changed in place. */
export type DeckState = { readonly phase: 'none' } | HandedIn;

export const pack = (state: DeckState): Json =>
  state.phase === 'none' ? { phase: 'none' } : { ...state, checks: state.checks.map((check) => ({ ...check })) };

export const unpack = (json: Json): DeckState => json as unknown as DeckState;

const CHARACTER = 2;

export const weigh = (state: DeckState): number =>
  state.phase === 'none' ? 100 : 3_000 + state.list.text.length * CHARACTER;
