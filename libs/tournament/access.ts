import { refuse } from '#kernel';
import type { StaffRole } from './commands.js';
import type { TournamentRefusal } from './refusals.js';

/** What the staff do, each the giving and taking of one role. */
export type StaffOperation = `${'grant' | 'revoke'} ${StaffRole}`;

/** Who does a thing: with the roles they hold here, or for the house as an admin. */
export type Standing = { readonly roles: readonly StaffRole[]; readonly asAdmin: boolean };

/** All of a tournament's authorisation. An admin of the house may do each of these too, and the event says so. */
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
};

/** Null when they may; otherwise why not, and who may. */
export function mayStaff({ roles, asAdmin }: Standing, operation: StaffOperation): TournamentRefusal | null {
  const allowed = STAFF_ACCESS[operation];
  if (asAdmin || allowed.some((role) => roles.includes(role))) return null;
  const says = `To ${operation} takes the role ${allowed.join(' or ')} in this tournament; you hold ${roles.join(', ') || 'none'}.`;
  return refuse('TOURNAMENT.FORBIDDEN', says, { allowed, held: roles });
}
