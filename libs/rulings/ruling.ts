import type { ActorId, KeptText, Millis, RuleId } from '#kernel';
import type { MatchRemedy, TimeGift } from '#match';
import type { Judge } from './subject.js';

/** How grave, the mildest first. */
export const DEGREES = ['caution', 'warning', 'game-loss', 'match-loss', 'disqualification'] as const;
export type Degree = (typeof DEGREES)[number];

export type Infringement = 'play-error' | 'procedure' | 'time' | 'deck' | 'conduct';

export type Penalty = { readonly who: ActorId; readonly degree: Degree; readonly infringement: Infringement };

/** What is ruled. */
export type RulingTerms = {
  readonly finding: 'upheld' | 'not-upheld';
  readonly remedy: MatchRemedy;
  readonly rules: readonly RuleId[];
  readonly houseRulings: readonly { readonly ruling: string; readonly reading: string }[];
  readonly reason: KeptText;
  readonly penalties: readonly Penalty[];
  readonly credits: readonly TimeGift[];
};

/** A ruling as it was made. */
export type Ruling = RulingTerms & {
  readonly by: Judge;
  readonly seq: number;
  readonly at: Millis;
  /** Null for one that came from an appeal. */
  readonly appealUntil: Millis | null;
};

export type PenaltyBefore = Pick<Penalty, 'degree' | 'infringement'>;

/** One degree up from the gravest for the same thing; a caution for the first time. */
export function suggestedDegree(before: readonly PenaltyBefore[], infringement: Infringement): Degree {
  const same = before.filter((each) => each.infringement === infringement);
  const gravest = Math.max(-1, ...same.map(({ degree }) => DEGREES.indexOf(degree)));
  return DEGREES[Math.min(gravest + 1, DEGREES.length - 1)] ?? 'caution';
}
