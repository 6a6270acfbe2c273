import { isElimination } from '../plan.js';
import type { OpenTournament, Round } from '../state.js';
import { stageOf } from './results.js';
import type { Bye } from './round.js';

/** Who does not play in a round, and why; no event names the best seeds, for whom a bracket has no match in its first. */
export type Free = Pick<Bye, 'entrant'> & { readonly why: Bye['why'] | 'best-seed' };

export function byesOf(state: OpenTournament, round: Round): readonly Free[] {
  const { opens, tables, byes } = round;
  if (opens === null || !isElimination(stageOf(state, round))) return byes;
  const seated = new Set([...tables.values()].flatMap(({ entrants }) => entrants));
  return opens.filter((id) => !seated.has(id)).map((entrant) => ({ entrant, why: 'best-seed' }));
}
