import { happens, type Millis, millis, type Moment, phrase, refuse, refused, type Seat } from '#kernel';
import type { ReportResult } from './commands.js';
import type { JudgeCalled, MatchEvent, ResultConfirmed } from './events.js';
import { handedScore, hasHandedIn } from './handed-in/score.js';
import { NOT_SEATED } from './decide-play.js';
import type { MatchRefusal } from './refusals.js';
import { impossibleScore, isSameScore, possibleScores, spelledScore } from './score.js';
import { type Desk, type In, inConflict, type Plan, type Report, seatOf } from './state.js';
import type { Games } from './terms.js';
import type { Verdict } from './verdict.js';

export function report({ plan, desk }: In<'open'>, { games, intentionalDraw }: ReportResult, now: Moment): Verdict {
  const own = seatOf(plan, now.actor);
  if (own === null) return refused(NOT_SEATED);
  if (inConflict(desk)) return refused(CONFLICT);
  if (desk.reports[own] !== null) {
    return refused(refuse('MATCH.ALREADY_REPORTED', phrase('You reported this match: withdraw your report first.')));
  }
  const wrong = intentionalDraw ? wrongDraw(plan, games) : wrongReport(plan, desk, games);
  if (wrong !== null) return refused(wrong);
  const data = { seat: own, games, intentionalDraw, confirmBy: confirmByAt(plan, now) };
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

/** When a report stands that nobody has contradicted; null where somebody has to confirm it. */
export const confirmByAt = ({ confirmAfter }: Plan, { at }: Pick<Moment, 'at'>): Millis | null =>
  confirmAfter === null ? null : millis(at + confirmAfter);

export function confirm({ plan, desk }: In<'open'>, now: Moment): Verdict {
  const own = seatOf(plan, now.actor);
  if (own === null) return refused(NOT_SEATED);
  if (inConflict(desk)) return refused(CONFLICT);
  const theirs = standing(desk);
  if (theirs === null) {
    return refused(refuse('MATCH.NOT_REPORTED', phrase('There is no report to confirm: report the result yourself.')));
  }
  if (theirs.seat === own) {
    return refused(refuse('MATCH.NOT_REPORTED', phrase('This is your own report: your opponent confirms it.')));
  }
  return happens(confirmed(theirs.seat));
}

export function withdraw({ plan, desk }: In<'open'>, now: Moment): Verdict {
  const own = seatOf(plan, now.actor);
  if (own === null) return refused(NOT_SEATED);
  if (inConflict(desk)) return refused(CONFLICT);
  const mine = desk.reports[own] ?? null;
  if (mine === null && !hasHandedIn(desk, own))
    return refused(refuse('MATCH.NOT_REPORTED', phrase('You have no report here that could be withdrawn.')));
  const late = mine === null ? null : timeIsUp(mine, now);
  return late === null ? happens({ type: 'ReportWithdrawn', v: 1, data: { seat: own }, secret: null }) : refused(late);
}

export const BEING_PLAYED = refuse(
  'MATCH.BEING_PLAYED',
  phrase('This match is being played here, and its result comes from its games: play on, resign, or call a judge.'),
);

export const CONFLICT = refuse(
  'MATCH.REPORTS_CONFLICT',
  phrase('You and your opponent reported different results. A judge was called and enters the result.'),
);

const confirmed = (seat: Seat): ResultConfirmed => ({
  type: 'ResultConfirmed',
  v: 1,
  data: { seat, by: 'opponent' },
  secret: null,
});

export const judgeCalled = ({ calls }: Desk, data: Omit<JudgeCalled['data'], 'call'>): JudgeCalled => ({
  type: 'JudgeCalled',
  v: 1,
  data: { call: calls.length + 1, ...data },
  secret: null,
});

/** The one report that waits to be confirmed. */
export function standing({ reports }: Desk): { readonly seat: Seat; readonly report: Report } | null {
  const place = reports.findIndex((each) => each !== null);
  const found = reports[place] ?? null;
  return found === null ? null : { seat: place as Seat, report: found };
}

function timeIsUp({ confirmBy }: Report, { at }: Moment): MatchRefusal | null {
  if (confirmBy === null || at < confirmBy) return null;
  const says = phrase(
    'Nobody contradicted the report in time, so it stands. If it is wrong, ask the staff to correct it.',
  );
  return refuse('MATCH.TIME_IS_UP', says, { confirmBy, at });
}

export function wrongScore(plan: Plan, games: Games): MatchRefusal | null {
  const possible = possibleScores(plan);
  return possible.some((each) => isSameScore(each, games)) ? null : impossible(plan, games, possible);
}

/** What was handed in counts in every report. */
function wrongReport(plan: Plan, desk: Desk, games: Games): MatchRefusal | null {
  const handed = handedScore(plan, desk);
  const possible = possibleScores(plan).filter(
    ({ won, drawn }) => drawn >= handed.drawn && won.every((count, place) => count >= (handed.won[place] ?? 0)),
  );
  return possible.some((each) => isSameScore(each, games)) ? null : impossible(plan, games, possible);
}

/** Who agrees on a draw has won as many games as the opponent, perhaps none. */
function wrongDraw(plan: Plan, games: Games): MatchRefusal | null {
  const none = { won: plan.seats.map(() => 0), drawn: 0 };
  const possible = [none, ...possibleScores(plan)].filter(({ won: [first, second] }) => first === second);
  if (!plan.drawsAllowed) {
    return refuse('MATCH.NO_DRAWS', phrase('A draw cannot be agreed on in this match: play until somebody has won.'));
  }
  return possible.some((each) => isSameScore(each, games)) ? null : impossible(plan, games, possible);
}

export function wrongLoss(plan: Plan, games: Games): MatchRefusal | null {
  const none = { won: plan.seats.map(() => 0), drawn: 0 };
  return isSameScore(none, games) ? null : wrongScore(plan, games);
}

function impossible(plan: Plan, games: Games, possible: readonly Games[]): MatchRefusal {
  const { bestOf, drawsAllowed } = plan;
  const known = possible.map(spelledScore);
  const says = impossibleScore(plan, games, known);
  return refuse('MATCH.IMPOSSIBLE_RESULT', says, { bestOf, drawsAllowed, known });
}
