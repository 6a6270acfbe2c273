import { Fault, happens, type Millis, millis, type Moment, phrase, refused, SYSTEM } from '#kernel';
import { no } from './authority.js';
import type { CreditCase, PauseCase, ResumeCase } from './commands.js';
import type { CaseTimeEvent } from './events.js';
import { type Case, caseDeadline, type CasePhase, type Span } from './state.js';
import type { Verdict } from './verdict.js';

/** Time that stands still with its match, or was lost. */
export function decideTime(state: Case, command: PauseCase | ResumeCase | CreditCase, { at }: Moment): Verdict {
  switch (command.type) {
    case 'PauseCase':
      if (!RUNS.includes(state.phase) || state.heldSince !== null || isGivenBack(state, command))
        return refused(notNow(state));
      return happens({ type: 'CasePaused', v: 1, data: { since: command.since }, secret: null });
    case 'ResumeCase': {
      if (state.heldSince === null || command.to < state.heldSince) return refused(notNow(state));
      const span = { from: state.heldSince, to: command.to };
      return happens({
        type: 'CaseResumed',
        v: 1,
        data: { ...span, deadline: deadlineAfter(state, span) },
        secret: null,
      });
    }
    case 'CreditCase': {
      const { from, to } = command;
      const deadline = from < to && to <= at ? deadlineAfter(state, { from, to }) : null;
      if (caseDeadline(state) === null || deadline === caseDeadline(state) || deadline === null)
        return refused(no('CASE.TIME_IS_NOT_UP', phrase('This case has lost no time.'), { from, to }));
      return happens({ type: 'CaseCredited', v: 1, data: { from, to, deadline }, secret: null });
    }
  }
}

const RUNS: readonly CasePhase[] = ['waiting', 'claimed', 'ruled', 'appealed'];

/** A worker may come late to a pause that another has ended by now. */
const isGivenBack = ({ extensions }: Case, { since }: PauseCase): boolean =>
  extensions.some(({ reason, to }) => reason === 'pause' && since < to);

const notNow = ({ phase, heldSince }: Case) =>
  no(
    'CASE.WRONG_PHASE',
    heldSince === null
      ? phrase('This case is {caseIs}, and its time runs.', { caseIs: phase })
      : phrase('This case is {caseIs}, and its time stands still.', { caseIs: phase }),
    { phase },
  );

/** What becomes of a case by them. */
export function timed(state: Case, { type, data }: CaseTimeEvent, { actor, at }: Moment): void {
  if (actor !== SYSTEM || !RUNS.includes(state.phase)) throw new Fault('The time of a case was changed by somebody.');
  if (type === 'CasePaused') {
    if (state.heldSince !== null) throw new Fault('A case was paused twice.');
    state.heldSince = data.since;
    return;
  }
  const { from, to, deadline } = data;
  const isPause = type === 'CaseResumed';
  if (isPause ? state.heldSince !== from : state.heldSince !== null || from >= to || to > at)
    throw new Fault('Time was given to a case that lost none.');
  state.heldSince = null;
  extend(state, { from, to });
  state.extensions.push({ from, to, reason: isPause ? 'pause' : 'outage', at });
  if (caseDeadline(state) !== deadline) throw new Fault('The deadline of a case is another.');
}

/** Whatever ran in that span ends so much later. */
function extend(state: Case, span: Span): void {
  const { rulings, appeal } = state;
  const last = rulings.at(-1);
  state.ruleBy = later(state.ruleBy, state.at, span);
  if (last !== undefined && last.appealUntil !== null)
    rulings[rulings.length - 1] = { ...last, appealUntil: later(last.appealUntil, last.at, span) };
  if (appeal !== null) state.appeal = { ...appeal, decideBy: later(appeal.decideBy, appeal.at, span) };
}

const later = (end: Millis, since: Millis, { from, to }: Span): Millis =>
  millis(end + Math.max(0, to - Math.max(from, since)));

function deadlineAfter(state: Case, span: Span): Millis | null {
  const then: Case = { ...state, heldSince: null, rulings: [...state.rulings] };
  extend(then, span);
  return caseDeadline(then);
}
