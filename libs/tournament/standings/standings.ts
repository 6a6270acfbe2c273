import { compareFractions, type Fraction, sum } from './fraction.js';
import { type EntrantId, type Rounds, roundsOf, type Tally } from './results.js';
import type { Field, RuleSet, TieBreakValue } from './rule-set.js';

export interface Entrant {
  readonly id: EntrantId;
  /** Whoever is disqualified has no rank, and counts as an opponent all the same. */
  readonly disqualified: boolean;
}

export interface Standing {
  readonly entrant: EntrantId;
  /** Shared by those whom no tie-break tells apart. */
  readonly rank: number;
  readonly points: Fraction;
  /** Matches: a bye is won, a round lost without an opponent is lost. */
  readonly record: Tally;
  /** In the order of the rule set. */
  readonly tieBreaks: readonly TieBreakValue[];
}

/** The standings after these rounds: a function of the results and the rule set, and of nothing else. */
export function standings(entrants: readonly Entrant[], rounds: Rounds, rules: RuleSet): readonly Standing[] {
  const field = fieldOf(rounds, rules);
  const rows = entrants
    .filter(({ disqualified }) => !disqualified)
    .map(({ id }) => ({
      entrant: id,
      points: field.points(id),
      record: recordOf(id, field),
      tieBreaks: rules.tieBreaks.map((tieBreak) => tieBreak.of(id, field)),
    }))
    .sort((a, b) => compareRows(a, b) || (a.entrant < b.entrant ? -1 : 1));
  let rank = 0;
  return rows.map((row, nth) => {
    const above = rows[nth - 1];
    if (above === undefined || compareRows(above, row) !== 0) rank = nth + 1;
    return { rank, ...row };
  });
}

/** What decides between two: points, a tie-break by its place in the rule set, or nothing. */
export type Decides = { readonly by: 'points' } | { readonly by: 'tie-break'; readonly nth: number } | null;

type Row = Pick<Standing, 'points' | 'tieBreaks'>;

export function whatDecides(a: Row, b: Row): Decides {
  if (compareFractions(a.points, b.points) !== 0) return { by: 'points' };
  const nth = a.tieBreaks.findIndex(({ value }, i) => differs(value, b.tieBreaks[i]));
  return nth < 0 ? null : { by: 'tie-break', nth };
}

const differs = (value: Fraction, other: TieBreakValue | undefined): boolean =>
  other !== undefined && compareFractions(value, other.value) !== 0;

/** Below zero when a stands above b. */
function compareRows(a: Row, b: Row): number {
  const decides = whatDecides(a, b);
  if (decides === null) return 0;
  if (decides.by === 'points') return compareFractions(b.points, a.points);
  const [one, other] = [a.tieBreaks[decides.nth], b.tieBreaks[decides.nth]];
  return one === undefined || other === undefined ? 0 : compareFractions(other.value, one.value);
}

function fieldOf(rounds: Rounds, rules: RuleSet): Field {
  const all = roundsOf(rounds);
  const points = new Map<EntrantId, Fraction>();
  const ownRounds: Field['roundsOf'] = (entrant) => all.get(entrant) ?? [];
  return {
    roundsOf: ownRounds,
    points(entrant) {
      const known = points.get(entrant) ?? sum(ownRounds(entrant).map(rules.points));
      points.set(entrant, known);
      return known;
    },
  };
}

function recordOf(entrant: EntrantId, field: Field): Tally {
  const record = { won: 0, drawn: 0, lost: 0 };
  for (const round of field.roundsOf(entrant))
    record[round.is === 'match' ? round.ended : round.is === 'bye' ? 'won' : 'lost'] += 1;
  return record;
}
