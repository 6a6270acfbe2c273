import { compareFractions, type Fraction } from './fraction.js';
import type { EntrantId } from './results.js';
import type { RuleSet, TieBreakValue } from './rule-set.js';
import type { Standing } from './standings.js';

/** What puts one above another, with what each of the two has. */
export type WhyAbove =
  | { readonly by: 'points'; readonly above: EntrantId; readonly points: readonly [Fraction, Fraction] }
  | {
      readonly by: 'tie-break';
      readonly above: EntrantId;
      readonly tieBreak: string;
      /** Its place in the rule set, counted from 0: all before it are equal, as the points are. */
      readonly nth: number;
      readonly values: readonly [TieBreakValue, TieBreakValue];
    }
  /** Everything is equal: they share their rank. */
  | { readonly by: 'nothing' };

/** Between two rows of the same standings; the values stand in the order of the question. */
export function whyAbove(a: Standing, b: Standing, rules: RuleSet): WhyAbove {
  const first = (compared: number): EntrantId => (compared > 0 ? a.entrant : b.entrant);
  const byPoints = compareFractions(a.points, b.points);
  if (byPoints !== 0) return { by: 'points', above: first(byPoints), points: [a.points, b.points] };
  for (const [nth, { id }] of rules.tieBreaks.entries()) {
    const [one, other] = [a.tieBreaks[nth], b.tieBreaks[nth]];
    const compared = one && other ? compareFractions(one.value, other.value) : 0;
    if (one === undefined || other === undefined || compared === 0) continue;
    return { by: 'tie-break', above: first(compared), tieBreak: id, nth, values: [one, other] };
  }
  return { by: 'nothing' };
}
