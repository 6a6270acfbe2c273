import type { Millis } from '#kernel';
import type { Arbiter, Keyring, Log } from '#log';
import type { GameRegistry } from '#match';
import type { Vault } from '#vault';
import type { Config } from './config.js';
import type { MatchList } from './match/match-list.js';
import type { LogMode } from './graphql/core.resolver.js';
import type { Logger } from './logger.js';
import type { Metrics } from './metrics.js';

/** One thing that must be well before this process takes requests. */
export interface Check {
  readonly name: string;
  readonly well: boolean;
  readonly says: string;
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
  readonly keyring: Keyring;
  readonly arbiter: Arbiter;
  readonly games: GameRegistry;
  readonly matchList: MatchList;
  checks(): Promise<readonly Check[]>;
  /** In the reverse order of opening; resolves when nothing is left running. */
  close(): Promise<void>;
}
