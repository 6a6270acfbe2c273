import { type GameTerms, inEnglish, type Millis, type Phrase, phrase } from '#kernel';
import type { BestOf, Clock, Delay } from '#match';
import { type RuleChoice, type RuleChoiceFlaw, ruleChoiceFlaw } from './standings/rule-sets.js';

/** How one stage after the other is played. `cut`: only so many of those before go on to it; null takes all. */
export type Stage = { readonly bestOf: BestOf; readonly cut: number | null } &
  /** Null: as many rounds as the rule set holds usual for so many players. */
  (
    | { readonly is: 'swiss'; readonly rounds: number | null }
    | { readonly is: 'round-robin'; readonly groups: number }
    | { readonly is: 'single-elimination'; readonly thirdPlace: boolean }
    | { readonly is: 'double-elimination'; readonly reset: boolean }
  );

export type TableRange = { readonly from: number; readonly to: number };

/** How long cases about something take, in milliseconds: until a ruling is overdue, to appeal, and to decide an appeal; null: as usual. */
export type CaseTimes = {
  readonly about: 'play' | 'result' | 'pairing' | 'deck' | 'conduct';
  readonly rule: number | null;
  readonly appeal: number | null;
  readonly decide: number | null;
};

/** All that is agreed before the first registers, and does not change from then on, but for how many can play, when lists are locked and how long cases take. */
export type Plan = GameTerms & {
  readonly game: string;
  readonly rules: RuleChoice;
  readonly stages: readonly Stage[];
  /** More than so many wait; null takes everybody. */
  readonly capacity: number | null;
  /** Whether who did not check in is out when it starts. */
  readonly checkIn: boolean;
  /** Whether decks are handed in, and whether all may read them before the end. */
  readonly lists: 'none' | 'open' | 'closed';
  /** When lists are locked; null locks them at the start. */
  readonly lockAt: Millis | null;
  readonly drawsAllowed: boolean;
  /** A report counts unopposed after so many milliseconds; null waits for the opponent or the staff. */
  readonly confirmAfter: number | null;
  /** How long a round takes, in milliseconds; null is not timed. */
  readonly roundTime: number | null;
  /** The numbers of the tables in the room, range after range; beyond the last they go on. */
  readonly tables: readonly TableRange[];
  readonly clock: Clock | null;
  /** How far behind spectators are; null: not at all. */
  readonly delay: Delay | null;
  /** What is left out takes as long as usual. */
  readonly caseTimes: readonly CaseTimes[];
};

/** What is wrong with a plan: where, and what would be right. */
export type PlanProblem = { readonly where: string; readonly says: readonly Phrase[] };

/** Each with its place, one after the other. */
export const placedIn = (problems: readonly PlanProblem[]): readonly Phrase[] =>
  problems.flatMap(({ where, says }) => [...phrase('{where}:', { where }), ...says]);

/** For the facts of a refusal. */
export const inWords = (problems: readonly PlanProblem[]): { readonly where: string; readonly says: string }[] =>
  problems.map(({ where, says }) => ({ where, says: inEnglish(says) }));

export const isElimination = ({ is }: Stage): boolean => is === 'single-elimination' || is === 'double-elimination';

const LIMITS = {
  rounds: [1, 30],
  groups: [1, 256],
  capacity: [2, 10_000],
  confirmAfter: [10, 86_400],
  roundTime: [1, 1_440],
  table: [1, 100_000],
  stages: [1, 8],
  caseTime: [1, 604_800],
} as const;

/** In the words of who asks for a plan. */
type Bounds = { readonly value: number; readonly least: number; readonly most: number };

const BEYOND: Readonly<Record<keyof typeof LIMITS, (facts: Bounds) => readonly Phrase[]>> = {
  rounds: (facts) => phrase('The number of rounds is {value}: it takes a whole one from {least} to {most}.', facts),
  groups: (facts) => phrase('The number of groups is {value}: it takes a whole one from {least} to {most}.', facts),
  capacity: (facts) => phrase('The capacity is {value}: it takes a whole one from {least} to {most}.', facts),
  confirmAfter: (facts) =>
    phrase(
      'The number of seconds after which a report counts is {value}: it takes a whole one from {least} to {most}.',
      facts,
    ),
  roundTime: (facts) =>
    phrase('The number of minutes of a round is {value}: it takes a whole one from {least} to {most}.', facts),
  table: (facts) => phrase('The number of a table is {value}: it takes a whole one from {least} to {most}.', facts),
  stages: (facts) => phrase('The number of stages is {value}: it takes a whole one from {least} to {most}.', facts),
  caseTime: (facts) =>
    phrase('The number of seconds that a case takes is {value}: it takes a whole one from {least} to {most}.', facts),
};

const inWhole = (time: number | null, unit: number): number | null => (time === null ? null : time / unit);

