import type { ActorId, Millis, StreamId } from '#kernel';
import type { Arbiter } from '#log';
import type { Vault } from '#vault';
import type { ApiTokens } from './api-tokens.js';
import type { Attempts } from './attempts.js';
import type { Mailer } from './mailer.js';
import type { NameIndex } from './name-index.js';
import type { Passwords } from './passwords.js';
import type { Sessions } from './sessions.js';

/** The streams in which somebody did something, for the export of their data. */
export type StreamsOf = (subject: ActorId) => Promise<readonly StreamId[]>;

/** What the services of people share. */
export interface PeopleGround {
  readonly vault: Vault;
  readonly arbiter: Arbiter;
  readonly now: () => Millis;
  readonly index: NameIndex;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly tokens: ApiTokens;
  readonly attempts: Attempts;
  readonly mailer: Mailer | null;
  /** Where people reach this server, for links. */
  readonly publicUrl: () => string;
  readonly streamsOf: StreamsOf;
  /** Where work that nobody waits for says that it failed. */
  readonly report: (what: string, error: unknown) => void;
}
