import { actorId } from '#kernel';
import type { MatchState } from '#match';
import { NOBODY, type Principal, type Scope } from '../principal.js';
import { accessTo, viewerOf } from './access.js';

const person = (name: string, ...scopes: readonly Scope[]): Principal => ({
  is: 'person',
  id: actorId(name),
  roles: [],
  scopes,
  until: null,
});
const admin: Principal = { is: 'person', id: actorId('root'), roles: ['admin'], scopes: ['account'], until: null };

const match = {
  phase: 'open',
  plan: {
    seats: [{ who: actorId('ann'), brings: null }, null, { who: actorId('bob'), brings: null }],
    players: [null, null, null],
    branch: null,
  },
} as unknown as MatchState;

const ACTS = ['create', 'join', 'answer', 'resign', 'cancel'] as const;

describe('who may do what with a match', () => {
  it.each<[string, Principal, string]>([
    ['nobody', NOBODY, 'NOT_SIGNED_IN'],
    ['a player', person('ann', 'game:play'), 'yes'],
    ['a player with all scopes', person('ann', 'game:play', 'account', 'judge:view', 'audit:read'), 'yes'],
    ['a token for judging', person('ann', 'judge:view'), 'FORBIDDEN'],
    ['a token for auditing', person('ann', 'audit:read'), 'FORBIDDEN'],
    ['a token without scopes', person('ann'), 'FORBIDDEN'],
    ['an admin whose token may not play', admin, 'FORBIDDEN'],
  ])('%s: %#', (_, principal, expected) => {
    for (const act of ACTS) {
      const access = accessTo(act, principal);
      expect([act, access.may ? 'yes' : access.why]).toEqual([act, expected]);
    }
  });

  it.each<[string, Principal, unknown]>([
    ['nobody', NOBODY, { as: 'public' }],
    ['who sits first', person('ann', 'game:play'), { as: 'seat', seat: 0 }],
    ['who sits third', person('bob', 'game:play'), { as: 'seat', seat: 2 }],
    ['who does not sit', person('eve', 'game:play'), { as: 'public' }],
    ['who sits, with a token that may not play', person('ann', 'audit:read'), { as: 'public' }],
    ['an admin', admin, { as: 'public' }],
  ])('%s looks with the right eyes', (_, principal, viewer) => {
    expect(viewerOf(match, principal)).toEqual(viewer);
  });

  it('shows a match that does not exist to nobody in particular', () => {
    expect(viewerOf({ phase: 'none' }, person('ann', 'game:play'))).toEqual({ as: 'public' });
  });
});
