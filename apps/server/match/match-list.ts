import type { StreamId } from '#kernel';
import type { Page } from '../graphql/connection.js';

/** Which matches to list; null does not matter. */
export interface MatchWish {
  readonly phases: readonly ('open' | 'playing' | 'finished' | 'cancelled')[] | null;
  readonly game: string | null;
  readonly holder: string | null;
}

export interface ListedMatch {
  readonly name: string;
  /** When it changed last, in milliseconds; with the name, its place in the list. */
  readonly changedAt: number;
}

/** The list of matches as the read model has it, the one that changed last first. */
export interface MatchList {
  /** One more than the page takes, when there are so many. */
  find(wish: MatchWish, page: Page): Promise<readonly ListedMatch[]>;
  /** Resolves to false when the read model did not get that far within two seconds. */
  reached(stream: StreamId, seq: number): Promise<boolean>;
}
