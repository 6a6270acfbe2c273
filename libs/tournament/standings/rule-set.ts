import type { Fraction } from './fraction.js';
import type { EntrantId, RoundOf } from './results.js';

/** What a tie-break is made of: how much each opponent, or each round, gave. */
export interface Part {
  readonly round: number;
  readonly opponent: EntrantId | null;
  readonly value: Fraction;
}

export interface TieBreakValue {
  readonly value: Fraction;
  readonly parts: readonly Part[];
}

export interface TieBreak {
  readonly id: string;
  readonly title: string;
  /** How it is shown, and what its parts are put together by. */
  readonly shownAs: 'percent' | 'points';
  readonly of: (entrant: EntrantId, field: Field) => TieBreakValue;
}

/** How results count and how ties are broken, under a name with a date that never changes its meaning. */
export interface RuleSet {
  readonly id: string;
  readonly title: string;
  readonly points: (round: RoundOf) => Fraction;
  /** How many rounds of Swiss so many players usually play. */
  readonly usualRounds: (players: number) => number;
  /** In the order in which they are looked at. */
  readonly tieBreaks: readonly TieBreak[];
}

/** All results of a tournament as tie-breaks look at them. */
export interface Field {
  readonly roundsOf: (entrant: EntrantId) => readonly RoundOf[];
  readonly points: (entrant: EntrantId) => Fraction;
}
