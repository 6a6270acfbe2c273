import { type OpenTournament, rolesOf } from '../state.js';
import type { StaffEvent } from './events.js';

export function evolveStaff(state: OpenTournament, event: StaffEvent): void {
  if (event.type === 'RoleGranted') {
    const { role, to } = event.data;
    state.staff.set(to, [...rolesOf(state, to), role]);
    return;
  }
  const { role, from } = event.data;
  const left = rolesOf(state, from).filter((each) => each !== role);
  if (left.length === 0) state.staff.delete(from);
  else state.staff.set(from, left);
}
