import { explainPairing, type WhyPaired } from '../pairing/explain.js';
import { toPair } from '../pairing/history.js';
import type { ToPair } from '../pairing/swiss.js';
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

/**
 * Why, for any table of a round. By the results as they are known now: a correction since may tell another story than was
 * known then. The field is read once, when the first table of a draw is asked for.
 */
export function explainTables(state: OpenTournament, round: Round): (table: Table) => WhyHere {
  const isSwiss = stageOf(state, round).is === 'swiss';
  const drawn = { tables: [], bye: null, rematches: round.rematches, forced: [] };
  let before: readonly ToPair[] | null = null;
  return ({ entrants, place, drawn: wasDrawn }) => {
    if (place?.in === 'bracket') return { because: 'bracket', match: place.match };
    if (place?.in === 'group') return { because: 'round-robin', group: place.group };
    const [one, other, ...more] = entrants;
    if (!isSwiss || !wasDrawn || more.length > 0) return { because: 'by-hand' };
    before ??= toPair(inRound(round), countedRounds(state, round.number - 1), rulesOf(state.plan));
    return explainPairing(before, drawn, [one, other]);
  };
}

const inRound = ({ tables, byes }: Round): readonly EntrantId[] => [
  ...[...tables.values()].flatMap(({ entrants }) => [...entrants]),
  ...byes.map(({ entrant }) => entrant),
];
