import type { Answer } from '#kernel';
import { cloneState } from '../clone.js';
import type { VoidreamState } from '../state.js';
import { chances, type Decide, take, thinkOn } from './ahead.js';
import { candidatesOf } from './candidates.js';
import { habit } from './habits.js';
import { quickDice } from './quick-dice.js';
import { destroying, sparing } from './splits.js';

/** How many answers are tried in a thought: of what is left to habit and luck, this says much about what an action is worth. */
const TRIED: Readonly<Record<string, number>> = { choose: 8, 'conflict-type': 2, defenders: 2 };

/** What decides on the way, in a search's thought: the answer that leaves the asked seat with the best chances when the action is over. */
export const sensibly: Decide = (thought, asked) => {
  const answers = candidatesOf(asked, thought.dice).slice(0, TRIED[asked.kind] ?? 0);
  if (answers.length < 2) return plainly(thought, asked);
  const seed = thought.dice.below(2 ** 32);
  const worths = answers.map((answer) => {
    const tried = { ...thought, state: cloneState(thought.state), dice: quickDice(seed) };
    take(tried, asked.seat, answer);
    thinkOn(tried, plainly, isActionOver);
    return chances(tried, asked.seat);
  });
  return answers[worths.indexOf(Math.max(...worths))] ?? plainly(thought, asked);
};

const isActionOver = ({ stack, conflict, outcome }: VoidreamState): boolean =>
  outcome !== null || (stack.at(-1)?.kind === 'turns' && conflict === null);

/** Nothing more than was asked for, and triggers as they come. */
const FIRST_OFFERED: readonly string[] = ['unveil-more', 'trigger-order'];

/** Habit, but damage goes where its giver wants it, and no more is paid than need be. */
const plainly: Decide = ({ state, dice }, asked): Answer => {
  const [first] = asked.offers;
  if (first?.form === 'split') return state.conflict?.type === 'dusk' ? sparing(first) : destroying(first);
  return first !== undefined && FIRST_OFFERED.includes(asked.kind) ? first.key : habit(asked, dice);
};
