import type {
  DeckLists,
  Maybe,
  StageFormat,
  StageInput,
  TournamentPlan as ShownPlan,
  TournamentPlanInput,
  TournamentStage,
} from '#contract';
import { millis } from '#kernel';
import { caseTimesIn, shownCaseTimes } from './case-times.js';
import { clockIn, shownClock } from '../match/clock-shape.js';
import { delayIn, shownDelay } from '../match/delay-shape.js';
import { shownTieBreak } from '#stats';
import { type Fraction, fraction, type Plan, ruleSetOf, type Stage, type TieBreak } from '#tournament';

const MINUTE = 60_000;

const PLAYERS = 2;

/** The plan as it was asked for, where what was left out is as usual; or a sentence that says what is wrong with its clock. */
export function planOf(input: TournamentPlanInput, appealSeconds: number): Plan | { readonly says: string } {
  const clock = clockIn(input.clock, PLAYERS);
  if (clock !== null && 'says' in clock) return clock;
  const delay = delayIn(input.spectatorDelay);
  if (delay !== null && 'says' in delay) return delay;
  const { roundMinutes, confirmAfterSeconds } = input;
  const stages = input.stages ?? [{ format: 'SWISS' as const }];
  const misplaced = stages.flatMap(outOfPlace);
  if (misplaced.length > 0) return { says: misplaced.join(' ') };
  return {
    game: input.game ?? 'voidream',
    switches: Object.fromEntries((input.switches ?? []).map(({ ruling, reading }) => [ruling, reading])),
    options: input.options ?? {},
    rules: rulesOf(input),
    stages: stages.map(stageOf),
    capacity: input.capacity ?? null,
    checkIn: input.checkIn ?? false,
    lists: READ_LISTS[input.lists ?? 'NONE'],
    lockAt: momentOf(input.lockListsAt),
    drawsAllowed: input.drawsAllowed ?? true,
    confirmAfter: times(confirmAfterSeconds, 1000),
    roundTime: times(roundMinutes, MINUTE),
    tables: input.tables ?? [],
    clock,
    delay,
    caseTimes: caseTimesIn(input.caseTimes, appealSeconds),
  };
}

const rulesOf = ({ ruleSet, points, tieBreaks }: TournamentPlanInput): Plan['rules'] => ({
  ruleSet: ruleSet ?? 'mtr-2026-02-27',
  points: points ? { ...points, parts: points.parts ?? 1 } : null,
  tieBreaks: tieBreaks ?? null,
});

const momentOf = (at: TournamentPlanInput['lockListsAt']): Plan['lockAt'] =>
  at === undefined || at === null ? null : millis(at);

const times = (count: Maybe<number> | undefined, by: number): number | null =>
  count === undefined || count === null ? null : count * by;

const READ_LISTS: Readonly<Record<DeckLists, Plan['lists']>> = { NONE: 'none', OPEN: 'open', CLOSED: 'closed' };

function stageOf({ format, rounds, groups, bestOf, cut, thirdPlace, reset }: StageInput): Stage {
  const common = { bestOf: (bestOf ?? 3) as Stage['bestOf'], cut: cut ?? null };
  switch (format) {
    case 'SWISS':
      return { is: 'swiss', rounds: rounds ?? null, ...common };
    case 'ROUND_ROBIN':
      return { is: 'round-robin', groups: groups ?? 1, ...common };
    case 'SINGLE_ELIMINATION':
      return { is: 'single-elimination', thirdPlace: thirdPlace ?? false, ...common };
    case 'DOUBLE_ELIMINATION':
      return { is: 'double-elimination', reset: reset ?? true, ...common };
  }
}

/** What was asked of a stage whose format has no such thing. */
function outOfPlace({ format, rounds, groups, thirdPlace, reset }: StageInput, nth: number): readonly string[] {
  const asked: readonly (readonly [string, StageFormat, boolean])[] = [
    ['rounds', 'SWISS', typeof rounds === 'number'],
    ['groups', 'ROUND_ROBIN', (groups ?? 1) !== 1],
    ['thirdPlace', 'SINGLE_ELIMINATION', thirdPlace === true],
    ['reset', 'DOUBLE_ELIMINATION', reset === false],
  ];
  return asked.flatMap(([what, only, isAsked]) =>
    isAsked && format !== only ? [`stages.${nth}: \`${what}\` is for ${only} alone, and this is ${format}.`] : [],
  );
}

const FORMATS: Readonly<Record<Stage['is'], StageFormat>> = {
  swiss: 'SWISS',
  'round-robin': 'ROUND_ROBIN',
  'single-elimination': 'SINGLE_ELIMINATION',
  'double-elimination': 'DOUBLE_ELIMINATION',
};

const LISTS: Readonly<Record<Plan['lists'], DeckLists>> = { none: 'NONE', open: 'OPEN', closed: 'CLOSED' };

export function shownPlan(plan: Plan): ShownPlan {
  const rules = ruleSetOf(plan.rules);
  const { win, draw, loss, bye, parts } = rules.points;
  const points = (part: number): string => exact(fraction(part, parts));
  return {
    game: plan.game,
    switches: Object.entries(plan.switches).map(([ruling, reading]) => ({ ruling, reading })),
    options: plan.options,
    ruleSet: {
      id: rules.id,
      title: rules.title,
      points: { win: points(win), draw: points(draw), loss: points(loss), bye: points(bye) },
      tieBreaks: rules.tieBreaks.map(({ id, title }) => ({ id, title })),
    },
    stages: plan.stages.map(shownStage),
    capacity: plan.capacity,
    checkIn: plan.checkIn,
    lists: LISTS[plan.lists],
    lockListsAt: plan.lockAt,
    drawsAllowed: plan.drawsAllowed,
    confirmAfterSeconds: plan.confirmAfter === null ? null : plan.confirmAfter / 1000,
    roundMinutes: plan.roundTime === null ? null : plan.roundTime / MINUTE,
    clock: shownClock(plan.clock),
    spectatorDelay: shownDelay(plan.delay),
    caseTimes: shownCaseTimes(plan),
    tables: plan.tables,
  };
}

const shownStage = (stage: Stage): TournamentStage => ({
  format: FORMATS[stage.is],
  rounds: stage.is === 'swiss' ? stage.rounds : null,
  groups: stage.is === 'round-robin' ? stage.groups : null,
  bestOf: stage.bestOf,
  cut: stage.cut,
  thirdPlace: stage.is === 'single-elimination' && stage.thirdPlace,
  reset: stage.is === 'double-elimination' && stage.reset,
});

/** Without loss: `9`, or `5/8`. */
export const exact = (value: Fraction): string =>
  value.bottom === 1n ? String(value.top) : `${value.top}/${value.bottom}`;

/** For reading: a share says that it is one. */
export const rounded = (value: Fraction, shownAs: TieBreak['shownAs']): string =>
  `${shownTieBreak({ shownAs }, { value, parts: [] })}${shownAs === 'percent' ? ' %' : ''}`;
