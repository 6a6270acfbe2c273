import type { ActorId, Hash, Json, KeptText, Millis, RuleId } from '#kernel';
import type { Ending } from './events.js';
import type { Attempt, KeptDelta, Look } from './evidence.js';
import type { Ruling } from './ruling.js';
import type { Judge, Party, Raiser, Subject, Windows } from './subject.js';

export type Appeal = {
  readonly by: ActorId;
  readonly at: Millis;
  readonly ground: KeptText;
  readonly decideBy: Millis;
  readonly outcome: 'affirmed' | 'replaced' | 'lapsed' | null;
  /** Why it was affirmed. */
  readonly reason: KeptText | null;
};

export type Applied = {
  readonly stream: string;
  readonly seq: number;
  readonly head: Hash;
  readonly applied: boolean;
  readonly at: Millis;
};

/** A time in which nobody could act, or was not to. */
export type Span = { readonly from: Millis; readonly to: Millis };

/** A time that does not count, and why. */
export type Extension = Span & { readonly reason: 'outage' | 'pause'; readonly at: Millis };

export type CasePhase = 'waiting' | 'claimed' | 'ruled' | 'appealed' | 'final' | 'closed';

/** A case that there is. */
export interface Case {
  phase: CasePhase;
  readonly tournament: string;
  readonly subject: Subject;
  readonly rule: RuleId | null;
  readonly claim: KeptText;
  readonly raiser: Raiser;
  readonly parties: readonly Party[];
  readonly windows: Windows;
  readonly at: Millis;
  /** From when on it is overdue. */
  ruleBy: Millis;
  /** Since when its time stands still with its match; null while it runs. */
  heldSince: Millis | null;
  readonly extensions: Extension[];
  /** It waits for a head judge. */
  forHeadJudge: boolean;
  judge: Judge | null;
  appealJudge: Judge | null;
  readonly evidence: { readonly by: ActorId; readonly at: Millis; readonly text: KeptText }[];
  readonly attempts: Attempt[];
  readonly looks: Look[];
  readonly deltas: KeptDelta[];
  /** The first, and the one that replaced it. */
  readonly rulings: Ruling[];
  readonly accepted: ActorId[];
  appeal: Appeal | null;
  overdue: boolean;
  withdrawn: boolean;
  applied: Applied | null;
  ending: Ending | null;
  /** Its key is out. */
  isReleased: boolean;
}

export type CaseState = { readonly phase: 'none' } | Case;

export const isParty = ({ parties }: Case, who: ActorId): boolean => parties.some((party) => party.who === who);

/** Who has it at the moment: its judge, or that of the appeal. */
export const judgeNow = (state: Case): Judge | null =>
  state.phase === 'claimed' ? state.judge : state.phase === 'appealed' ? state.appealJudge : null;

/** When something happens to it by itself; null when nothing will. */
export function caseDeadline(state: CaseState): Millis | null {
  if (state.phase === 'none' || state.heldSince !== null) return null;
  if (state.phase === 'waiting' || state.phase === 'claimed') return state.overdue ? null : state.ruleBy;
  if (state.phase === 'ruled') return state.rulings.at(-1)?.appealUntil ?? null;
  return state.phase === 'appealed' ? (state.appeal?.decideBy ?? null) : null;
}

export const pack = (state: CaseState): Json => structuredClone(state) as unknown as Json;
export const unpack = (packed: Json): CaseState => structuredClone(packed) as unknown as CaseState;

const CASE = 3_000;
const ENTRY = 400;

export function weigh(state: CaseState): number {
  if (state.phase === 'none') return 100;
  const { evidence, attempts, looks, deltas, rulings } = state;
  const learned = deltas.flatMap((delta) => delta.learned.flatMap(({ plies }) => plies)).length;
  return CASE + ENTRY * (evidence.length + attempts.length + looks.length + deltas.length + rulings.length + learned);
}
