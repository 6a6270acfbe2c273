import { Fault, type Moment, never } from '#kernel';
import type { OpenTournament, Round, Timer } from '../state.js';
import type { DeskEvent } from './events.js';

export function evolveDesk(state: OpenTournament, event: DeskEvent, { at }: Moment): void {
  switch (event.type) {
    case 'TimerStarted':
      roundOf(state, event.data.round).timer = { length: event.data.length, used: 0, runningSince: at };
      return;
    case 'TimerPaused': {
      const timer = timerOf(state, event.data.round);
      timer.used += at - (timer.runningSince ?? at);
      timer.runningSince = null;
      return;
    }
    case 'TimerResumed':
      timerOf(state, event.data.round).runningSince = at;
      return;
    case 'TableExtended': {
      const table = roundOf(state, event.data.round).tables.get(event.data.table);
      if (table === undefined) throw new Fault(`Round ${event.data.round} has no table ${event.data.table}.`);
      table.extension += event.data.by;
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
    default:
      never(event);
  }
}

function roundOf({ rounds }: OpenTournament, number: number): Round {
  const round = rounds.find((each) => each.number === number);
  if (round === undefined) throw new Fault(`There is no round ${number}.`);
  return round;
}

function timerOf(state: OpenTournament, number: number): Timer {
  const { timer } = roundOf(state, number);
  if (timer === null) throw new Fault(`Round ${number} is not timed.`);
  return timer;
}
