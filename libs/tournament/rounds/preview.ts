import { compareFractions, type Fraction } from '../standings/fraction.js';
import type { EntrantId } from '../standings/results.js';
import { type OpenTournament, snapshot } from '../state.js';
import { isElimination } from '../plan.js';
import type { CorrectResult } from './commands.js';
import { advancing, standingsAfter } from './ranking.js';

/** Where one stands, before and after. */
export interface Shift {
  readonly entrant: EntrantId;
  readonly rank: readonly [number, number];
  readonly points: readonly [Fraction, Fraction];
}

/** What a correction would change. */
export interface CorrectionPreview {
  readonly standings: readonly Shift[];
  /** Rounds that were paired with the result as it was. */
  readonly pairedWithIt: readonly number[];
  /** Who would go on to the next stage, and who would not any more; of a stage that began, it is too late. */
  readonly cut: {
    readonly joins: readonly EntrantId[];
    readonly leaves: readonly EntrantId[];
    readonly began: boolean;
  } | null;
}

/** Nothing, where there is no such table, say because it was dissolved. */
export function previewCorrection(
  state: OpenTournament,
  { round: number, table: id, games }: Pick<CorrectResult, 'round' | 'table' | 'games'>,
): CorrectionPreview {
  const after = snapshot(state);
  const round = after.rounds.find((each) => each.number === number);
  const table = round?.tables.get(id);
  const corrections = (table?.result?.corrections ?? -1) + 1;
  if (table !== undefined) round?.tables.set(id, { ...table, result: { games, how: 'corrected', corrections } });
  const stageNow = round?.stage ?? 0;
  const pairedWithIt = state.rounds.flatMap(({ number: later, stage }) =>
    later > number && stage === stageNow ? [later] : [],
  );
  return { standings: shifts(state, after), pairedWithIt, cut: cutShift(state, after, stageNow) };
}

function shifts(before: OpenTournament, after: OpenTournament): readonly Shift[] {
  const was = new Map(standingsAfter(before).map((row) => [row.entrant, row]));
  return standingsAfter(after).flatMap(({ entrant, rank, points }): readonly Shift[] => {
    const old = was.get(entrant);
    if (old === undefined || (old.rank === rank && compareFractions(old.points, points) === 0)) return [];
    return [{ entrant, rank: [old.rank, rank], points: [old.points, points] }];
  });
}

function cutShift(before: OpenTournament, after: OpenTournament, stage: number): CorrectionPreview['cut'] {
  const [own, next] = [before.plan.stages[stage], before.plan.stages[stage + 1]];
  if (own === undefined || isElimination(own) || next?.cut === undefined || next.cut === null) return null;
  const isBegun = before.rounds.find((round) => round.stage === stage + 1 && round.phase === 'published');
  const began = isBegun?.opens ?? null;
  const was = began ?? advancing(before, stage, next.cut);
  const will = advancing(after, stage, next.cut);
  return {
    joins: will.filter((id) => !was.includes(id)),
    leaves: was.filter((id) => !will.includes(id)),
    began: began !== null,
  };
}
