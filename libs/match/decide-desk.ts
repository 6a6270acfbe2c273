import { happens, millis, type Moment, never, refuse, refused, type Seat } from '#kernel';
import { assignSeat } from './assign.js';
import type {
  AnswerJudgeCall,
  CallJudge,
  ConfirmResult,
  DeskCommand,
  EnterResult,
  ReportResult,
  WithdrawReport,
} from './commands.js';
import { disputeHolds } from './dispute/holds.js';
import type { Verdict } from './verdict.js';
import { NOT_SEATED } from './decide-play.js';
import { pause, resume } from './decide-time.js';
import type { JudgeCalled, MatchEvent, ResultConfirmed } from './events.js';
import type { MatchRefusal } from './refusals.js';
import { isSameScore, possibleScores, spelledScore } from './score.js';
import { type Desk, type In, inConflict, isOn, type Begun, type Plan, type Report, seatOf } from './state.js';
import type { Games } from './terms.js';

/** What may be said and ruled beside the games of a tournament's match. */
export function decideBeside(state: Begun, command: DeskCommand, now: Moment): Verdict {
  if (state.plan.origin === null) return refused(OUTSIDE);
  if (!isOn(state)) return isOver(state);
  switch (command.type) {
    case 'ReportResult':
    case 'ConfirmResult':
    case 'WithdrawReport':
      return speak(state, command, now);
    case 'AssignSeat':
      return assignSeat(state, command, now);
    case 'CallJudge':
      return callJudge(state, command, now);
    case 'AnswerJudgeCall':
      return answerCall(state, command);
    case 'EnterResult':
      return enter(state, command);
    case 'PauseClocks':
      return pause(state, command);
    case 'ResumeClocks':
      return resume(state, command);
    default:
      return never(command);
  }
}

/** What players say about the result, which waits while it is disputed. */
function speak(
  state: In<'open' | 'playing'>,
  command: ReportResult | ConfirmResult | WithdrawReport,
  now: Moment,
): Verdict {
  const disputed = disputeHolds(state);
  if (disputed !== null) return refused(disputed);
  if (state.phase !== 'open') return refused(BEING_PLAYED);
  switch (command.type) {
    case 'ReportResult':
      return report(state, command, now);
    case 'ConfirmResult':
      return confirm(state, now);
    case 'WithdrawReport':
      return withdraw(state, now);
    default:
      return never(command);
  }
}

function report({ plan, desk }: In<'open'>, { games, intentionalDraw }: ReportResult, now: Moment): Verdict {
  const own = seatOf(plan, now.actor);
  if (own === null) return refused(NOT_SEATED);
  if (inConflict(desk)) return refused(CONFLICT);
  if (desk.reports[own] !== null) {
    return refused(refuse('MATCH.ALREADY_REPORTED', 'You reported this match: withdraw your report first.'));
  }
  const wrong = intentionalDraw ? wrongDraw(plan, games) : wrongScore(plan, games);
  if (wrong !== null) return refused(wrong);
  const confirmBy = plan.confirmAfter === null ? null : millis(now.at + plan.confirmAfter);
  const data = { seat: own, games, intentionalDraw, confirmBy };
  const reported: MatchEvent = { type: 'ResultReported', v: 1, data, secret: null };
  const theirs = standing(desk);
  if (theirs === null) return happens(reported);
  const late = timeIsUp(theirs.report, now);
  if (late !== null) return refused(late);
  if (isSameScore(theirs.report.games, games) && theirs.report.intentionalDraw === intentionalDraw) {
    return happens<MatchEvent>(reported, confirmed(theirs.seat));
  }
  return happens<MatchEvent>(
    reported,
    { type: 'ReportsConflict', v: 1, data: {}, secret: null },
    judgeCalled(desk, { seat: null, text: null }),
  );
}

function confirm({ plan, desk }: In<'open'>, now: Moment): Verdict {
  const own = seatOf(plan, now.actor);
  if (own === null) return refused(NOT_SEATED);
  if (inConflict(desk)) return refused(CONFLICT);
  const theirs = standing(desk);
  if (theirs === null) {
    return refused(refuse('MATCH.NOT_REPORTED', 'There is no report to confirm: report the result yourself.'));
  }
  if (theirs.seat === own) {
    return refused(refuse('MATCH.NOT_REPORTED', 'This is your own report: your opponent confirms it.'));
  }
  return happens(confirmed(theirs.seat));
}

function withdraw({ plan, desk }: In<'open'>, now: Moment): Verdict {
  const own = seatOf(plan, now.actor);
  if (own === null) return refused(NOT_SEATED);
  if (inConflict(desk)) return refused(CONFLICT);
  const mine = desk.reports[own] ?? null;
  if (mine === null) return refused(refuse('MATCH.NOT_REPORTED', 'You have no report here that could be withdrawn.'));
  const late = timeIsUp(mine, now);
  return late === null ? happens({ type: 'ReportWithdrawn', v: 1, data: { seat: own }, secret: null }) : refused(late);
}

/** Gives up a match that has not begun. */
export function forfeit({ plan, desk }: In<'open'>, { actor }: Moment): Verdict {
  const own = seatOf(plan, actor);
  if (own === null) return refused(NOT_SEATED);
  if (inConflict(desk)) return refused(CONFLICT);
  return happens({ type: 'MatchForfeited', v: 1, data: { seat: own }, secret: null });
}

