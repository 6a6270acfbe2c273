import { happens, millis, type Moment, never, phrase, refused } from '#kernel';
import { beyondJudge, judgingProblem, no, rulingProblem, unlessIn, unlessJudge } from './authority.js';
import type { AffirmRuling, AppealRuling, IssueRuling, ReplaceRuling, RulingCommand } from './commands.js';
import type { CaseEvent, RulingFinal } from './events.js';
import type { CaseRefusal } from './refusals.js';
import { type Case, caseDeadline, isParty } from './state.js';
import type { Verdict } from './verdict.js';

/** From the ruling to what is final. One appeal, decided by another head judge. */
export function decideRuling(state: Case, command: RulingCommand, now: Moment): Verdict {
  switch (command.type) {
    case 'IssueRuling':
      return issue(state, command, now);
    case 'AcceptRuling':
      return accept(state, now);
    case 'AppealRuling':
      return appeal(state, command, now);
    case 'AffirmRuling':
      return affirm(state, command, now);
    case 'ReplaceRuling':
      return replace(state, command, now);
    case 'WithdrawCase':
      return withdraw(state, now);
    default:
      return never(command);
  }
}

function issue(state: Case, { as, ruling }: IssueRuling, now: Moment): Verdict {
  const wrong =
    unlessIn(state, 'claimed') ??
    unlessJudge(state, now) ??
    judgingProblem(state, now.actor, as) ??
    rulingProblem(state, ruling);
  if (wrong !== null) return refused(wrong);
  const beyond = as.role === 'head-judge' ? null : beyondJudge(state, ruling);
  if (beyond !== null) return refused(beyond);
  const appealUntil = millis(now.at + state.windows.appeal);
  return happens({ type: 'RulingIssued', v: 1, data: { ruling, as, appealUntil }, secret: null });
}

function accept(state: Case, now: Moment): Verdict {
  const wrong = unlessIn(state, 'ruled') ?? unlessParty(state, now) ?? inTime(state, now);
  if (wrong !== null) return refused(wrong);
  if (state.accepted.includes(now.actor))
    return refused(no('CASE.ALREADY_DONE', phrase('You have accepted the ruling.')));
  const accepted: CaseEvent = { type: 'RulingAccepted', v: 1, data: {}, secret: null };
  const agreed = [...state.accepted, now.actor];
  const isAgreed = state.parties.every(({ who }) => agreed.includes(who));
  return isAgreed ? happens<CaseEvent>(accepted, final(state.rulings.length)) : happens<CaseEvent>(accepted);
}

function appeal(state: Case, { ground }: AppealRuling, now: Moment): Verdict {
  const wrong = unlessIn(state, 'ruled') ?? unlessParty(state, now) ?? inTime(state, now);
  if (wrong !== null) return refused(wrong);
  if (state.accepted.includes(now.actor)) {
    return refused(no('CASE.ALREADY_DONE', phrase('You have accepted the ruling, so it stands for you.')));
  }
  const decideBy = millis(now.at + state.windows.decide);
  return happens({ type: 'RulingAppealed', v: 1, data: { ground, decideBy }, secret: null });
}

function affirm(state: Case, { as, reason }: AffirmRuling, now: Moment): Verdict {
  const wrong = unlessDeciding(state, as, now);
  if (wrong !== null) return refused(wrong);
  const affirmed: CaseEvent = { type: 'RulingAffirmed', v: 1, data: { reason, as }, secret: null };
  return happens<CaseEvent>(affirmed, final(state.rulings.length));
}

function replace(state: Case, { as, ruling }: ReplaceRuling, now: Moment): Verdict {
  const wrong = unlessDeciding(state, as, now) ?? rulingProblem(state, ruling);
  if (wrong !== null) return refused(wrong);
  const replaced: CaseEvent = { type: 'RulingReplaced', v: 1, data: { ruling, as }, secret: null };
  return happens<CaseEvent>(replaced, final(state.rulings.length + 1));
}

const unlessDeciding = (state: Case, as: IssueRuling['as'], now: Moment): CaseRefusal | null =>
  unlessIn(state, 'appealed') ?? unlessJudge(state, now) ?? judgingProblem(state, now.actor, as) ?? inTime(state, now);

function withdraw(state: Case, { actor }: Moment): Verdict {
  const wrong = unlessIn(state, 'waiting', 'claimed');
  if (wrong !== null) return refused(wrong);
  if (state.raiser.who !== actor) return refused(no('CASE.FORBIDDEN', phrase('Who raised a case takes it back.')));
  const withdrawn: CaseEvent = { type: 'CaseWithdrawn', v: 1, data: {}, secret: null };
  return happens<CaseEvent>(withdrawn, final(null));
}

const final = (ruling: number | null): RulingFinal => ({ type: 'RulingFinal', v: 1, data: { ruling }, secret: null });

const unlessParty = (state: Case, { actor }: Moment): CaseRefusal | null =>
  isParty(state, actor)
    ? null
    : no('CASE.FORBIDDEN', phrase('The parties of a case accept a ruling, or appeal against it.'));

function inTime(state: Case, { at }: Moment): CaseRefusal | null {
  const until = caseDeadline(state);
  if (until === null || at < until) return null;
  return no('CASE.TIME_IS_UP', phrase('The time for this is over, and the ruling stands.'), { until, at });
}
