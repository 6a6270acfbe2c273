import { type ActorId, happens, type Moment, never, phrase, refused } from '#kernel';
import { assigningProblem, judgingProblem, no, unlessIn, unlessJudge } from './authority.js';
import type { AddEvidence, AssignCase, ClaimCase, ComputeDelta, JudgingCommand, LookAtPosition } from './commands.js';
import { isSameLook } from './evidence.js';
import { type Case, isParty } from './state.js';
import { matchOf } from './subject.js';
import type { Verdict } from './verdict.js';

const MOST_SAID = 50;

/** Who has the case, what is said in it, and what its judge looks at. */
export function decideJudging(state: Case, command: JudgingCommand, now: Moment): Verdict {
  switch (command.type) {
    case 'ClaimCase':
      return claim(state, command, now);
    case 'AssignCase':
      return assign(state, command, now);
    case 'ReleaseCase':
      return release(state, now);
    case 'EscalateCase':
      return escalate(state, now);
    case 'AddEvidence':
      return say(state, command, now);
    case 'LookAtPosition':
      return look(state, command, now);
    case 'ComputeDelta':
      return compute(state, command, now);
    default:
      return never(command);
  }
}

function claim(state: Case, { as }: ClaimCase, { actor }: Moment): Verdict {
  const taken = takenBy(state);
  if (taken === actor) return refused(no('CASE.ALREADY_DONE', phrase('You have this case.')));
  if (taken !== null)
    return refused(no('CASE.CLAIMED', phrase('Another judge has this case; a head judge can assign it anew.')));
  const wrong = unlessIn(state, 'waiting', 'appealed') ?? judgingProblem(state, actor, as);
  if (wrong !== null) return refused(wrong);
  return happens({ type: 'CaseClaimed', v: 1, data: { appeal: state.phase === 'appealed', as }, secret: null });
}

const takenBy = ({ phase, judge, appealJudge }: Case): ActorId | null =>
  (phase === 'appealed' ? appealJudge : phase === 'claimed' ? judge : null)?.who ?? null;

function assign(state: Case, { as, to, toAs }: AssignCase, { actor }: Moment): Verdict {
  const wrong =
    unlessIn(state, 'waiting', 'claimed', 'appealed') ??
    assigningProblem(state, actor, as) ??
    judgingProblem(state, to, toAs);
  if (wrong !== null) return refused(wrong);
  if (takenBy(state) === to) return refused(no('CASE.ALREADY_DONE', phrase('They have this case.')));
  const data = { appeal: state.phase === 'appealed', by: as, to, as: toAs };
  return happens({ type: 'CaseAssigned', v: 1, data, secret: null });
}

function release(state: Case, now: Moment): Verdict {
  const wrong = unlessIn(state, 'claimed', 'appealed') ?? unlessJudge(state, now);
  if (wrong !== null) return refused(wrong);
  return happens({ type: 'CaseReleased', v: 1, data: { appeal: state.phase === 'appealed' }, secret: null });
}

function escalate(state: Case, now: Moment): Verdict {
  const wrong = unlessIn(state, 'claimed') ?? unlessJudge(state, now);
  if (wrong !== null) return refused(wrong);
  if (state.judge?.role === 'head-judge')
    return refused(no('CASE.ALREADY_DONE', phrase('A head judge has this case.')));
  return happens({ type: 'CaseEscalated', v: 1, data: {}, secret: null });
}

function say(state: Case, { text }: AddEvidence, { actor }: Moment): Verdict {
  const wrong = unlessIn(state, 'waiting', 'claimed', 'ruled', 'appealed');
  if (wrong !== null) return refused(wrong);
  const isHeard =
    isParty(state, actor) || [state.raiser, state.judge, state.appealJudge].some((each) => each?.who === actor);
  if (!isHeard)
    return refused(no('CASE.FORBIDDEN', phrase('Its parties, who raised it, and its judges are heard in a case.')));
  if (state.evidence.length >= MOST_SAID) {
    return refused(
      no('CASE.ALREADY_DONE', phrase('Enough has been said: {most} statements are the limit.', { most: MOST_SAID })),
    );
  }
  return happens({ type: 'EvidenceAdded', v: 1, data: { text }, secret: null });
}

function look(state: Case, { ply, eyes }: LookAtPosition, now: Moment): Verdict {
  const wrong = unlessInMatch(state, now);
  if (wrong !== null) return wrong;
  const { actor } = now;
  if (state.looks.some((each) => each.by === actor && isSameLook(each, { ply, ...eyes }))) {
    return refused(no('CASE.ALREADY_DONE', phrase('You looked at this before: it can be read in the case.')));
  }
  const data = { nth: state.looks.length + 1 };
  return happens({ type: 'PositionLooked', v: 1, data, secret: { ply, eyes } });
}

function compute(state: Case, { delta, match }: ComputeDelta, now: Moment): Verdict {
  const wrong = unlessInMatch(state, now);
  if (wrong !== null) return wrong;
  if (state.subject.is !== 'play') {
    return refused(no('CASE.NO_MATCH', phrase('Only in a game that is on can something be taken back.')));
  }
  const { from, to } = delta;
  return happens({ type: 'InformationDeltaComputed', v: 1, data: { from, to, match }, secret: { delta } });
}

function unlessInMatch(state: Case, now: Moment): Extract<Verdict, { ok: false }> | null {
  const wrong = unlessIn(state, 'claimed', 'appealed') ?? unlessJudge(state, now);
  if (wrong !== null) return refused(wrong);
  if (matchOf(state.subject) !== null) return null;
  return refused(no('CASE.NO_MATCH', phrase('This case is about no match, so there is nothing to look at.')));
}