function callJudge({ plan, desk }: In<'open' | 'playing'>, { text }: CallJudge, { actor }: Moment): Verdict {
  const own = seatOf(plan, actor);
  if (own === null) return refused(NOT_SEATED);
  const open = desk.calls.findIndex(({ seat, answered }) => seat === own && answered === null);
  if (open >= 0) {
    return refused(
      refuse('MATCH.JUDGE_CALLED', 'You called a judge, who will come: one call is enough.', { call: open + 1 }),
    );
  }
  return happens(judgeCalled(desk, { seat: own, text }));
}

function answerCall({ desk }: In<'open' | 'playing'>, { call, role }: AnswerJudgeCall): Verdict {
  const open = desk.calls.flatMap(({ answered }, nth) => (answered === null ? [nth + 1] : []));
  if (!open.includes(call)) {
    const says = `Call ${call} is not open; open: ${open.length === 0 ? 'none' : open.join(', ')}.`;
    return refused(refuse('MATCH.NO_SUCH_CALL', says, { open }));
  }
  return happens({ type: 'JudgeCallAnswered', v: 1, data: { call, role }, secret: null });
}

function enter({ plan }: In<'open' | 'playing'>, { games, bothLost, role }: EnterResult): Verdict {
  const wrong = bothLost ? wrongLoss(plan, games) : wrongScore(plan, games);
  if (wrong !== null) return refused(wrong);
  return happens({ type: 'ResultEntered', v: 1, data: { games, bothLost, role }, secret: null });
}

export const OUTSIDE = refuse(
  'MATCH.NO_TOURNAMENT',
  'This match belongs to no tournament: its result comes from its games, and no judge is at hand.',
);

const BEING_PLAYED = refuse(
  'MATCH.BEING_PLAYED',
  'This match is being played here, and its result comes from its games: play on, resign, or call a judge.',
);

const CONFLICT = refuse(
  'MATCH.REPORTS_CONFLICT',
  'You and your opponent reported different results. A judge was called and enters the result.',
);

const confirmed = (seat: Seat): ResultConfirmed => ({
  type: 'ResultConfirmed',
  v: 1,
  data: { seat, by: 'opponent' },
  secret: null,
});

const judgeCalled = ({ calls }: Desk, data: Omit<JudgeCalled['data'], 'call'>): JudgeCalled => ({
  type: 'JudgeCalled',
  v: 1,
  data: { call: calls.length + 1, ...data },
  secret: null,
});

/** The one report that waits to be confirmed. */
function standing({ reports }: Desk): { readonly seat: Seat; readonly report: Report } | null {
  const place = reports.findIndex((each) => each !== null);
  const found = reports[place] ?? null;
  return found === null ? null : { seat: place as Seat, report: found };
}

function timeIsUp({ confirmBy }: Report, { at }: Moment): MatchRefusal | null {
  if (confirmBy === null || at < confirmBy) return null;
  const says = 'Nobody contradicted the report in time, so it stands. If it is wrong, ask the staff to correct it.';
  return refuse('MATCH.TIME_IS_UP', says, { confirmBy, at });
}

function wrongScore(plan: Plan, games: Games): MatchRefusal | null {
  const possible = possibleScores(plan);
  return possible.some((each) => isSameScore(each, games)) ? null : impossible(plan, games, possible);
}

/** Who agrees on a draw has won as many games as the opponent, perhaps none. */
function wrongDraw(plan: Plan, games: Games): MatchRefusal | null {
  const none = { won: plan.seats.map(() => 0), drawn: 0 };
  const possible = [none, ...possibleScores(plan)].filter(({ won: [first, second] }) => first === second);
  if (!plan.drawsAllowed) {
    return refuse('MATCH.NO_DRAWS', 'A draw cannot be agreed on in this match: play until somebody has won.');
  }
  return possible.some((each) => isSameScore(each, games)) ? null : impossible(plan, games, possible);
}

function wrongLoss(plan: Plan, games: Games): MatchRefusal | null {
  const none = { won: plan.seats.map(() => 0), drawn: 0 };
  return isSameScore(none, games) ? null : wrongScore(plan, games);
}

function impossible({ bestOf, drawsAllowed }: Plan, games: Games, possible: readonly Games[]): MatchRefusal {
  const known = possible.map(spelledScore);
  const says = `A match of best of ${bestOf} cannot end ${spelledScore(games)} (won-won-drawn); it can: ${known.join(', ')}.`;
  return refuse('MATCH.IMPOSSIBLE_RESULT', says, { bestOf, drawsAllowed, known });
}

function isOver({ phase, plan: { origin } }: In<'finished' | 'cancelled'>): Verdict {
  const { tournament, round, table } = origin ?? {};
  const facts = { phase, tournament: tournament ?? null, round: round ?? null, table: table ?? null };
  const says =
    phase === 'cancelled'
      ? 'This match was called off: ask the staff for the pairing that replaced it.'
      : `This match is over. A wrong result is corrected in the tournament, by its staff: round ${round}, table ${table}.`;
  return refused(refuse('MATCH.OVER', says, facts));
}
