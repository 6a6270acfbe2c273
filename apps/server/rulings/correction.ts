import type { MatchRemedy } from '#match';
import type { Case } from '#rulings';
import type { CorrectResult } from '#tournament';

/** What a ruling changes of a result that the tournament has already; null where it changes none there. */
export function correctionOf(
  { subject }: Pick<Case, 'subject'>,
  remedy: MatchRemedy,
): Pick<CorrectResult, 'round' | 'table' | 'games'> | null {
  if (subject.is !== 'result' || !subject.over || remedy.is !== 'result') return null;
  const { won, drawn } = remedy.games;
  const { bothLost, notPlayed } = remedy;
  const walkover = notPlayed ? { notPlayed } : {};
  const games = { won: [won[0] ?? 0, won[1] ?? 0] as const, drawn, bothLost, ...walkover };
  return { round: subject.round, table: subject.table, games };
}
