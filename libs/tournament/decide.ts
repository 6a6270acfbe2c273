import { type ActorId, type Decision, happens, type Moment, never, refuse, refused } from '#kernel';
import { mayStaff } from './access.js';
import type { GrantRole, RevokeRole, TournamentCommand } from './commands.js';
import type { TournamentEvent } from './events.js';
import type { TournamentRefusal, TournamentRefusalCode } from './refusals.js';
import { type OpenTournament, rolesOf, type TournamentState } from './state.js';

type Outcome = Decision<TournamentEvent, TournamentRefusal>;

/** What happens on a command, or why not. Changes nothing. */
export function decide(state: TournamentState, command: TournamentCommand, { actor }: Moment): Outcome {
  if (command.type === 'CreateTournament') {
    if (state.phase !== 'none') return no('TOURNAMENT.ALREADY_CREATED', 'This tournament was created before.');
    return happens({ type: 'TournamentCreated', v: 1, data: { title: command.title }, secret: null });
  }
  if (state.phase === 'none') return no('TOURNAMENT.NOT_CREATED', 'There is no such tournament.');
  switch (command.type) {
    case 'GrantRole':
      return grant(state, command, actor);
    case 'RevokeRole':
      return revoke(state, command, actor);
    default:
      return never(command);
  }
}

function grant(state: OpenTournament, { role, to, asAdmin }: GrantRole, actor: ActorId): Outcome {
  const forbidden = mayStaff({ roles: rolesOf(state, actor), asAdmin }, `grant ${role}`);
  if (forbidden !== null) return refused(forbidden);
  if (rolesOf(state, to).includes(role)) return no('TOURNAMENT.ROLE_HELD', `They are ${role} here already.`);
  return happens({ type: 'RoleGranted', v: 1, data: { role, to, asAdmin }, secret: null });
}

function revoke(state: OpenTournament, { role, from, asAdmin }: RevokeRole, actor: ActorId): Outcome {
  const forbidden = mayStaff({ roles: rolesOf(state, actor), asAdmin }, `revoke ${role}`);
  if (forbidden !== null) return refused(forbidden);
  if (!rolesOf(state, from).includes(role)) return no('TOURNAMENT.ROLE_NOT_HELD', `They are not ${role} here.`);
  const organisers = [...state.staff.values()].filter((roles) => roles.includes('organiser')).length;
  if (role === 'organiser' && organisers === 1) {
    return no('TOURNAMENT.LAST_ORGANISER', 'A tournament has at least one organiser: make another one first.');
  }
  return happens({ type: 'RoleRevoked', v: 1, data: { role, from, asAdmin }, secret: null });
}

const no = (code: TournamentRefusalCode, says: string): Outcome => refused(refuse(code, says));
