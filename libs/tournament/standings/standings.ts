import { compareFractions, type Fraction, fraction } from './fraction.js';
import { type Ending, type EntrantId, endOf, type RoundOf, type Rounds, roundsOf, type Tally } from './results.js';
import { type Field, partsFor, type Points, type RuleSet, type TieBreak, type TieBreakValue } from './rule-set.js';

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
  /** Rounds as they count, also those without play. */
  readonly record: Tally;
  /** In the order of the rule set. */
  readonly tieBreaks: readonly TieBreakValue[];
}

export type PlayedAs = 'swiss' | 'round-robin';

/** The standings after these rounds: a function of the results and the rule set, and of nothing else. */
export function standings(
  entrants: readonly Entrant[],
  rounds: Rounds,
  rules: RuleSet,
  as: PlayedAs = 'swiss',
): readonly Standing[] {
  const field = fieldOf(rounds, rules, as);
  const ranked = entrants
    .filter(({ disqualified }) => !disqualified)
    .map(({ id }) => id)
    .sort((a, b) => (a < b ? -1 : 1));
  const rows: Standing[] = [];
  for (const tied of grouped(
    ranked,
    ranked.map((entrant) => field.points(entrant)),
  ))
    rows.push(...untied(tied, field, rows.length));
  return rows;
}

/** Those with the same points, one tie-break after the other, as long as any are tied. */
function untied(samePoints: readonly EntrantId[], field: Field, above: number): readonly Standing[] {
  const values = new Map(samePoints.map((entrant) => [entrant, [] as TieBreakValue[]]));
  let groups: readonly (readonly EntrantId[])[] = [samePoints];
  for (const tieBreak of field.rules.tieBreaks) groups = groups.flatMap((tied) => split(tied, tieBreak, field, values));
  const rows: Standing[] = [];
  for (const tied of groups) {
    const rank = above + rows.length + 1;
    for (const entrant of tied) {
      const tieBreaks = values.get(entrant) ?? [];
      rows.push({ entrant, rank, points: field.points(entrant), record: recordOf(entrant, field), tieBreaks });
    }
  }
  return rows;
}

function split(
  tied: readonly EntrantId[],
  tieBreak: TieBreak,
  field: Field,
  values: ReadonlyMap<EntrantId, TieBreakValue[]>,
): readonly (readonly EntrantId[])[] {
  const found = tieBreak.of(tied, field);
  tied.forEach((entrant, nth) => values.get(entrant)?.push(found[nth] as TieBreakValue));
  return grouped(
    tied,
    found.map(({ value }) => value),
  );
}

/** From the highest value down, those with the same one together and in their order. */
function grouped(entrants: readonly EntrantId[], values: readonly Fraction[]): readonly (readonly EntrantId[])[] {
  if (entrants.length === 1) return [entrants];
  const valued = entrants.map((entrant, nth) => ({ entrant, value: values[nth] as Fraction }));
  valued.sort((a, b) => compareFractions(b.value, a.value));
  const groups: EntrantId[][] = [];
  valued.forEach(({ entrant, value }, nth) => {
    const above = valued[nth - 1];
    if (above !== undefined && compareFractions(above.value, value) === 0) groups.at(-1)?.push(entrant);
    else groups.push([entrant]);
  });
  return groups;
}

function fieldOf(rounds: Rounds, rules: RuleSet, as: PlayedAs): Field {
  const all = roundsOf(rounds);
  const points = new Map<EntrantId, Fraction>();
  const ownRounds: Field['roundsOf'] = (entrant) => all.get(entrant) ?? [];
  return {
    rules,
    rounds: rounds.length,
    isRoundRobin: as === 'round-robin',
    roundsOf: ownRounds,
    points(entrant) {
      const known =
        points.get(entrant) ??
        fraction(
          ownRounds(entrant).reduce((all, round) => all + partsFor(round, rules), 0),
          rules.points.parts,
        );
      points.set(entrant, known);
      return known;
    },
  };
}

function recordOf(entrant: EntrantId, field: Field): Tally {
  const record = { won: 0, drawn: 0, lost: 0 };
  for (const round of field.roundsOf(entrant)) record[countedAs(round, field.rules.points)] += 1;
  return record;
}

/** A bye counts as what gives as much. */
function countedAs(round: RoundOf, { win, draw, loss, bye }: Points): Ending {
  if (round.is !== 'bye' || bye === win) return endOf(round);
  if (bye === draw) return 'drawn';
  return bye === loss ? 'lost' : endOf(round);
}
