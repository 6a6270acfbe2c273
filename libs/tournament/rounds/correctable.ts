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

/** A drawn game of an elimination counts for nobody and another follows, so it takes none of the games away. */
function scoresFor(
  { plan }: OpenTournament,
  { stage: nth }: Round,
  { bothLost }: Score,
): readonly Pick<Score, 'won' | 'drawn'>[] {
  const stage = plan.stages[nth];
  if (stage === undefined) return [];
  const { bestOf } = stage;
  const ends = isElimination(stage);
  const drawsAllowed = plan.drawsAllowed && !ends;
  const decided = possibleScores({ bestOf, drawsAllowed }).map(({ won: [a = 0, b = 0], drawn }) => ({
    won: [a, b] as const,
    drawn,
  }));
  const none = drawsAllowed || bothLost ? [{ won: [0, 0] as const, drawn: 0 }] : [];
  if (!ends) return [...none, ...decided];
  const draws = Array.from({ length: bestOf }, (_, count) => count + 1);
  const clean = decided.filter(({ drawn }) => drawn === 0);
  return [...clean, ...clean.flatMap(({ won }) => draws.map((drawn) => ({ won, drawn })))];
}
