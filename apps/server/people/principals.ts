import type { ActorId, Millis } from '#kernel';
import { type Authenticate, type Principal, type Scope, SCOPES } from '../principal.js';
import type { PeopleGround } from './ground.js';
import { isOf } from './secrets.js';
import { lookAt } from './subjects.js';

/** Who a bearer stands for: somebody signed in, who may all that person may, or a program with a token's scopes. */
export function authenticateBy(ground: PeopleGround): Authenticate {
  return async (bearer) => {
    if (isOf('api', bearer)) {
      const token = await ground.tokens.authenticate(bearer);
      return token === null ? null : principal(ground, token.subject, token.scopes, token.until);
    }
    const access = await ground.sessions.authenticate(bearer);
    return access === null ? null : principal(ground, access.subject, SCOPES, access.until);
  };
}

/** Roles are read from the log each time, so a role that is taken away ends at once; so does an erased person. */
async function principal(
  { arbiter }: PeopleGround,
  id: ActorId,
  scopes: readonly Scope[],
  until: Millis | null,
): Promise<Principal | null> {
  const state = await lookAt(arbiter, id);
  return state.phase === 'registered' ? { is: 'person', id, roles: state.roles, scopes, until } : null;
}
