import { canonicalJson, Fault, millis, type Moment, never, SYSTEM } from '#kernel';
import type { CaseEvent, CaseOpened, CaseTimeEvent } from './events.js';
import { beyondJudge, judgingProblem, rulingProblem } from './authority.js';
import { type Case, caseDeadline, type CasePhase, type CaseState, isParty } from './state.js';
import type { Ruling, RulingTerms } from './ruling.js';
import type { Judge, Standing } from './subject.js';
import { settle } from './settle.js';
import { checkSigned } from './signed.js';
import { timed } from './time.js';

/** The story of a case. An event that could not happen here is a fault of the log. */
export function evolve(before: CaseState, event: CaseEvent, moment: Moment): CaseState {
  if (event.type === 'CaseOpened') return opened(before, event, moment);
  if (before.phase === 'none') throw new Fault(`${event.type} came before its case was opened.`);
  happen(before, event, moment);
  return before;
}

function opened(before: CaseState, { data }: CaseOpened, { at }: Moment): Case {
  if (before.phase !== 'none') throw new Fault('A case was opened twice.');
  return {
    ...data,
    phase: 'waiting',
    at,
    ruleBy: millis(at + data.windows.rule),
    heldSince: null,
    extensions: [],
    forHeadJudge: false,
    judge: null,
    appealJudge: null,
    evidence: [],
    attempts: [],
    looks: [],
    deltas: [],
    rulings: [],
    accepted: [],
    appeal: null,
    overdue: false,
    withdrawn: false,
    applied: null,
    ending: null,
    isReleased: false,
  };
}

type Later = Exclude<CaseEvent, CaseOpened>;
type Course = Extract<Later, { type: `${'Case' | 'Ruling' | 'Appeal'}${string}` }>;

function happen(state: Case, event: Later, moment: Moment): void {
  const { actor: by, at } = moment;
  switch (event.type) {
    case 'CommandSigned':
      checkSigned(event, moment);
      return;
    case 'KeyReleased':
      checkPhase(state, 'closed');
      if (by !== SYSTEM || state.isReleased)
        throw new Fault('The key of a case was released twice, or by somebody else.');
      state.isReleased = true;
      return;
    case 'AttemptsCopied':
      state.attempts.push(...event.secret.attempts);
      return;
    case 'EvidenceAdded':
      state.evidence.push({ by, at, text: event.data.text });
      return;
    case 'PositionLooked':
      checkJudge(state, moment);
      state.looks.push({ by, at, ply: event.secret.ply, ...event.secret.eyes });
      return;
    case 'InformationDeltaComputed':
      checkJudge(state, moment);
      state.deltas.push({ ...event.secret.delta, at, match: event.data.match });
      return;
    default:
      goOn(state, event, moment);
  }
}

function goOn(state: Case, event: Course, moment: Moment): void {
  switch (event.type) {
    case 'CaseClaimed':
      take(state, event.data.appeal, judgeOf(moment, event.data.as));
      return;
    case 'CaseAssigned':
      take(state, event.data.appeal, { ...judgeOf(moment, event.data.as), who: event.data.to });
      return;
    case 'CaseReleased':
      checkJudge(state, moment);
      if (event.data.appeal) state.appealJudge = null;
      else giveBack(state);
      return;
    case 'CaseEscalated':
      checkJudge(state, moment);
      state.forHeadJudge = true;
      giveBack(state);
      return;
    case 'CasePaused':
    case 'CaseResumed':
    case 'CaseCredited':
      timed(state, event, moment);
      return;
    case 'CaseOverdue':
      checkPhase(state, 'waiting', 'claimed');
      state.overdue = true;
      return;
    case 'CaseWithdrawn':
      checkPhase(state, 'waiting', 'claimed');
      state.withdrawn = true;
      return;
    default:
      rule(state, event, moment);
  }
}

type OnRuling = Exclude<
  Course,
  {
    type:
      | CaseTimeEvent['type']
      | 'CaseClaimed'
      | 'CaseAssigned'
      | 'CaseReleased'
      | 'CaseEscalated'
      | 'CaseOverdue'
      | 'CaseWithdrawn';
  }
>;

