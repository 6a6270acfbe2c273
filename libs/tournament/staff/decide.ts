import { type ActorId, happens, type Moment, phrase, refused } from '#kernel';
import { mayStaff } from '../access.js';
import { no, type Outcome } from '../outcome.js';
import { said } from '../said.js';
import { type OpenTournament, rolesOf } from '../state.js';
import type { GrantRole, RevokeRole, StaffCommand } from './commands.js';

export function decideStaff(state: OpenTournament, command: StaffCommand, { actor }: Moment): Outcome {
  return command.type === 'GrantRole' ? grant(state, command, actor) : revoke(state, command, actor);
}

function grant(state: OpenTournament, { role, to, asAdmin }: GrantRole, actor: ActorId): Outcome {
  const forbidden = mayStaff({ roles: rolesOf(state, actor), asAdmin }, `grant ${role}`);
  if (forbidden !== null) return refused(forbidden);
  if (rolesOf(state, to).includes(role))
    return no('TOURNAMENT.ROLE_HELD', phrase('They are {role} here already.', { role }));
  return happens({ type: 'RoleGranted', v: 1, data: { role, to, asAdmin }, secret: null });
}

function revoke(state: OpenTournament, { role, from, asAdmin, ...why }: RevokeRole, actor: ActorId): Outcome {
  const forbidden = mayStaff({ roles: rolesOf(state, actor), asAdmin }, `revoke ${role}`);
  if (forbidden !== null) return refused(forbidden);
  if (!rolesOf(state, from).includes(role))
    return no('TOURNAMENT.ROLE_NOT_HELD', phrase('They are not {role} here.', { role }));
  const organisers = [...state.staff.values()].filter((roles) => roles.includes('organiser')).length;
  if (role === 'organiser' && organisers === 1) {
    const says = phrase('A tournament has at least one organiser: make another one first.');
    return no('TOURNAMENT.LAST_ORGANISER', says);
  }
  return happens({ type: 'RoleRevoked', v: 1, data: { role, from, asAdmin, ...said(why) }, secret: null });
}
