import { type Arbiter } from '#log';
import type { Millis } from '#kernel';
import type { TrustStore, Vault } from '#vault';
import { AccessTokens } from './access-token.js';
import { ApiTokens } from './api-tokens.js';
import { Attempts } from './attempts.js';
import type { PeopleGround } from './ground.js';
import { NameIndex } from './name-index.js';
import { type Cost, Passwords } from './passwords.js';
import { Sessions } from './sessions.js';

type Given = Pick<PeopleGround, 'mailer' | 'publicUrl' | 'streamsOf' | 'report'> & {
  readonly vault: Vault;
  readonly trust: TrustStore;
  readonly arbiter: Arbiter;
  readonly now: () => Millis;
  readonly cost: Cost;
};

/** The ground of this context, on the server's own. */
export async function openPeople({ trust, cost, ...given }: Given): Promise<PeopleGround> {
  const { vault, now } = given;
  return {
    ...given,
    index: await NameIndex.open(vault),
    passwords: new Passwords(cost),
    sessions: new Sessions(vault, new AccessTokens(await trust.tokenSecret(), now), now),
    tokens: new ApiTokens(vault, now),
    attempts: new Attempts(now),
  };
}
