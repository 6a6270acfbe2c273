import { Fault, type Moment, never } from '#kernel';
import type { TournamentEvent } from './events.js';
import { rolesOf, type TournamentState } from './state.js';

/** The story of a tournament. An event that could not happen here is a fault of the log. */
export function evolve(state: TournamentState, event: TournamentEvent, { actor }: Moment): TournamentState {
  if (event.type === 'TournamentCreated') {
    if (state.phase !== 'none') throw new Fault('A tournament was created twice.');
    return { phase: 'open', title: event.data.title, staff: new Map([[actor, ['organiser']]]) };
  }
  if (state.phase === 'none') throw new Fault(`${event.type} before the tournament was created.`);
  switch (event.type) {
    case 'RoleGranted': {
      const { role, to } = event.data;
      state.staff.set(to, [...rolesOf(state, to), role]);
      return state;
    }
    case 'RoleRevoked': {
      const { role, from } = event.data;
      const left = rolesOf(state, from).filter((each) => each !== role);
      if (left.length === 0) state.staff.delete(from);
      else state.staff.set(from, left);
      return state;
    }
    default:
      return never(event);
  }
}
