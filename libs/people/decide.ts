import { happens, type Moment, never, type Phrase, phrase, refuse, refused } from '#kernel';
import type { GrantRole, RevokeRole, SubjectCommand } from './commands.js';
import { registerDevice, revokeDevice } from './devices.js';
import type { SubjectRefusalCode } from './refusals.js';
import type { Registered, SubjectState } from './state.js';
import type { Outcome } from './outcome.js';

/** Who may send what is decided in the server's table of access, for it looks at the actor's stream, not at this one. */
export function decide(state: SubjectState, command: SubjectCommand, now: Moment): Outcome {
  if (state.phase === 'erased') return no('PEOPLE.ERASED', phrase('This person was erased, which is final.'));
  if (command.type === 'Register') {
    return state.phase === 'none'
      ? happens({ type: 'SubjectRegistered', v: 1, data: {}, secret: null })
      : no('PEOPLE.ALREADY_REGISTERED', phrase('This person is registered already.'));
  }
  if (state.phase === 'none')
    return no('PEOPLE.NOT_REGISTERED', phrase('There is no person with the id "{id}".', { id: state.subject }));
  switch (command.type) {
    case 'GrantRole':
      return grant(state, command, now);
    case 'RevokeRole':
      return revoke(state, command, now);
    case 'ModerateName':
      return happens({ type: 'NameModerated', v: 1, data: { reason: command.reason }, secret: null });
    case 'RegisterDevice':
      return registerDevice(state, command);
    case 'RevokeDevice':
      return revokeDevice(state, command);
    case 'Erase':
      return state.roles.includes('admin')
        ? no(
            'PEOPLE.STILL_ADMIN',
            phrase('An admin can not be erased: another admin has to take that role away first.'),
          )
        : happens({ type: 'SubjectErased', v: 1, data: {}, secret: null });
    default:
      return never(command);
  }
}

function grant({ subject, roles }: Registered, { role }: GrantRole, { actor }: Moment): Outcome {
  if (actor === subject) return no('PEOPLE.OWN_ROLE', phrase('Nobody grants a role to themselves.'));
  if (roles.includes(role))
    return no('PEOPLE.ROLE_HELD', phrase('This person holds the role "{role}" already.', { role }));
  return happens({ type: 'RoleGranted', v: 1, data: { role }, secret: null });
}

function revoke({ subject, roles }: Registered, { role }: RevokeRole, { actor }: Moment): Outcome {
  if (actor === subject)
    return no('PEOPLE.OWN_ROLE', phrase('You can\'t lay down "{role}" yourself: ask another admin.', { role }));
  if (!roles.includes(role))
    return no('PEOPLE.ROLE_NOT_HELD', phrase('This person does not hold the role "{role}".', { role }));
  return happens({ type: 'RoleRevoked', v: 1, data: { role }, secret: null });
}

const no = (code: SubjectRefusalCode, says: readonly Phrase[]): Outcome => refused(refuse(code, says));
