import { Fault, type Moment, type Seat, SYSTEM } from '#kernel';
import type {
  DeskEvent,
  JudgeCallAnswered,
  JudgeCalled,
  MatchForfeited,
  ReportWithdrawn,
  ResultConfirmed,
  ResultEntered,
  ResultReported,
  TimeEvent,
} from './events.js';
import { confirmByAt } from './decide-reports.js';
import { seatAssigned } from './assign.js';
import { gameHandedIn } from './handed-in/evolve.js';
import { hasHandedIn } from './handed-in/score.js';
import { stir } from './clocks.js';
import { conceded } from './concede.js';
import { timed } from './evolve-time.js';
import { forfeitedBy } from './score.js';
import { within } from './within.js';
import { holderOf, type In, inConflict, type MatchState } from './state.js';

/** What is said and ruled beside the games, as far as the match goes on. */
export function besideGame(state: In<'open' | 'playing'>, event: DeskEvent | TimeEvent, moment: Moment): MatchState {
  switch (event.type) {
    case 'ResultReported':
      return reported(within(state, 'open'), event, moment);
    case 'ReportWithdrawn':
      return withdrawn(within(state, 'open'), event, moment);
    case 'ResultConfirmed':
      return resultConfirmed(within(state, 'open'), event, moment);
    case 'ReportsConflict':
      return reportsConflict(within(state, 'open'));
    case 'GameHandedIn':
      return gameHandedIn(within(state, 'open'), event, moment);
    case 'SeatAssigned':
      return seatAssigned(state, event, moment);
    case 'JudgeCalled':
      return judgeCalled(state, event, moment);
    case 'JudgeCallAnswered':
      return callAnswered(state, event, moment);
    case 'ResultEntered':
      return resultEntered(state, event);
    case 'MatchConceded':
      return conceded(within(state, 'playing'), event, moment);
    case 'MatchForfeited':
      return forfeited(within(state, 'open'), event, moment);
    default:
      return timed(state, event, moment);
  }
}

function reported(state: In<'open'>, { data }: ResultReported, moment: Moment): MatchState {
  checkPlayer(state, data.seat, moment);
  const { games, intentionalDraw, confirmBy } = data;
  if (state.desk.reports[data.seat] !== null) throw new Fault(`Seat ${data.seat} reported twice.`);
  if (confirmBy !== confirmByAt(state.plan, moment))
    throw new Fault('A report was to stand at another time than agreed.');
  state.desk.reports[data.seat] = { at: moment.at, games, intentionalDraw, confirmBy, seq: moment.seq };
  return state;
}

function withdrawn(state: In<'open'>, { data: { seat } }: ReportWithdrawn, moment: Moment): MatchState {
  checkPlayer(state, seat, moment);
  const { desk } = state;
  if (desk.reports[seat] === null && !hasHandedIn(desk, seat))
    throw new Fault(`Seat ${seat} withdrew a report that was none.`);
  desk.reports[seat] = null;
  const own = desk.handedIn.findIndex((game) => game.seat === seat);
  if (own >= 0) desk.handedIn.length = own;
  return state;
}

function resultConfirmed(state: In<'open'>, { data }: ResultConfirmed, moment: Moment): MatchState {
  const { plan, desk } = state;
  const confirmedReport = desk.reports[data.seat] ?? null;
  if (confirmedReport === null) throw new Fault(`Seat ${data.seat} has no report that could be confirmed.`);
  const isOpponent = plan.seats.some(
    (_, place) => place !== data.seat && holderOf(plan, place as Seat) === moment.actor,
  );
  const isTime =
    moment.actor === SYSTEM && confirmedReport.confirmBy !== null && confirmedReport.confirmBy <= moment.at;
  if (!{ opponent: isOpponent, time: isTime }[data.by]) throw new Fault('A report was confirmed by who may not.');
  desk.ruled = { games: confirmedReport.games, how: 'reported', bothLost: false };
  return state;
}

function reportsConflict(state: In<'open'>): MatchState {
  if (!inConflict(state.desk)) throw new Fault('Reports conflict where there are not two.');
  return state;
}

function judgeCalled(state: In<'open' | 'playing'>, { data }: JudgeCalled, moment: Moment): MatchState {
  const { seat, text, call } = data;
  const { calls } = state.desk;
  if (seat !== null) checkPlayer(state, seat, moment);
  if (call !== calls.length + 1) throw new Fault(`Call ${call} of a judge came after ${calls.length}.`);
  calls.push({ seat, text, at: moment.at, answered: null });
  if (state.phase === 'playing' && seat !== null) stir(state.play, seat, moment.at);
  return state;
}

function callAnswered(state: In<'open' | 'playing'>, { data }: JudgeCallAnswered, moment: Moment): MatchState {
  const { calls } = state.desk;
  const call = calls[data.call - 1];
  if (call?.answered !== null) throw new Fault(`Call ${data.call} was answered, or never made.`);
  calls[data.call - 1] = { ...call, answered: { by: moment.actor, role: data.role, at: moment.at } };
  return state;
}

function resultEntered(state: In<'open' | 'playing'>, { data }: ResultEntered): MatchState {
  checkOrigin(state);
  const { games, bothLost, notPlayed } = data;
  state.desk.ruled = { games, how: notPlayed ? 'forfeited' : 'entered', bothLost };
  return state;
}

function forfeited(state: In<'open'>, { data: { seat } }: MatchForfeited, moment: Moment): MatchState {
  checkPlayer(state, seat, moment);
  state.desk.ruled = { games: forfeitedBy(state.plan, seat), how: 'forfeited', bothLost: false };
  return state;
}

function checkPlayer(state: In<'open' | 'playing'>, seat: Seat, moment: Moment): void {
  checkOrigin(state);
  if (holderOf(state.plan, seat) !== moment.actor)
    throw new Fault(`Somebody spoke for seat ${seat} who has not got it.`);
}

function checkOrigin({ plan }: In<'open' | 'playing'>): void {
  if (plan.origin === null) throw new Fault('Only the matches of tournaments have reports, judges and staff.');
}
