import { type ActorId, phrase } from '#kernel';
import { assigningProblem, judgingProblem, no } from './authority.js';
import type { CaseRefusal } from './refusals.js';
import { type Case, isParty, judgeNow } from './state.js';
import { matchOf, type Standing } from './subject.js';

export type Act =
  | 'claim'
  | 'assign'
  | 'release'
  | 'escalate'
  | 'add-evidence'
  | 'look'
  | 'compute-delta'
  | 'rule'
  | 'accept'
  | 'appeal'
  | 'affirm'
  | 'replace'
  | 'withdraw';

/** What somebody can do in a case now; `as` is how they stand in its tournament, null for who judges nothing there. */
export function actsOf(state: Case, who: ActorId, as: Standing | null): readonly Act[] {
  return [
    ...staffActs(state, who, as),
    ...(judgeNow(state)?.who === who ? judgeActs(state) : []),
    ...ownActs(state, who),
  ];
}

/** Why somebody could not have it now, as far as that is theirs; null when they could. */
export const barOf = (state: Case, who: ActorId, as: Standing): CaseRefusal | null =>
  judgeNow(state)?.who === who
    ? no('CASE.ALREADY_DONE', phrase('They have this case.'))
    : judgingProblem(state, who, as);

/** Nobody judges it, and it waits for who does. */
export const isFree = (state: Case): boolean =>
  (state.phase === 'waiting' || state.phase === 'appealed') && judgeNow(state) === null;

function staffActs(state: Case, who: ActorId, as: Standing | null): readonly Act[] {
  if (as === null || !['waiting', 'claimed', 'appealed'].includes(state.phase)) return [];
  const claims = isFree(state) && judgingProblem(state, who, as) === null;
  const assigns = assigningProblem(state, who, as) === null;
  return [...(claims ? (['claim'] as const) : []), ...(assigns ? (['assign'] as const) : [])];
}

function judgeActs({ phase, subject, judge }: Case): readonly Act[] {
  const looks: readonly Act[] = matchOf(subject) === null ? [] : ['look'];
  const computes: readonly Act[] = subject.is === 'play' ? ['compute-delta'] : [];
  if (phase === 'appealed') return ['release', ...looks, ...computes, 'affirm', 'replace'];
  const escalates: readonly Act[] = judge?.role === 'head-judge' ? [] : ['escalate'];
  return ['release', ...escalates, ...looks, ...computes, 'rule'];
}

function ownActs(state: Case, who: ActorId): readonly Act[] {
  const { phase, raiser, accepted, judge, appealJudge } = state;
  const isOpen = phase !== 'final' && phase !== 'closed';
  const isHeard = isParty(state, who) || [raiser, judge, appealJudge].some((each) => each?.who === who);
  const speaks: readonly Act[] = isOpen && isHeard ? ['add-evidence'] : [];
  const decides: readonly Act[] =
    phase === 'ruled' && isParty(state, who) && !accepted.includes(who) ? ['accept', 'appeal'] : [];
  const withdraws: readonly Act[] =
    raiser.who === who && (phase === 'waiting' || phase === 'claimed') ? ['withdraw'] : [];
  return [...speaks, ...decides, ...withdraws];
}
