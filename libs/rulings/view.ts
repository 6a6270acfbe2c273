import type { ActorId } from '#kernel';
import { isSimpleBackup, learnedBy, type Randomness, suggestedRandomness } from '#match';
import type { Attempt, KeptDelta, Look } from './evidence.js';
import type { Case } from './state.js';

/** As whom somebody looks at a case; staff are the judges and organisers of its tournament. */
export type CaseViewer = { readonly as: 'public' } | { readonly as: 'party' | 'staff'; readonly who: ActorId };

/** A delta as somebody may know it; how much another player has learned is theirs to know as well. */
export type SeenDelta = Pick<KeptDelta, 'from' | 'to' | 'at' | 'undone' | 'draws'> & {
  readonly risk: 'none' | 'some' | 'high';
  readonly suggested: Randomness;
  readonly simple: boolean;
  readonly learned: readonly {
    readonly seat: number;
    readonly count: number | null;
    readonly plies: KeptDelta['learned'][number]['plies'] | null;
  }[];
};

/** What only judges are told, everybody is once the key is out, and what is claimed and why it was ruled so; what was said to the judge stays between them. */
export type CaseView = {
  readonly case: Omit<Case, 'attempts' | 'looks' | 'deltas' | 'evidence'>;
  /** Null for who has no part in it. */
  readonly evidence: Case['evidence'] | null;
  /** Whether they read what is claimed, and the reasons that are given. */
  readonly isRead: boolean;
  readonly attempts: readonly Attempt[] | null;
  readonly looks: readonly Look[] | null;
  readonly deltas: readonly SeenDelta[];
};

/** All that somebody may see of a case; null when that is nothing: the public sees what is closed. */
export function caseView(state: Case, viewer: CaseViewer): CaseView | null {
  if (viewer.as === 'public' && state.phase !== 'closed') return null;
  const { attempts, looks, deltas, evidence, ...rest } = state;
  const isHeard = viewer.as !== 'public';
  const isJudge = state.isReleased || (viewer.as === 'staff' && mayLookInto(state, viewer.who));
  const seesLooks = isJudge || viewer.as === 'staff' || state.phase === 'closed';
  return {
    case: rest,
    isRead: isHeard || state.isReleased,
    evidence: isHeard ? evidence : null,
    attempts: isJudge ? attempts : null,
    looks: seesLooks ? looks : null,
    deltas:
      isJudge || (isHeard && state.rulings.length > 0)
        ? deltas.map((delta) => seenDelta(state, delta, viewer, isJudge))
        : [],
  };
}

/** Whether somebody judges it or did. */
export const mayLookInto = ({ judge, appealJudge, rulings }: Case, who: ActorId): boolean =>
  [judge, appealJudge, ...rulings.map(({ by }) => by)].some((each) => each?.who === who);

/** A player is told what they themselves learned. */
function seenDelta(state: Case, delta: KeptDelta, viewer: CaseViewer, isJudge: boolean): SeenDelta {
  const own = viewer.as === 'public' ? undefined : state.parties.find(({ who }) => who === viewer.who);
  const { from, to, at, undone, draws } = delta;
  return {
    from,
    to,
    at,
    undone,
    draws,
    risk: riskOf(delta),
    suggested: suggestedRandomness(delta),
    simple: isSimpleBackup(delta),
    learned: delta.learned.map((each) => {
      const isTold = isJudge || own?.seat === each.seat;
      return { seat: each.seat, count: isTold ? learnedBy(each) : null, plies: isTold ? each.plies : null };
    }),
  };
}

/** What a rewind would give away. */
function riskOf({ draws, learned }: KeptDelta): SeenDelta['risk'] {
  const seats = learned.filter(({ plies }) => plies.length > 0).length;
  if (seats > 1) return 'high';
  return seats > 0 || draws > 0 ? 'some' : 'none';
}