export function planProblems(plan: Plan): readonly PlanProblem[] {
  const problems: PlanProblem[] = [];
  const add = (where: string, says: readonly Phrase[]): void => {
    problems.push({ where, says });
  };
  const within = (where: string, value: number | null, limit: keyof typeof LIMITS): void => {
    problems.push(...beyond(where, value, limit));
  };
  within('stages', plan.stages.length, 'stages');
  problems.push(...capacityProblems(plan.capacity));
  within('confirmAfterSeconds', inWhole(plan.confirmAfter, 1_000), 'confirmAfter');
  within('roundMinutes', inWhole(plan.roundTime, 60_000), 'roundTime');
  plan.tables.forEach(({ from, to }, nth) => {
    within(`tables.${nth}`, from, 'table');
    within(`tables.${nth}`, to, 'table');
    if (to < from)
      add(
        `tables.${nth}`,
        phrase('A range of tables from {from} to {to} has none: begin with the lower number.', { from, to }),
      );
    const twice = plan.tables.slice(0, nth).find((range) => range.from <= to && from <= range.to);
    if (twice !== undefined)
      add(
        `tables.${nth}`,
        phrase('{from} to {to} has tables that {from2} to {to2} has: name each once.', {
          from,
          to,
          from2: twice.from,
          to2: twice.to,
        }),
      );
  });
  problems.push(...caseTimesProblems(plan.caseTimes));
  const flaw = ruleChoiceFlaw(plan.rules);
  if (flaw !== null) add('rules', aboutRules(flaw));
  plan.stages.forEach((stage, nth) => {
    if (stage.is === 'swiss') within(`stages.${nth}`, stage.rounds, 'rounds');
    if (stage.is === 'round-robin') within(`stages.${nth}`, stage.groups, 'groups');
    problems.push(...stageProblems(stage, plan.stages[nth - 1] ?? null, `stages.${nth}`));
  });
  return problems;
}

/** What is wrong with how many can play. */
export const capacityProblems = (capacity: Plan['capacity']): readonly PlanProblem[] =>
  beyond('capacity', capacity, 'capacity');

/** What is wrong with how long cases take. */
export const caseTimesProblems = (times: readonly CaseTimes[]): readonly PlanProblem[] =>
  times.flatMap(({ about, rule, appeal, decide }, nth) => {
    const where = `caseTimes.${nth}`;
    const isSecond = times.findIndex((each) => each.about === about) < nth;
    const twice = isSecond
      ? [{ where, says: phrase('The times of cases about {about} are named twice.', { about }) }]
      : [];
    return [...[rule, appeal, decide].flatMap((time) => beyond(where, inWhole(time, 1_000), 'caseTime')), ...twice];
  });

function beyond(where: string, value: number | null, limit: keyof typeof LIMITS): readonly PlanProblem[] {
  const [least, most] = LIMITS[limit];
  if (value === null || (Number.isInteger(value) && value >= least && value <= most)) return [];
  return [{ where, says: BEYOND[limit]({ value, least, most }) }];
}

/** A stage by itself, and after the one before. */
function stageProblems({ bestOf, cut }: Stage, before: Stage | null, where: string): readonly PlanProblem[] {
  const says: (readonly Phrase[])[] = [];
  if (![1, 3, 5].includes(bestOf))
    says.push(phrase('A match is the best of 1, 3 or 5 games, not of {bestOf}.', { bestOf }));
  if (before === null && cut !== null)
    says.push(phrase('The first stage takes all who are registered: its cut is null.'));
  if (before !== null && cut === null)
    says.push(phrase('Say how many go on to this stage: the cut of a later stage is a number.'));
  if (cut !== null && (!Number.isInteger(cut) || cut < 2))
    says.push(phrase('A cut to {cut} leaves nobody to play: it takes at least 2.', { cut }));
  if (before !== null && isElimination(before))
    says.push(phrase('Nothing follows on an elimination: make it the last stage.'));
  if (before?.is === 'round-robin' && cut !== null && cut % before.groups !== 0)
    says.push(
      phrase('From {groups} groups as many go on from each: the cut of {cut} does not divide by them.', {
        groups: before.groups,
        cut,
      }),
    );
  return says.map((each) => ({ where, says: each }));
}

function aboutRules(flaw: RuleChoiceFlaw): readonly Phrase[] {
  switch (flaw.flaw) {
    case 'unknown-rule-set':
      return phrase('There is no rule set "{ruleSet}": {known}.', {
        ruleSet: flaw.ruleSet,
        known: flaw.known.join(', '),
      });
    case 'unknown-tie-break':
      return phrase('This rule set has no tie-break "{tieBreak}": {offered}.', {
        tieBreak: flaw.tieBreak,
        offered: flaw.offered.join(', '),
      });
    case 'tie-break-twice':
      return phrase('The tie-break "{tieBreak}" is named twice.', { tieBreak: flaw.tieBreak });
    case 'points':
      return phrase(
        'A win gives most, a loss least, each a whole number of parts from 0 to 1000, and a bye at most as much as a win.',
      );
  }
}

/** A round must fit into one record of the log, and tables with the hashes of decks are longer. */
const MOST_PLACES = { none: 10_000, open: 7_000, closed: 7_000 } as const;

/** How many can play; whoever comes then waits. */
export const placesIn = ({ capacity, lists }: Plan): number => Math.min(capacity ?? Infinity, MOST_PLACES[lists]);

/** The numbers of so many tables. */
export function tableNumbers({ tables }: Plan, count: number): readonly number[] {
  const numbers: number[] = [];
  for (const { from, to } of tables)
    for (let number = from; number <= to && numbers.length < count; number++) numbers.push(number);
  for (let next = Math.max(0, ...numbers) + 1; numbers.length < count; next++) numbers.push(next);
  return numbers;
}
