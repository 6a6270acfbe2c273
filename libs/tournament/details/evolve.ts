import { type Moment, never } from '#kernel';
import type { OpenTournament } from '../state.js';
import type { DetailsEvent } from './events.js';

export function evolveDetails(state: OpenTournament, event: DetailsEvent, { at }: Moment): void {
  switch (event.type) {
    case 'TournamentRenamed':
      state.title = event.data.title;
      return;
    case 'CapacityChanged':
      state.plan = { ...state.plan, capacity: event.data.capacity };
      return;
    case 'ListsLockChanged':
      state.plan = { ...state.plan, lockAt: event.data.lockAt };
      return;
    case 'StartTimeChanged':
      state.startTime = event.data.startTime;
      state.startSaidAt = at;
      return;
    default:
      never(event);
  }
}
