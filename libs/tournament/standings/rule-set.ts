import { type Fraction, fraction } from './fraction.js';
import { bySeat, type Seats } from '#kernel';
import {
  type Ending,
  type EntrantId,
  endOf,
  endsOf,
  type Place,
  placesAt,
  type Played,
  type RoundOf,
} from './results.js';

/** What a match gives, in whole parts of a point: `{ win: 2, draw: 1, loss: 0, bye: 2, parts: 2 }` is 1, 1/2, 0 and 1. */
export type Points = {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** For who is left over by the pairing; a bye that is awarded is a win, one that was asked for a draw. */
  readonly bye: number;
  readonly parts: number;
  /** What each place gives at a table of as many seats as the row is long; left out, and at others: win, draw and loss. */
  readonly byPlace?: readonly Seats<number>[];
};

/** What a tie-break is made of: how much each opponent, or each round, gave. */
export interface Part {
  readonly round: number;
  /** Null for a round without an opponent, and where it is the round itself that counts. */
  readonly opponent: EntrantId | null;
  readonly value: Fraction;
  /** Left out of the whole, as the lowest for instance. */
  readonly isCut: boolean;
}

/** The higher value stands above. */
export interface TieBreakValue {
  readonly value: Fraction;
  readonly parts: readonly Part[];
}

export interface TieBreak {
  readonly id: string;
  readonly title: string;
  /** `place`: among those still tied, of whom the first has the value 0, the next -1. */
  readonly shownAs: 'percent' | 'points' | 'count' | 'place';
  /** For each of those whom nothing before told apart, in their order. */
  readonly of: (tied: readonly EntrantId[], field: Field) => readonly TieBreakValue[];
}

/** How results count and how ties are broken, under a name with a date that never changes its meaning. */
export interface RuleSet {
  readonly id: string;
  readonly title: string;
  /** In force from this day on. */
  readonly since: string;
  readonly points: Points;
  /** No share of an opponent counts for less; null where there is no such thing. */
  readonly floor: Fraction | null;
  /** How many rounds of Swiss so many players usually play. */
  readonly usualRounds: (players: number) => number;
  /** In the order in which they are looked at. */
  readonly tieBreaks: readonly TieBreak[];
  /** All that an organiser may choose from. */
  readonly offered: readonly TieBreak[];
}

/** All results of a tournament as tie-breaks look at them. */
export interface Field {
  readonly rules: RuleSet;
  /** How many were played so far, also by those who were not there. */
  readonly rounds: number;
  /** Whether who meets whom was fixed from the first: then a round without an opponent stands for nobody. */
  readonly isRoundRobin: boolean;
  readonly roundsOf: (entrant: EntrantId) => readonly RoundOf[];
  readonly points: (entrant: EntrantId) => Fraction;
}

/** What a round gives, in whole parts of a point. */
export function partsFor(round: RoundOf, rules: RuleSet): number {
  if (round.is === 'bye') return rules.points.bye;
  return partsForPlace(round.is === 'match' ? round.place : null, rules) ?? partsForEnd(endOf(round), rules);
}

/** What a table gives to each of its seats. */
export function partsAt(table: Played, rules: RuleSet): Seats<number> {
  const ends = endsOf(table);
  return bySeat(
    placesAt(table),
    (place, seat) => partsForPlace(place, rules) ?? partsForEnd(ends[seat] ?? 'lost', rules),
  );
}

/** Those who share a place share what it and the next ones give. Null where points do not go by places. */
function partsForPlace(place: Place | null, { points }: RuleSet): number | null {
  const row = points.byPlace?.find(({ length }) => length === place?.of);
  if (row === undefined || place === null) return null;
  return sharedParts(row, place);
}

export const sharedParts = (row: Seats<number>, { at, sharedBy }: Pick<Place, 'at' | 'sharedBy'>): number =>
  row.slice(at - 1, at - 1 + sharedBy).reduce((all, each) => all + each, 0) / sharedBy;

export const partsForEnd = (ended: Ending, { points }: RuleSet): number =>
  ended === 'won' ? points.win : ended === 'drawn' ? points.draw : points.loss;

export const pointsFor = (round: RoundOf, rules: RuleSet): Fraction =>
  fraction(partsFor(round, rules), rules.points.parts);

export const winOf = ({ points }: RuleSet): Fraction => fraction(points.win, points.parts);

export const drawOf = ({ points }: RuleSet): Fraction => fraction(points.draw, points.parts);

/** A tie-break that asks nothing of the others who are tied. */
export const each =
  (of: (entrant: EntrantId, field: Field) => TieBreakValue): TieBreak['of'] =>
  (tied, field) =>
    tied.map((entrant) => of(entrant, field));

/** Asked for by many opponents, reckoned once a field. */
export function remembered<Value>(
  of: (entrant: EntrantId, field: Field) => Value,
): (entrant: EntrantId, field: Field) => Value {
  const fields = new WeakMap<Field, Map<EntrantId, Value>>();
  return (entrant, field) => {
    const known = fields.get(field) ?? new Map<EntrantId, Value>();
    fields.set(field, known);
    const value = known.get(entrant) ?? of(entrant, field);
    known.set(entrant, value);
    return value;
  };
}
