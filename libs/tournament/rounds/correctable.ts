import type { JsonObject, Phrase } from '#kernel';
import { impossibleScore, possibleScores, spelledScore } from '#match';
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
): { readonly says: readonly Phrase[]; readonly facts: JsonObject } | null {
  const says = gamesProblem(state, round, table, games);
  const stage = stageOf(state, round);
  const { bestOf } = stage;
  const length = { bestOf, drawsAllowed: state.plan.drawsAllowed && !isElimination(stage) };
  const known = table.entrants.length > 2 ? [] : scoresFor(length, games).map(spelledScore);
  const said = spelledScore(games);
  if (says === null && (known.length === 0 || known.includes(said))) return null;
  return { says: says ?? impossibleScore(length, games, known), facts: { bestOf, said, known } };
}

function scoresFor(
  length: Parameters<typeof possibleScores>[0],
  { bothLost }: Score,
): readonly Pick<Score, 'won' | 'drawn'>[] {
  const scores = possibleScores(length).map(({ won: [a = 0, b = 0], drawn }) => ({ won: [a, b] as const, drawn }));
  return length.drawsAllowed || bothLost ? [{ won: [0, 0], drawn: 0 }, ...scores] : scores;
}
