import type { Refusal } from '#kernel';

export type CaseRefusalCode =
  /** There is no case of this name yet. */
  | 'CASE.NOT_OPENED'
  | 'CASE.ALREADY_OPENED'
  /** It is at another point; the facts say at which, and where this can be done. */
  | 'CASE.WRONG_PHASE'
  /** Others do this: its judge, its parties, who raised it, or the house. */
  | 'CASE.FORBIDDEN'
  /** Who is a party or plays here judges nobody. */
  | 'CASE.CONFLICT'
  /** It waits for a head judge. */
  | 'CASE.HEAD_JUDGE_ONLY'
  /** More than a judge may rule: what it does, or a penalty. */
  | 'CASE.GRAVE_REMEDY'
  | 'CASE.GRAVE_PENALTY'
  /** Who ruled first does not decide the appeal. */
  | 'CASE.SAME_JUDGE'
  | 'CASE.CLAIMED'
  /** A rewind is ruled once it is known what it would give away. */
  | 'CASE.DELTA_MISSING'
  /** The ruling does not suit what the case is about, or can't be carried out. */
  | 'CASE.BAD_REMEDY'
  /** A ruling about play that rests on no rule. */
  | 'CASE.NO_RULE'
  /** There is no clock that could be given time. */
  | 'CASE.NO_TIME'
  /** Nothing is played there that could be looked at. */
  | 'CASE.NO_MATCH'
  | 'CASE.TIME_IS_UP'
  | 'CASE.TIME_IS_NOT_UP'
  | 'CASE.ALREADY_DONE'
  /** Who signed had not seen what this is about. */
  | 'CASE.STALE';

export type CaseRefusal = Refusal<CaseRefusalCode>;
