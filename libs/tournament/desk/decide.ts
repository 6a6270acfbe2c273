import { happens, type Moment, never, phrase } from '#kernel';
import { caseTimesProblems, inWords, placedIn } from '../plan.js';
import { no, noSuchTable, type Outcome, type Refused, unlessStaff } from '../outcome.js';
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
        return no(
          'TOURNAMENT.NO_SUCH_ANNOUNCEMENT',
          phrase('There is no announcement {nth}, or none any more.', { nth }),
        );
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
    return no('TOURNAMENT.BAD_PLAN', placedIn(problems), { problems: inWords(problems) });
  }
  return happens({ type: 'CaseTimesChanged', v: 1, data: { caseTimes, reason }, secret: null });
}

function runningRound(state: OpenTournament, number: number): Round | Refused {
  const { phase } = state;
  const round = currentRound(state);
  if (phase !== 'running' || round === null) {
    const says =
      phase === 'running'
        ? phrase('Only the round that is being played is timed; no round is published yet.')
        : phrase('Only the round that is being played is timed; the tournament is {phase}.', { phase });
    return no('TOURNAMENT.WRONG_PHASE', says, { phase });
  }
  const { number: last } = round;
  if (last === number) return round;
  const says = phrase('Only the round that is being played is timed; that is {last}.', { last });
  return no('TOURNAMENT.NO_SUCH_ROUND', says, { last });
}

/** Starting it again, with another length, is how a wrong start is undone. */
function startTimer(state: OpenTournament, { round: number, length }: StartTimer): Outcome {
  const round = runningRound(state, number);
  if ('ok' in round) return round;
  if (!Number.isInteger(length) || length < MINUTE || length > LONGEST) {
    const minutes = { most: LONGEST / MINUTE, minutes: length / MINUTE };
    return no('TOURNAMENT.TIMER', phrase('A round takes from 1 to {most} minutes, not {minutes}.', minutes));
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
  if (round.timer === null)
    return no('TOURNAMENT.TIMER', phrase('The timer of round {number} was not started.', { number }));
  if ((round.timer.runningSince !== null) !== pauses) {
    const says = pauses
      ? phrase('The timer of round {number} stands already.', { number })
      : phrase('The timer of round {number} runs already.', { number });
    return no('TOURNAMENT.TIMER', says);
  }
  return happens({ type: pauses ? 'TimerPaused' : 'TimerResumed', v: 1, data: { round: number }, secret: null });
}

function extend(state: OpenTournament, { round: number, table: id, by, reason }: ExtendTable): Outcome {
  const round = runningRound(state, number);
  if ('ok' in round) return round;
  const table = round.tables.get(id);
  if (table === undefined) return noSuchTable(number, id);
  const extension = table.extension + by;
  if (!Number.isInteger(by) || by === 0 || extension < 0 || extension > LONGEST) {
    const says = phrase("Table {table} has {minutes} minutes more; {by} on top can't be.", {
      table: table.number,
      minutes: table.extension / MINUTE,
      by: by / MINUTE,
    });
    return no('TOURNAMENT.TIMER', says, { extension: table.extension });
  }
  return happens({ type: 'TableExtended', v: 1, data: { round: number, table: id, by, reason }, secret: null });
}
