import { Fault, type Moment, never } from '#kernel';
import { type OpenTournament, roundOf, tableOf, type Timer } from '../state.js';
import type { DeskEvent } from './events.js';

export function evolveDesk(state: OpenTournament, event: DeskEvent, { at }: Moment): void {
  switch (event.type) {
    case 'TimerStarted':
      roundOf(state, event.data.round).timer = { length: event.data.length, used: 0, runningSince: at };
      return;
    case 'TimerPaused': {
      const timer = timerOf(state, event.data.round);
      const used = timer.used + at - (timer.runningSince ?? at);
      roundOf(state, event.data.round).timer = { ...timer, used, runningSince: null };
      return;
    }
    case 'TimerResumed':
      roundOf(state, event.data.round).timer = { ...timerOf(state, event.data.round), runningSince: at };
      return;
    case 'TableExtended': {
      const { round, table: id, by } = event.data;
      const table = tableOf(state, event.data);
      roundOf(state, round).tables.set(id, { ...table, extension: table.extension + by });
      return;
    }
    case 'Announced': {
      const { nth, text } = event.data;
      state.announcements.set(nth, { nth, at, text });
      state.announced = nth;
      return;
    }
    case 'AnnouncementWithdrawn':
      state.announcements.delete(event.data.nth);
      return;
    case 'CaseTimesChanged':
      state.formerCaseTimes.push({ until: at, times: state.plan.caseTimes });
      state.plan = { ...state.plan, caseTimes: event.data.caseTimes };
      return;
    default:
      never(event);
  }
}

function timerOf(state: OpenTournament, number: number): Timer {
  const { timer } = roundOf(state, number);
  if (timer === null) throw new Fault(`Round ${number} is not timed.`);
  return timer;
}
