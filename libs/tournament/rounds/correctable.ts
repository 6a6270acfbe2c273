import type { JsonObject } from '#kernel';
import { possibleScores, spelledScore } from '#match';
import { isElimination } from '../plan.js';
import type { OpenTournament, Round, Table } from '../state.js';
import { gamesProblem, stageOf } from './results.js';
import type { Score } from './round.js';

/** Why the staff cannot make this the result, which is no other than what two who sit there could report. */
export function correctedProblem(
  state: OpenTournament,
  round: Round,
  table: Table,
  games: Score,
): { readonly says: string; readonly facts: JsonObject } | null {
  const says = gamesProblem(state, round, table, games);
  const known = table.entrants.length > 2 ? [] : scoresFor(state, round, games).map(spelledScore);
  const { bestOf } = stageOf(state, round);
  const said = spelledScore(games);
  if (says === null && (known.length === 0 || known.includes(said))) return null;
  const facts = { bestOf, said, known };
  if (known.length === 0) return { says: says ?? '', facts };
  const why = says ?? `A match of best of ${bestOf} cannot end ${said} (won-won-drawn).`;
  return { says: `${why} It can: ${known.join(', ')}.`, facts };
}

function scoresFor(
  { plan }: OpenTournament,
  { stage: nth }: Round,
  { bothLost }: Score,
): readonly Pick<Score, 'won' | 'drawn'>[] {
  const stage = plan.stages[nth];
  if (stage === undefined) return [];
  const drawsAllowed = plan.drawsAllowed && !isElimination(stage);
  const scores = possibleScores({ bestOf: stage.bestOf, drawsAllowed }).map(({ won: [a = 0, b = 0], drawn }) => ({
    won: [a, b] as const,
    drawn,
  }));
  return drawsAllowed || bothLost ? [{ won: [0, 0], drawn: 0 }, ...scores] : scores;
}
