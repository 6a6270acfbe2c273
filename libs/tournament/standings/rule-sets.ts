import { FIDE_2024_08_01, FIDE_2026_03_01 } from './fide.js';
import { MTR_2026_02_27 } from './mtr.js';
import type { Points, RuleSet } from './rule-set.js';

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
  /** A win must give most and a loss least, each a whole number of at most 1,000 parts. */
  | { readonly flaw: 'points'; readonly points: Points };

const MOST_POINTS = 1_000;

/** The rule set as chosen, or what is wrong with the choice. */
export function ruleSetOf({ ruleSet, points, tieBreaks }: RuleChoice): RuleSet | RuleChoiceFlaw {
  const found = RULE_SETS.find(({ id }) => id === ruleSet);
  if (found === undefined) return { flaw: 'unknown-rule-set', ruleSet, known: RULE_SETS.map(({ id }) => id) };
  if (points !== null && !areSound(points)) return { flaw: 'points', points };
  const chosen = tieBreaks ?? found.tieBreaks.map(({ id }) => id);
  const offered = new Map(found.offered.map((tieBreak) => [tieBreak.id, tieBreak]));
  const list = [];
  for (const [nth, id] of chosen.entries()) {
    const tieBreak = offered.get(id);
    if (tieBreak === undefined) return { flaw: 'unknown-tie-break', tieBreak: id, offered: [...offered.keys()] };
    if (chosen.indexOf(id) < nth) return { flaw: 'tie-break-twice', tieBreak: id };
    list.push(tieBreak);
  }
  return { ...found, points: points ?? found.points, tieBreaks: list };
}

function areSound({ win, draw, loss, bye, parts }: Points): boolean {
  const all = [win, draw, loss, bye];
  return (
    all.every((each) => Number.isInteger(each) && each >= 0 && each <= MOST_POINTS) &&
    Number.isInteger(parts) &&
    parts >= 1 &&
    parts <= MOST_POINTS &&
    win > loss &&
    win >= draw &&
    draw >= loss &&
    bye <= win
  );
}
