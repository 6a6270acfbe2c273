import type { EngineShelf } from '#engines';
import type { Millis } from '#kernel';
import type { Arbiter, Keyring, Log } from '#log';
import type { GameRegistry, MatchRules } from '#match';
import type { ReadModels } from '#readmodel';
import type { DeckRules, RatingRules } from '#tournament';
import type { TrustStore, Vault } from '#vault';
import type { Config } from '../config.js';
import type { Logger } from '../logger.js';
import type { Metrics } from '../metrics.js';
import type { Reaction } from '../worker/reaction.js';
import type { PeopleGround } from '../people/ground.js';

export type LogMode = 'MEMORY' | 'FILE' | 'KAFKA';

/** One thing that must be well before this process takes requests. */
export interface Check {
  readonly name: string;
  readonly well: boolean;
  readonly says: string;
}

/** Where people reach this server: as configured, or else where it listens. */
export interface Place {
  url: string;
}

/** What the server stands on, open and caught up; Nest is given its parts by the names in tokens.ts. */
export interface Ground {
  readonly config: Config;
  readonly now: () => Millis;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly logMode: LogMode;
  readonly vault: Vault;
  readonly trust: TrustStore;
  readonly keyring: Keyring;
  readonly arbiter: Arbiter;
  readonly readModels: ReadModels;
  readonly games: GameRegistry;
  readonly shelf: EngineShelf;
  /** The one decider of `match/*` in this process. */
  readonly matchRules: MatchRules;
  /** The one decider of `deck/*`. */
  readonly deckRules: DeckRules;
  /** The one decider of `rating/*`. */
  readonly ratingRules: RatingRules;
  /** What one stream's records call for in others. */
  readonly reactions: readonly Reaction[];
  readonly people: PeopleGround;
  /** Where people reach this server, once it listens. */
  readonly place: Place;
  checks(): Promise<readonly Check[]>;
  /** Resolves with what can no longer be read. Without the log this process ends; read models can be built anew. */
  readonly lost: Promise<'log' | 'read models'>;
  /** In the reverse order of opening; resolves when nothing is left running. */
  close(): Promise<void>;
}
