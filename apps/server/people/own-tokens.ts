import { phrase } from '#kernel';
import type { Principal } from '../principal.js';
import { actorOf, self } from './access.js';
import type { ApiToken } from './api-tokens.js';
import type { PeopleGround } from './ground.js';
import { textProblem } from './names.js';
import { done, not, type Result } from './refusals.js';
import { scopeName } from './scopes.js';

const LONGEST_LABEL = 60;

/** A token may never do more than who makes it. */
export async function createApiToken(
  { tokens, now }: PeopleGround,
  principal: Principal,
  wish: Pick<ApiToken, 'label' | 'scopes' | 'until'>,
  idempotencyKey: string,
): Promise<Result<{ readonly secret: string; readonly token: ApiToken }>> {
  const actor = actorOf(principal, 'createApiToken', self(principal));
  if (actor.is !== 'done' || principal.is === 'nobody') return actor.is === 'done' ? NOBODY : actor;
  const lacking = wish.scopes.find((scope) => !principal.scopes.includes(scope));
  if (lacking !== undefined) {
    return not(
      'PEOPLE.FORBIDDEN',
      phrase('Your own token lacks the scope {scope}, so it can give it to no other.', { scope: scopeName(lacking) }),
    );
  }
  const badLabel = textProblem(wish.label, LONGEST_LABEL);
  if (badLabel !== null) return not('PEOPLE.BAD_TEXT', badLabel);
  if (wish.until !== null && wish.until <= now()) {
    return not('PEOPLE.BAD_TEXT', phrase('This moment is past; a token runs out later than now, or never.'));
  }
  const made = await tokens.make(actor.value, { ...wish, label: wish.label.trim() }, idempotencyKey);
  return made === null ? NOBODY : done(made);
}

const NOBODY = not('PEOPLE.ERASED', phrase('This person was erased, which is final.'));

export async function revokeApiToken({ tokens }: PeopleGround, principal: Principal, id: string): Promise<Result> {
  const actor = actorOf(principal, 'revokeApiToken', self(principal));
  if (actor.is !== 'done') return actor;
  const isThere = await tokens.revoke(actor.value, id);
  return isThere ? done(null) : not('PEOPLE.UNKNOWN_TOKEN', phrase('You have no token with the id "{id}".', { id }));
}
