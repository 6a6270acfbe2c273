import { explainPairing, type WhyPaired } from '../pairing/explain.js';
import { toPair } from '../pairing/history.js';
import type { EntrantId } from '../standings/results.js';
import type { OpenTournament, Round, Table } from '../state.js';
import { countedRounds, rulesOf, stageOf } from './results.js';

/** Why two sit at one table: by the draw of a Swiss round, or by the plan. */
export type WhyHere =
  | WhyPaired
  | { readonly because: 'bracket'; readonly match: number }
  | { readonly because: 'round-robin'; readonly group: number }
  /** They were moved there by the staff, whose reason is in the record. */
  | { readonly because: 'by-hand' };

/** By the results as they are known now; a correction since may tell another story than was known then. */
export function explainTable(state: OpenTournament, round: Round, { entrants, place, drawn }: Table): WhyHere {
  if (place?.in === 'bracket') return { because: 'bracket', match: place.match };
  if (place?.in === 'group') return { because: 'round-robin', group: place.group };
  if (stageOf(state, round).is !== 'swiss' || !drawn) return { because: 'by-hand' };
  const all = new Set<EntrantId>([...round.tables.values()].flatMap((table) => [...table.entrants]));
  for (const { entrant } of round.byes) all.add(entrant);
  const before = toPair([...all], countedRounds(state, round.number - 1), rulesOf(state.plan));
  const { rematches } = round;
  return explainPairing(before, { tables: [], bye: null, rematches, forced: [] }, entrants);
}
