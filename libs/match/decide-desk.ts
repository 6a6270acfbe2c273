import { happens, type Moment, never, phrase, refuse, refused, SYSTEM } from '#kernel';
import { assignSeat } from './assign.js';
import type { AnswerJudgeCall, CallJudge, DeskCommand, EnterResult, ReportCommand } from './commands.js';
import { disputeHolds } from './dispute/holds.js';
import type { Verdict } from './verdict.js';
import { NOT_SEATED } from './decide-play.js';
import { pause, resume } from './decide-time.js';
import {
  BEING_PLAYED,
  confirm,
  CONFLICT,
  judgeCalled,
  report,
  withdraw,
  wrongLoss,
  wrongScore,
} from './decide-reports.js';
import { handIn } from './handed-in/decide.js';
import { type Begun, type In, inConflict, isOn, seatOf } from './state.js';

/** What may be said and ruled beside the games of a tournament's match. */
export function decideBeside(state: Begun, command: DeskCommand, now: Moment): Verdict {
  if (state.plan.origin === null) return refused(OUTSIDE);
  if (!isOn(state)) return isOver(state);
  switch (command.type) {
    case 'ReportResult':
    case 'ConfirmResult':
    case 'WithdrawReport':
      return speak(state, command, now);
    case 'HandInGames':
      return handIn(state, command, now);
    case 'AssignSeat':
      return assignSeat(state, command, now);
    case 'CallJudge':
      return callJudge(state, command, now);
    case 'AnswerJudgeCall':
      return answerCall(state, command);
    case 'EnterResult':
      return enter(state, command, now);
    case 'PauseClocks':
    case 'ResumeClocks':
      if (seatOf(state.plan, now.actor) !== null) return refused(OWN_MATCH);
      return command.type === 'PauseClocks' ? pause(state, command) : resume(state, command);
    default:
      return never(command);
  }
}

/** What players say about the result, which waits while it is disputed. */
function speak(state: In<'open' | 'playing'>, command: ReportCommand, now: Moment): Verdict {
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
      refuse('MATCH.JUDGE_CALLED', phrase('You called a judge, who will come: one call is enough.'), {
        call: open + 1,
      }),
    );
  }
  return happens(judgeCalled(desk, { seat: own, text }));
}

function answerCall({ desk }: In<'open' | 'playing'>, { call, role }: AnswerJudgeCall): Verdict {
  const open = desk.calls.flatMap(({ answered }, nth) => (answered === null ? [nth + 1] : []));
  if (!open.includes(call)) {
    const says =
      open.length === 0
        ? phrase('Call {call} is not open, and none is.', { call })
        : phrase('Call {call} is not open; open: {open}.', { call, open: open.join(', ') });
    return refused(refuse('MATCH.NO_SUCH_CALL', says, { open }));
  }
  return happens({ type: 'JudgeCallAnswered', v: 1, data: { call, role }, secret: null });
}

function enter(
  state: In<'open' | 'playing'>,
  { games, bothLost, notPlayed, role }: EnterResult,
  { actor }: Moment,
): Verdict {
  const { plan, desk } = state;
  const wrong = bothLost ? wrongLoss(plan, games) : wrongScore(plan, games);
  if (wrong !== null) return refused(wrong);
  const isBegun = state.phase === 'playing' || desk.handedIn.length > 0;
  if (notPlayed && isBegun && actor !== SYSTEM) return refused(BEGUN);
  return happens({ type: 'ResultEntered', v: 2, data: { games, bothLost, notPlayed, role }, secret: null });
}

const BEGUN = refuse(
  'MATCH.BEING_PLAYED',
  phrase('A game of this match was begun, so that it counts as played: enter what it came to as played.'),
);

export const OWN_MATCH = refuse('MATCH.OWN_MATCH', phrase('You play in this match: another of the staff holds it.'));

export const OUTSIDE = refuse(
  'MATCH.NO_TOURNAMENT',
  phrase('This match belongs to no tournament: its result comes from its games, and no judge is at hand.'),
);

function isOver({ phase, plan: { origin } }: In<'finished' | 'cancelled'>): Verdict {
  const { tournament, round, table } = origin ?? {};
  const facts = { phase, tournament: tournament ?? null, round: round ?? null, table: table ?? null };
  const says =
    phase === 'cancelled'
      ? phrase('This match was called off: ask the staff for the pairing that replaced it.')
      : phrase('This match is over. A wrong result is corrected in round {round} of its tournament, by its staff.', {
          round: String(round),
        });
  return refused(refuse('MATCH.OVER', says, facts));
}
