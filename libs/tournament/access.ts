import { phrase, refuse } from '#kernel';
import type { TournamentRefusal } from './refusals.js';
import type { StaffRole } from './staff/commands.js';

/** What the staff do. Players do some of it for themselves, which the decisions say. */
export type StaffOperation =
  | `${'grant' | 'revoke'} ${StaffRole}`
  | 'open and close registration'
  | 'enter players'
  | 'check in players'
  | 'drop players'
  | 'disqualify'
  | 'start and end'
  | 'pair'
  | 'correct results'
  | 'time rounds'
  | 'extend tables'
  | 'announce'
  | 'change case times'
  | 'change details'
  | 'check decks'
  | MatchOperation;

/** What they do at its matches. */
export type MatchOperation =
  'read reports' | 'enter a result' | 'answer a call' | 'hold a match' | 'put in a seed' | 'hide a note';

/** Who does a thing: with the roles they hold here, or for the house as an admin. */
export type Standing = { readonly roles: readonly StaffRole[]; readonly asAdmin: boolean };

/**
 * All of a tournament's authorisation, at its matches too. Who holds several roles acts in the first that is named. An admin of
 * the house may do each of these but those at matches, and the event says so.
 */
export const STAFF_ACCESS: Readonly<Record<StaffOperation, readonly StaffRole[]>> = {
  'grant organiser': ['organiser'],
  'grant head-judge': ['organiser'],
  'grant judge': ['organiser', 'head-judge'],
  'grant scorekeeper': ['organiser'],
  'grant player': ['organiser', 'scorekeeper'],
  'revoke organiser': ['organiser'],
  'revoke head-judge': ['organiser'],
  'revoke judge': ['organiser', 'head-judge'],
  'revoke scorekeeper': ['organiser'],
  'revoke player': ['organiser', 'scorekeeper'],
  'open and close registration': ['organiser', 'scorekeeper'],
  'enter players': ['organiser', 'scorekeeper'],
  'check in players': ['organiser', 'scorekeeper', 'head-judge', 'judge'],
  'drop players': ['organiser', 'scorekeeper', 'head-judge'],
  disqualify: ['organiser', 'head-judge'],
  'start and end': ['organiser'],
  pair: ['organiser', 'scorekeeper'],
  'correct results': ['organiser', 'head-judge'],
  'time rounds': ['organiser', 'scorekeeper', 'head-judge'],
  'extend tables': ['organiser', 'scorekeeper', 'head-judge', 'judge'],
  announce: ['organiser', 'scorekeeper', 'head-judge'],
  'change case times': ['organiser', 'head-judge'],
  'change details': ['organiser'],
  'check decks': ['head-judge', 'judge', 'organiser'],
  'read reports': ['head-judge', 'judge', 'organiser', 'scorekeeper'],
  'enter a result': ['head-judge', 'judge', 'scorekeeper', 'organiser'],
  'answer a call': ['head-judge', 'judge', 'organiser'],
  'hold a match': ['head-judge', 'judge', 'organiser'],
  'put in a seed': ['head-judge', 'judge', 'organiser'],
  'hide a note': ['head-judge', 'judge', 'organiser'],
};

/** Null when they may; otherwise why not, and who may. */
export function mayStaff({ roles, asAdmin }: Standing, operation: StaffOperation): TournamentRefusal | null {
  const allowed = STAFF_ACCESS[operation];
  if (asAdmin || allowed.some((role) => roles.includes(role))) return null;
  const who = { allowed: allowed.join(' or ') };
  const says =
    roles.length === 0
      ? phrase('This takes the role {allowed} in this tournament; you hold none.', who)
      : phrase('This takes the role {allowed} in this tournament; you hold {held}.', {
          ...who,
          held: roles.join(', '),
        });
  return refuse('TOURNAMENT.FORBIDDEN', says, { operation, allowed, held: roles });
}
