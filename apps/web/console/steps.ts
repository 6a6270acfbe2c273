/** What is to be done in this phase, in order: the first that is not done is the next thing. */
import { bracketOf, RULE_SETS } from '#tournament';
import { goingOn, type GoingOn } from '../tournament/going-on.js';
import type { Run } from './tournament.js';
import { say, sayMany } from '../say/index.js';

export type StepKey =
  'open' | 'players' | 'check-in' | 'start' | 'draft' | 'publish' | 'clock' | 'results' | 'end' | 'over';

export interface Step {
  readonly key: StepKey;
  readonly title: string;
  readonly says: string;
  readonly done: boolean;
}

export function stepsOf(run: Run): readonly Step[] {
  if (run.phase === 'REGISTERING') return beforeStart(run);
  if (run.phase === 'RUNNING') return inRound(run);
  if (run.cancelled !== null) {
    const said = say('What was played stays. Reopen it, and it goes on from there.');
    return [{ key: 'over', title: say('The tournament is cancelled'), says: said, done: false }];
  }
  const says = say('Print them or take them away. If a result was wrong, reopen the tournament.');
  return [{ key: 'over', title: say('The standings are final'), says, done: false }];
}

export const nextOf = (steps: readonly Step[]): Step | null => steps.find(({ done }) => !done) ?? null;

function beforeStart({ registrationOpen, counts, plan }: Run): readonly Step[] {
  const there = counts.in + counts.waiting;
  const steps: Step[] = [
    {
      key: 'open',
      title: say('Open registration'),
      says: say('Players register themselves; you can also enter them by hand.'),
      done: registrationOpen || there >= 2,
    },
    {
      key: 'players',
      title: say('Let the players in'),
      says: sayMany(there, {
        one: '{n} player so far; it takes two to start.',
        other: '{n} players so far; it takes two to start.',
      }),
      done: there >= 2,
    },
  ];
  if (plan.checkIn)
    steps.push({
      key: 'check-in',
      title: say('Check the players in'),
      says: say('{checkedIn} of {there} are here. Whoever is not checked in is out at the start.', {
        checkedIn: counts.checkedIn,
        there,
      }),
      done: there >= 2 && counts.checkedIn === there,
    });
  const absent = plan.checkIn ? there - counts.checkedIn : 0;
  const out =
    absent > 0 ? ` ${sayMany(absent, { one: '{n} player will be out.', other: '{n} players will be out.' })}` : '';
  const waits =
    counts.waiting > 0
      ? ` ${sayMany(counts.waiting, { one: '{n} waits for a place.', other: '{n} wait for a place.' })}`
      : '';
  const says = sayMany(
    counts.in,
    {
      one: '{n} player.{waits}{out} Registration ends with it; late entries stay possible.',
      other: '{n} players.{waits}{out} Registration ends with it; late entries stay possible.',
    },
    { waits, out },
  );
  return [...steps, { key: 'start', title: say('Start the tournament'), says, done: false }];
}

function inRound(run: Run): readonly Step[] {
  const { rounds, draft, plan } = run;
  const last = rounds.at(-1);
  const open = last !== undefined && last.missing > 0;
  const number = open ? last.number : (draft?.number ?? (last?.number ?? 0) + 1);
  if (!open && draft === null && last !== undefined && isLast(run)) return [ending(last.number)];
  const steps: Step[] = [
    {
      key: 'draft',
      title: say('Pair round {number}', { number }),
      says: draftSays(run),
      done: open || draft !== null,
    },
    {
      key: 'publish',
      title: say('Publish round {number}', { number }),
      says: say('Look it over, swap what must be swapped. Publishing shows it to everybody and opens the matches.'),
      done: open,
    },
  ];
  if (plan.roundMinutes !== null)
    steps.push({
      key: 'clock',
      title: say('Start the clock'),
      says: sayMany(plan.roundMinutes, {
        one: '{n} minute, once everybody sits.',
        other: '{n} minutes, once everybody sits.',
      }),
      done: open && last.timer !== null,
    });
  const missing = open
    ? sayMany(last.missing, { one: '{n} table is still out.', other: '{n} tables are still out.' })
    : say('Once the round is played.');
  return [...steps, { key: 'results', title: say('Take the results'), says: missing, done: false }];
}

const ending = (round: number): Step => ({
  key: 'end',
  title: say('End the tournament'),
  says: say('All rounds are played, {round} in all. Look at the standings; ending makes them final.', { round }),
  done: false,
});

function draftSays(run: Run): string {
  if (mayBeOver(run))
    return say('The final is played once more if it was the first loss of who lost it. Otherwise it ends here.');
  const onward = goingOnNow(run);
  if (onward === null) return say('Only the staff see it until you publish it.');
  const { cut, each } = onward;
  return each === null
    ? say('The first {cut} of the standings play off from here. Only the staff see it until you publish it.', { cut })
    : sayMany(each, {
        one: 'The first of each group plays off from here. Only the staff see it until you publish it.',
        other: 'The first {n} of each group play off from here. Only the staff see it until you publish it.',
      });
}

/** Whether the final of a double elimination was played, which may have to be played again. */
function mayBeOver(run: Run): boolean {
  const last = run.plan.stages.at(-1);
  if (last?.reset !== true) return false;
  const stages = [...run.plan.stages.slice(0, -1), { ...last, reset: false }];
  return isLast({ ...run, plan: { ...run.plan, stages } });
}

/** How many go on, once all rounds of the stage before have been played; null while none is due. */
function goingOnNow(run: Run): GoingOn | null {
  const stage = run.rounds.at(-1)?.stage ?? 0;
  return isLast(run, stage) ? goingOn(run.plan.stages, stage - 1) : null;
}

/** Whether the last round of a stage was played. Null rounds of Swiss are as many as the rule set holds usual. */
function isLast({ rounds, plan, counts }: Run, stage = plan.stages.length): boolean {
  const last = plan.stages[stage - 1];
  const own = rounds.filter((round) => round.stage === stage);
  const played = own.length;
  if (last === undefined || played === 0) return false;
  const field = own[0]?.field ?? last.cut ?? counts.in;
  switch (last.format) {
    case 'SWISS':
      return played >= (last.rounds ?? usualRounds(plan.ruleSet.id, field));
    case 'ROUND_ROBIN': {
      const group = Math.ceil(field / (last.groups ?? 1));
      return played >= group - 1 + (group % 2);
    }
    case 'SINGLE_ELIMINATION':
      return played >= Math.ceil(Math.log2(field));
    case 'DOUBLE_ELIMINATION':
      return played >= roundsOfBracket(field) + (last.reset ? 1 : 0);
  }
}

/** As many as there are matches on the longest way through it. */
function roundsOfBracket(field: number): number {
  const depths: number[] = [];
  for (const { sides } of bracketOf(field, { is: 'double', reset: false }))
    depths.push(1 + Math.max(...sides.map((side) => (side.from === 'seed' ? 0 : (depths[side.match - 1] ?? 0)))));
  return Math.max(0, ...depths);
}

const usualRounds = (ruleSet: string, field: number): number =>
  RULE_SETS.find(({ id }) => id === ruleSet)?.usualRounds(field) ?? Infinity;
