import { Fault, type Moment, never } from '#kernel';
import { withDevice, withoutDevice } from './devices.js';
import type { SubjectEvent } from './events.js';
import type { SubjectState } from './state.js';

/** The story of a person. An event that could not happen here is a fault of the log. */
export function evolve(state: SubjectState, event: SubjectEvent, { at }: Moment): SubjectState {
  const { subject } = state;
  if (event.type === 'SubjectRegistered') {
    if (state.phase !== 'none') throw new Fault(`${subject} was registered twice.`);
    return { subject, phase: 'registered', roles: [], devices: [] };
  }
  if (state.phase !== 'registered') throw new Fault(`${event.type} of ${subject}, who is not registered.`);
  switch (event.type) {
    case 'RoleGranted':
      return { ...state, roles: [...state.roles, event.data.role] };
    case 'RoleRevoked':
      return { ...state, roles: state.roles.toSpliced(state.roles.indexOf(event.data.role), 1) };
    case 'NameModerated':
      return state;
    case 'DeviceRegistered':
      return withDevice(state, event.data, at);
    case 'DeviceRevoked':
      return withoutDevice(state, event.data.device, at);
    case 'SubjectErased':
      return { subject, phase: 'erased' };
    default:
      return never(event);
  }
}
