import { type Fraction, sum } from '../standings/fraction.js';
import { type Ending, endsOf, type EntrantId, roundsOf } from '../standings/results.js';
import { pointsFor } from '../standings/rule-set.js';
import type { OpenTournament, Round, Table } from '../state.js';
import { groupsOf, standingsAfter } from './ranking.js';
import { resultsOf, rulesOf } from './results.js';

/** A group of a round robin: everybody against everybody. */
export interface CrossTable {
  readonly stage: number;
  readonly group: number;
  /** The first of the group above. */
  readonly rows: readonly CrossRow[];
}

interface CrossRow {
  readonly entrant: EntrantId;
  /** From the matches of the group alone. */
  readonly points: Fraction;
  /** One for each row; null for oneself, and for whom they were not paired with yet. */
  readonly cells: readonly (Meeting | null)[];
}

export interface Meeting {
  readonly round: number;
  readonly table: number;
  /** Null before there is one. */
  readonly result: {
    readonly ended: Ending;
    readonly won: number;
    readonly lost: number;
    readonly drawn: number;
  } | null;
}

/** The groups of all round robins that were opened, in order. */
export function crossTables(state: OpenTournament): readonly CrossTable[] {
  if (!state.plan.stages.some(({ is }) => is === 'round-robin')) return [];
  const places = new Map(standingsAfter(state).map(({ entrant }, place) => [entrant, place]));
  const placeOf = (id: EntrantId): number => places.get(id) ?? places.size;
  return state.plan.stages.flatMap((plan, stage) => {
    const rounds = state.rounds.filter((round) => round.stage === stage && round.phase === 'published');
    const seeds = rounds[0]?.opens ?? null;
    if (plan.is !== 'round-robin' || seeds === null) return [];
    const points = pointsIn(state, rounds);
    const meetings = meetingsIn(rounds);
    return groupsOf(seeds, plan.groups).map((group, nth) => {
      const ids = [...group].sort((a, b) => placeOf(a) - placeOf(b));
      const rows = ids.map((entrant) => ({
        entrant,
        points: points(entrant),
        cells: ids.map((other) => (other === entrant ? null : (meetings.get(pairOf(entrant, other)) ?? null))),
      }));
      return { stage, group: nth + 1, rows };
    });
  });
}

function pointsIn({ plan }: OpenTournament, rounds: readonly Round[]): (entrant: EntrantId) => Fraction {
  const rules = rulesOf(plan);
  const all = roundsOf(rounds.map(resultsOf));
  return (entrant) => sum((all.get(entrant) ?? []).map((round) => pointsFor(round, rules)));
}

const pairOf = (own: EntrantId, other: EntrantId): string => `${own} ${other}`;

/** Who met whom first, from the side of each. */
function meetingsIn(rounds: readonly Round[]): ReadonlyMap<string, Meeting> {
  const meetings = new Map<string, Meeting>();
  const tables = rounds.flatMap(({ number, tables: own }) => [...own.values()].map((table) => ({ number, table })));
  for (const { number, table } of tables)
    for (const own of table.entrants)
      for (const other of table.entrants) {
        const pair = pairOf(own, other);
        if (!meetings.has(pair)) meetings.set(pair, meeting(number, table, own, other));
      }
  return meetings;
}

function meeting(round: number, table: Table, own: EntrantId, other: EntrantId): Meeting {
  const { id, entrants, result } = table;
  if (result === null) return { round, table: id, result: null };
  const { bothLost, ...games } = result.games;
  const ended = endsOf({ is: 'match', entrants, games, bothLost })[entrants.indexOf(own)] ?? 'lost';
  const wonBy = (one: EntrantId): number => games.won[entrants.indexOf(one)] ?? 0;
  return { round, table: id, result: { ended, won: wonBy(own), lost: wonBy(other), drawn: games.drawn } };
}
