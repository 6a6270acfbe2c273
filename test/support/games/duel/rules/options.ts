import type { JsonObject, Problem } from '#kernel';

const GOAL = 5;
const MOST = 1_000;

/** The one option is the goal: how many tricks win. */
export function optionProblems(options: JsonObject): readonly Problem[] {
  const { goal = GOAL, ...strange } = options;
  const name = Object.keys(strange)[0];
  if (name !== undefined) return [problem(`There is no option "${name}", only "goal".`)];
  if (typeof goal === 'number' && goal >= 1 && goal <= MOST) return [];
  return [problem(`The goal is a number from 1 to ${MOST}.`)];
}

const problem = (says: string): Problem => ({ rule: null, line: null, says });

export const goalOf = ({ goal }: JsonObject): number => (typeof goal === 'number' ? goal : GOAL);
