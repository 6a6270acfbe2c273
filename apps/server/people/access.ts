import { type ActorId, phrase } from '#kernel';
import type { Principal, Scope } from '../principal.js';
import { done, not, type Result, type Undone } from './refusals.js';
import { scopeName } from './scopes.js';

export type PeopleOperation =
  | 'register'
  | 'signIn'
  | 'refresh'
  | 'signOut'
  | 'requestRecovery'
  | 'recover'
  | 'readName'
  | 'readMail'
  | 'signOutEverywhere'
  | 'changePassword'
  | 'createApiToken'
  | 'listApiTokens'
  | 'revokeApiToken'
  | 'registerDevice'
  | 'revokeDevice'
  | 'listDevices'
  | 'export'
  | 'erase'
  | 'createRecoveryLink'
  | 'moderateName'
  | 'grantRole'
  | 'revokeRole'
  | 'createTournament'
  | 'grantTournamentRole'
  | 'revokeTournamentRole'
  | 'playInTournament'
  | 'runTournament'
  | 'readTournament'
  | 'exportGames'
  | 'rate';

/** Whom an operation is open to, and what a token must have been made for. */
type Rule =
  | { readonly who: 'anybody' }
  /** Whoever is signed in. */
  | { readonly who: 'person'; readonly scope: Scope }
  /** The person it is about. */
  | { readonly who: 'self'; readonly scope: Scope }
  | { readonly who: 'admin' }
  | { readonly who: 'self or admin'; readonly scope: Scope };

/** All of this context's authorisation. What staff may do in a tournament is that tournament's own table (#tournament). */
export const PEOPLE_ACCESS: Readonly<Record<PeopleOperation, Rule>> = {
  register: { who: 'anybody' },
  signIn: { who: 'anybody' },
  refresh: { who: 'anybody' },
  signOut: { who: 'anybody' },
  requestRecovery: { who: 'anybody' },
  recover: { who: 'anybody' },
  readName: { who: 'anybody' },
  readMail: { who: 'self', scope: 'account' },
  signOutEverywhere: { who: 'self or admin', scope: 'account' },
  changePassword: { who: 'self', scope: 'account' },
  createApiToken: { who: 'self', scope: 'account' },
  listApiTokens: { who: 'self', scope: 'account' },
  revokeApiToken: { who: 'self', scope: 'account' },
  registerDevice: { who: 'self', scope: 'game:play' },
  revokeDevice: { who: 'self', scope: 'game:play' },
  listDevices: { who: 'self', scope: 'game:play' },
  export: { who: 'self', scope: 'account' },
  erase: { who: 'self or admin', scope: 'account' },
  createRecoveryLink: { who: 'admin' },
  moderateName: { who: 'admin' },
  grantRole: { who: 'admin' },
  revokeRole: { who: 'admin' },
  createTournament: { who: 'person', scope: 'tournament:organise' },
  grantTournamentRole: { who: 'person', scope: 'tournament:organise' },
  revokeTournamentRole: { who: 'person', scope: 'tournament:organise' },
  playInTournament: { who: 'person', scope: 'game:play' },
  /** Which of the staff, the tournament itself decides. */
  runTournament: { who: 'person', scope: 'tournament:organise' },
  readTournament: { who: 'anybody' },
  exportGames: { who: 'person', scope: 'game:play' },
  rate: { who: 'admin' },
};

export const isAdmin = (principal: Principal): boolean =>
  principal.is === 'person' && principal.roles.includes('admin') && principal.scopes.includes('admin');

const NOT_SIGNED_IN = not(
  'PEOPLE.NOT_SIGNED_IN',
  phrase('Sign in first, and send the header Authorization with the token you get.'),
);

/** Null when they may; `target` is the person it is about, null where it is about none. */
export function may(principal: Principal, operation: PeopleOperation, target: ActorId | null): Undone | null {
  const rule = PEOPLE_ACCESS[operation];
  if (rule.who === 'anybody') return null;
  if (principal.is === 'nobody') return NOT_SIGNED_IN;
  const lacks = (scope: Scope): Undone | null => {
    if (principal.scopes.includes(scope)) return null;
    const why = phrase('This token lacks the scope {scope}. Make one that has it.', { scope: scopeName(scope) });
    return not('PEOPLE.FORBIDDEN', why, { lacks: scope });
  };
  switch (rule.who) {
    case 'person':
      return lacks(rule.scope);
    case 'self':
      return principal.id === target
        ? lacks(rule.scope)
        : not('PEOPLE.FORBIDDEN', phrase('Only that person may do this.'));
    case 'admin':
      return principal.roles.includes('admin')
        ? lacks('admin')
        : not('PEOPLE.FORBIDDEN', phrase('Only an admin may do this.'));
    case 'self or admin':
      if (principal.id === target) return lacks(rule.scope);
      return principal.roles.includes('admin')
        ? lacks('admin')
        : not('PEOPLE.FORBIDDEN', phrase('Only that person or an admin may do this.'));
  }
}

/** Who does it, for an operation that is not open to anybody; or why they may not. */
export function actorOf(principal: Principal, operation: PeopleOperation, target: ActorId | null): Result<ActorId> {
  const no = may(principal, operation, target);
  if (no !== null) return no;
  return principal.is === 'person' ? done(principal.id) : NOT_SIGNED_IN;
}

/** Themselves, as the person that an operation is about. */
export const self = (principal: Principal): ActorId | null => (principal.is === 'person' ? principal.id : null);
