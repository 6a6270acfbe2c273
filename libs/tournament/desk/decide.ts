import { happens, type Moment, never } from '#kernel';
import { caseTimesProblems } from '../plan.js';
import { no, type Outcome, type Refused, unlessStaff } from '../outcome.js';
import { said } from '../said.js';
import { currentRound, type OpenTournament, type Round } from '../state.js';
import type { ChangeCaseTimes, DeskCommand, ExtendTable, StartTimer } from './commands.js';

const MINUTE = 60_000;
const LONGEST = 1440 * MINUTE;

export function decideDesk(state: OpenTournament, command: DeskCommand, now: Moment): Outcome {
  switch (command.type) {
    case 'StartTimer':
      return unlessStaff(state, now, 'time rounds') ?? startTimer(state, command);
    case 'PauseTimer':
    case 'ResumeTimer':
      return unlessStaff(state, now, 'time rounds') ?? turnTimer(state, command);
    case 'ExtendTable':
      return unlessStaff(state, now, 'extend tables') ?? extend(state, command);
    case 'Announce': {
      const data = { nth: state.announced + 1, text: command.text };
      return unlessStaff(state, now, 'announce') ?? happens({ type: 'Announced', v: 1, data, secret: null });
    }
    case 'WithdrawAnnouncement': {
      const { nth } = command;
      const forbidden = unlessStaff(state, now, 'announce');
      if (forbidden !== null) return forbidden;
      if (!state.announcements.has(nth)) {
        return no('TOURNAMENT.NO_SUCH_ANNOUNCEMENT', `There is no announcement ${nth}, or none any more.`);
      }
      return happens({ type: 'AnnouncementWithdrawn', v: 1, data: { nth, ...said(command) }, secret: null });
    }
    case 'ChangeCaseTimes':
      return unlessStaff(state, now, 'change case times') ?? changeCaseTimes(command);
    default:
      return never(command);
  }
}

function changeCaseTimes({ caseTimes, reason }: ChangeCaseTimes): Outcome {
  const problems = caseTimesProblems(caseTimes);
  if (problems.length > 0) {
    return no('TOURNAMENT.BAD_PLAN', problems.map(({ where, says }) => `${where}: ${says}`).join(' '), { problems });
  }
  return happens({ type: 'CaseTimesChanged', v: 1, data: { caseTimes, reason }, secret: null });
}

function runningRound(state: OpenTournament, number: number): Round | Refused {
  const { phase } = state;
  const round = currentRound(state);
  if (phase !== 'running' || round === null) {
    const is = phase === 'running' ? 'no round is published yet' : `the tournament is ${phase}`;
    return no('TOURNAMENT.WRONG_PHASE', `Only the round that is being played is timed; ${is}.`, { phase });
  }
  const { number: last } = round;
  if (last === number) return round;
  return no('TOURNAMENT.NO_SUCH_ROUND', `Only the round that is being played is timed; that is ${last}.`, { last });
}

/** Starting it again, with another length, is how a wrong start is undone. */
function startTimer(state: OpenTournament, { round: number, length }: StartTimer): Outcome {
  const round = runningRound(state, number);
  if ('ok' in round) return round;
  if (!Number.isInteger(length) || length < MINUTE || length > LONGEST) {
    return no('TOURNAMENT.TIMER', `A round takes from 1 to ${LONGEST / MINUTE} minutes, not ${length / MINUTE}.`);
  }
  return happens({ type: 'TimerStarted', v: 1, data: { round: number, length }, secret: null });
}

function turnTimer(
  state: OpenTournament,
  { type, round: number }: Extract<DeskCommand, { type: `${string}eTimer` }>,
): Outcome {
  const round = runningRound(state, number);
  if ('ok' in round) return round;
  const pauses = type === 'PauseTimer';
  if (round.timer === null) return no('TOURNAMENT.TIMER', `The timer of round ${number} was not started.`);
  if ((round.timer.runningSince !== null) !== pauses) {
    return no('TOURNAMENT.TIMER', `The timer of round ${number} ${pauses ? 'stands' : 'runs'} already.`);
  }
  return happens({ type: pauses ? 'TimerPaused' : 'TimerResumed', v: 1, data: { round: number }, secret: null });
}

function extend(state: OpenTournament, { round: number, table: id, by, reason }: ExtendTable): Outcome {
  const round = runningRound(state, number);
  if ('ok' in round) return round;
  const table = round.tables.get(id);
  if (table === undefined) return no('TOURNAMENT.NO_SUCH_TABLE', `Round ${number} has no table with the id ${id}.`);
  const extension = table.extension + by;
  if (!Number.isInteger(by) || by === 0 || extension < 0 || extension > LONGEST) {
    const says = `Table ${table.number} has ${table.extension / MINUTE} minutes more; ${by / MINUTE} on top can't be.`;
    return no('TOURNAMENT.TIMER', says, { extension: table.extension });
  }
  return happens({ type: 'TableExtended', v: 1, data: { round: number, table: id, by, reason }, secret: null });
}
