import { Fault, MOST_SEATS, type Seats } from '#kernel';
import { FIDE_2024_08_01, FIDE_2026_03_01 } from './fide.js';
import { MTR_2026_02_27 } from './mtr.js';
import { type Points, type RuleSet, sharedParts } from './rule-set.js';

/** Every rule set there is, the one by default first. One that was ever used stays here for good. */
export const RULE_SETS: readonly RuleSet[] = [MTR_2026_02_27, FIDE_2026_03_01, FIDE_2024_08_01];

/** What an organiser chooses when a tournament is made; fixed from then on. Null takes what the rule set has. */
export type RuleChoice = {
  readonly ruleSet: string;
  readonly points: Points | null;
  /** Ids of those that the rule set offers, in the order in which they are to be looked at. */
  readonly tieBreaks: readonly string[] | null;
};

export type RuleChoiceFlaw =
  | { readonly flaw: 'unknown-rule-set'; readonly ruleSet: string; readonly known: readonly string[] }
  | { readonly flaw: 'unknown-tie-break'; readonly tieBreak: string; readonly offered: readonly string[] }
  | { readonly flaw: 'tie-break-twice'; readonly tieBreak: string }
  /** A win must give most and a loss least, and an earlier place no less, each a whole number of at most 1,000 parts. */
  | { readonly flaw: 'points'; readonly points: Points };

const MOST_POINTS = 1_000;

/** What is wrong with a choice; null when it can be played by. */
export function ruleChoiceFlaw({ ruleSet, points, tieBreaks }: RuleChoice): RuleChoiceFlaw | null {
  const found = RULE_SETS.find(({ id }) => id === ruleSet);
  if (found === undefined) return { flaw: 'unknown-rule-set', ruleSet, known: RULE_SETS.map(({ id }) => id) };
  if (points !== null && !areSound(points)) return { flaw: 'points', points };
  const offered = found.offered.map(({ id }) => id);
  for (const [nth, tieBreak] of (tieBreaks ?? []).entries()) {
    if (!offered.includes(tieBreak)) return { flaw: 'unknown-tie-break', tieBreak, offered };
    if ((tieBreaks ?? []).indexOf(tieBreak) < nth) return { flaw: 'tie-break-twice', tieBreak };
  }
  return null;
}

/** The rule set as chosen, for a choice without a flaw. */
export function ruleSetOf(choice: RuleChoice): RuleSet {
  const found = RULE_SETS.find(({ id }) => id === choice.ruleSet);
  const flaw = ruleChoiceFlaw(choice);
  if (found === undefined || flaw !== null) throw new Fault(`These are no rules to play by: ${JSON.stringify(flaw)}.`);
  const chosen = choice.tieBreaks?.flatMap((id) => found.offered.filter((tieBreak) => tieBreak.id === id));
  return { ...found, points: choice.points ?? found.points, tieBreaks: chosen ?? found.tieBreaks };
}

const isPoints = (each: number): boolean => Number.isInteger(each) && each >= 0 && each <= MOST_POINTS;

function areSound({ win, draw, loss, bye, parts, byPlace = [] }: Points): boolean {
  return (
    [win, draw, loss, bye].every(isPoints) &&
    byPlace.every((row, nth) => isSoundRow(row) && byPlace.findIndex(({ length }) => length === row.length) === nth) &&
    Number.isInteger(parts) &&
    parts >= 1 &&
    parts <= MOST_POINTS &&
    win > loss &&
    win >= draw &&
    draw >= loss &&
    bye <= win
  );
}

/** Whoever shares places of a table must get a whole number of parts. */
function isSoundRow(row: Seats<number>): boolean {
  const falls = row.every((each, nth) => isPoints(each) && each <= (row[nth - 1] ?? MOST_POINTS));
  const shares = row.flatMap((_, nth) => row.slice(nth).map((_, more) => ({ at: nth + 1, sharedBy: more + 1 })));
  return falls && row.length <= MOST_SEATS && shares.every((share) => Number.isInteger(sharedParts(row, share)));
}
