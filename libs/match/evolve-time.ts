import { Fault, millis, type Moment, never, SYSTEM } from '#kernel';
import { creditClocks, deadlineOf, pauseClocks, resumeClocks, shared } from './clocks.js';
import type { ClocksCredited, ClocksPaused, ClocksResumed, DeadlineSet, TimeEvent } from './events.js';
import type { SeedCeremony } from './ceremony/standing.js';
import { openRedeal } from './redeal/standing.js';
import { isHeld } from './dispute/standing.js';
import type { In, MatchState } from './state.js';
import { within } from './within.js';

export function timed(state: In<'open' | 'playing'>, event: TimeEvent, moment: Moment): MatchState {
  switch (event.type) {
    case 'ClocksPaused':
      return paused(within(state, 'playing'), event, moment);
    case 'ClocksResumed':
      return resumed(within(state, 'playing'), event, moment);
    case 'ClocksCredited':
      return credited(state, event, moment);
    case 'DeadlineSet':
      return announced(state, event);
    default:
      return never(event);
  }
}

function paused(state: In<'playing'>, { data: { reason, role } }: ClocksPaused, { actor, at }: Moment): MatchState {
  if (state.desk.paused !== null) throw new Fault('A match was paused twice.');
  state.desk.paused = { by: actor, role, at, reason };
  pauseClocks(state.play, at);
  return state;
}

function resumed(state: In<'playing'>, _: ClocksResumed, { at }: Moment): MatchState {
  if (state.desk.paused === null) throw new Fault('A match was resumed that was not paused.');
  state.desk.paused = null;
  if (!isHeld(state.desk)) resumeClocks(state.play, at);
  return state;
}

function credited(state: In<'open' | 'playing'>, { data }: ClocksCredited, { actor, at }: Moment): MatchState {
  if (actor !== SYSTEM || data.from >= data.to || data.to > at)
    throw new Fault('Time was given back that nobody lost.');
  const redeal = openRedeal(state.desk);
  if (redeal !== null) creditSeeds(redeal.ceremony, data);
  if (state.phase === 'playing') creditClocks(state.play, data);
  else creditReports(state, data);
  return state;
}

export function creditReports({ plan, desk }: In<'open'>, span: ClocksCredited['data']): void {
  if (plan.ceremony !== null) creditSeeds(plan.ceremony, span);
  desk.reports.forEach((report, seat) => {
    const { confirmBy = null } = report ?? {};
    if (report === null || confirmBy === null || plan.confirmAfter === null) return;
    const began = millis(confirmBy - plan.confirmAfter);
    desk.reports[seat] = { ...report, confirmBy: millis(confirmBy + shared(span, began)) };
  });
}

function creditSeeds(ceremony: SeedCeremony, span: ClocksCredited['data']): void {
  if (ceremony.since !== null) ceremony.since = millis(ceremony.since + shared(span, ceremony.since));
}

function announced(state: In<'open' | 'playing'>, { data: { at } }: DeadlineSet): MatchState {
  if (deadlineOf(state) !== at) throw new Fault('A deadline was announced that is none.');
  state.desk.announced = at;
  return state;
}
