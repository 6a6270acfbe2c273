import { happens, type Moment, type Phrase, phrase, refuse, refused } from '#kernel';
import { NOT_SEATED } from '../decide-play.js';
import { OUTSIDE } from '../decide-desk.js';
import { lateness } from '../decide-time.js';
import type { MatchRefusal } from '../refusals.js';
import { type Begun, type MatchState, seatOf } from '../state.js';
import type { Verdict } from '../verdict.js';
import type { RaiseDispute } from './commands.js';
import { disputeHolds, RESULT_WINDOW_MS } from './holds.js';
import { reopened } from './reopen.js';
import { plyOf } from '../moves.js';

/** From this record on nobody moves and no clock runs. */
export function raiseDispute(state: Begun, command: RaiseDispute, now: Moment): Verdict {
  const { plan, desk } = state;
  if (plan.origin === null) return refused(OUTSIDE);
  const own = seatOf(plan, now.actor);
  if (own === null && command.role === null) return refused(NOT_SEATED);
  const { ply, rule, claim } = command;
  const no = disputeHolds(state) ?? (ply === null ? resultProblem(state, now) : plyProblem(state, ply, now));
  if (no !== null) return refused(no);
  const before = desk.disputes.find((each) => each.by === now.actor && each.ply === ply);
  if (before !== undefined) {
    const says = phrase(
      'You disputed this before, in case_{case}, which is settled. What is new belongs to another ply.',
      { case: before.case },
    );
    return refused(refuse('MATCH.DISPUTED_BEFORE', says, { case: before.case }));
  }
  const play = state.phase === 'playing' ? state.play : null;
  const seq = ply === null ? null : ledBy(state, ply);
  const standsAt = play === null ? null : plyOf(play);
  const role = own === null ? command.role : null;
  return happens({
    type: 'DisputeRaised',
    v: 1,
    data: { case: command.case, seat: own, role, ply, seq, standsAt, over: state.phase === 'finished', rule, claim },
    secret: null,
  });
}

/** The record that led to a ply; null for the start of a game. */
export function ledBy(state: MatchState, ply: number): number | null {
  const game = state.phase === 'playing' ? reopened(state, ply)?.game : undefined;
  return game?.moves[ply - game.first - 1]?.seq ?? null;
}

function plyProblem(state: Begun, ply: number, now: Moment): MatchRefusal | null {
  if (state.phase !== 'playing') {
    return notDisputable(
      phrase('Nothing is played in a match that is {phase}: dispute its result, without a ply.', {
        phase: state.phase,
      }),
    );
  }
  const late = lateness(state.play, now);
  if (late !== null) return late;
  if (reopened(state, ply) !== null) return null;
  const last = plyOf(state.play);
  const says = phrase('Ply {ply} is no position of this match, which stands at ply {last}, or it was taken back.', {
    ply,
    last,
  });
  return notDisputable(says, { first: 0, last });
}

function resultProblem(state: Begun, { at }: Moment): MatchRefusal | null {
  const { phase, desk } = state;
  if (phase === 'playing') return notDisputable(phrase('There is no result yet: name the ply that you dispute.'));
  if (phase === 'cancelled') return notDisputable(phrase('This match was called off, so it has no result to dispute.'));
  if (phase === 'open') {
    if (desk.reports.some((report) => report !== null)) return null;
    return notDisputable(phrase('Nobody has reported a result yet: report it, or call a judge.'));
  }
  const until = (desk.overAt ?? 0) + RESULT_WINDOW_MS;
  if (at < until) return null;
  const minutes = RESULT_WINDOW_MS / 60_000;
  const says = phrase(
    'A result can be disputed for {minutes} minutes. After that the staff can correct it in the tournament.',
    { minutes },
  );
  return refuse('MATCH.TIME_IS_UP', says, { until, at });
}

const notDisputable = (says: readonly Phrase[], facts: MatchRefusal['facts'] = {}): MatchRefusal =>
  refuse('MATCH.NOT_DISPUTABLE', says, facts);
