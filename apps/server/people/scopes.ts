import type { Scope as ApiScope } from '#contract';
import type { Scope } from '../principal.js';

/** How the contract writes the scopes. */
const WRITTEN: Readonly<Record<Scope, ApiScope>> = {
  account: 'ACCOUNT',
  admin: 'ADMIN',
  'audit:read': 'AUDIT_READ',
  'game:play': 'GAME_PLAY',
  'judge:view': 'JUDGE_VIEW',
  'tournament:organise': 'TOURNAMENT_ORGANISE',
};

const READ: Readonly<Record<ApiScope, Scope>> = {
  ACCOUNT: 'account',
  ADMIN: 'admin',
  AUDIT_READ: 'audit:read',
  GAME_PLAY: 'game:play',
  JUDGE_VIEW: 'judge:view',
  TOURNAMENT_ORGANISE: 'tournament:organise',
};

/** As who asks knows it. */
export const scopeName = (scope: Scope): ApiScope => WRITTEN[scope];

export const writtenScopes = (scopes: readonly Scope[]): readonly ApiScope[] => scopes.map(scopeName);

export const readScopes = (scopes: readonly ApiScope[]): readonly Scope[] => scopes.map((scope) => READ[scope]);