function rule(state: Case, event: OnRuling, moment: Moment): void {
  const { actor: by, at, seq } = moment;
  switch (event.type) {
    case 'RulingIssued':
      checkJudge(state, moment);
      checkPhase(state, 'claimed');
      checkRuling(state, event.data.ruling, event.data.as);
      if (event.data.appealUntil !== at + state.windows.appeal) throw new Fault('The window for an appeal is another.');
      state.rulings.push(ruled(event.data.ruling, judgeOf(moment, event.data.as), { seq, at }, event.data.appealUntil));
      state.phase = 'ruled';
      return;
    case 'RulingAccepted':
      checkPhase(state, 'ruled');
      if (!isParty(state, by) || at >= (caseDeadline(state) ?? Infinity))
        throw new Fault('A ruling was accepted too late, or by no party.');
      state.accepted.push(by);
      return;
    case 'RulingAppealed':
      checkPhase(state, 'ruled');
      if (!isParty(state, by) || at >= (caseDeadline(state) ?? Infinity))
        throw new Fault('An appeal came too late, or from no party.');
      state.appeal = { by, at, ...event.data, outcome: null, reason: null };
      state.phase = 'appealed';
      return;
    case 'RulingAffirmed':
      checkDeciding(state, event.data.as, moment);
      decided(state, 'affirmed', event.data.reason);
      return;
    case 'RulingReplaced':
      checkDeciding(state, event.data.as, moment);
      decided(state, 'replaced', null);
      state.rulings.push(ruled(event.data.ruling, judgeOf(moment, event.data.as), { seq, at }, null));
      return;
    case 'AppealLapsed':
      decided(state, 'lapsed', null);
      return;
    default:
      end(state, event, moment);
  }
}

type Ends = Extract<OnRuling, { type: 'RulingFinal' | 'RulingApplied' | 'CaseClosed' }>;

function end(state: Case, event: Ends, { at }: Moment): void {
  switch (event.type) {
    case 'RulingFinal':
      if ((event.data.ruling === null) !== state.withdrawn) throw new Fault('What is final is no ruling of the case.');
      if (!isFinalAt(state, at)) throw new Fault('A ruling became final before its time.');
      state.phase = 'final';
      state.heldSince = null;
      return;
    case 'RulingApplied':
      checkPhase(state, 'final');
      state.applied = { ...event.data, at };
      return;
    case 'CaseClosed':
      checkPhase(state, 'final');
      if (canonicalJson(settle(state)[0]?.data ?? null) !== canonicalJson(event.data))
        throw new Fault(
          'A case was closed before its ruling was carried out, with another ending, or without its looks.',
        );
      state.phase = 'closed';
      state.ending = event.data.ending;
      return;
    default:
      never(event);
  }
}

function take(state: Case, isAppeal: boolean, judge: Judge): void {
  const wrong = judgingProblem(state, judge.who, judge);
  if (wrong !== null) throw new Fault(`A case was given to who may not judge it: ${wrong.says}`);
  if (isAppeal) {
    checkPhase(state, 'appealed');
    state.appealJudge = judge;
    return;
  }
  checkPhase(state, 'waiting', 'claimed');
  state.judge = judge;
  state.phase = 'claimed';
}

function giveBack(state: Case): void {
  checkPhase(state, 'claimed');
  state.judge = null;
  state.phase = 'waiting';
}

function decided(state: Case, outcome: 'affirmed' | 'replaced' | 'lapsed', reason: Ruling['reason'] | null): void {
  checkPhase(state, 'appealed');
  if (state.appeal === null) throw new Fault('An appeal was decided that was none.');
  state.appeal = { ...state.appeal, outcome, reason };
}

const judgeOf = ({ actor, at }: Moment, as: Standing): Judge => ({ ...as, who: actor, since: at });

const ruled = (
  terms: RulingTerms,
  by: Judge,
  when: Pick<Ruling, 'seq' | 'at'>,
  appealUntil: Ruling['appealUntil'],
): Ruling => ({ ...terms, ...when, by, appealUntil });

/** Once taken back or decided, when all accepted it, or when its time has come. */
function isFinalAt(state: Case, at: number): boolean {
  if (state.phase === 'final' || state.phase === 'closed') return false;
  if (state.withdrawn || (state.appeal !== null && state.appeal.outcome !== null)) return true;
  if (state.phase !== 'ruled') return false;
  const isAccepted = state.parties.every(({ who }) => state.accepted.includes(who));
  return isAccepted || at >= (caseDeadline(state) ?? Infinity);
}

function checkRuling(state: Case, ruling: RulingTerms, as: Standing): void {
  const wrong = rulingProblem(state, ruling) ?? (as.role === 'head-judge' ? null : beyondJudge(state, ruling));
  if (wrong !== null) throw new Fault(`A ruling was made that can't be: ${wrong.says}`);
}

function checkDeciding(state: Case, as: Standing, moment: Moment): void {
  checkJudge(state, moment);
  if (as.role !== 'head-judge' || moment.at >= (caseDeadline(state) ?? Infinity)) {
    throw new Fault('An appeal was decided too late, or by who is no head judge.');
  }
}

function checkPhase({ phase }: Case, ...phases: readonly CasePhase[]): void {
  if (!phases.includes(phase)) throw new Fault(`This can't happen to a case that is ${phase}.`);
}

function checkJudge(state: Case, { actor }: Moment): void {
  const judge = state.phase === 'appealed' ? state.appealJudge : state.judge;
  if (judge?.who !== actor) throw new Fault('Somebody acted as the judge of a case who is not.');
}
