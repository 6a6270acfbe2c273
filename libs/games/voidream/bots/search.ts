import { type Answer, type Dice, Fault } from '#kernel';
import { cloneState } from '../clone.js';
import { take, thinkOn, type Thought, worth } from './ahead.js';
import type { Bot, Sight } from './bot.js';
import { candidatesOf } from './candidates.js';
import { imagine } from './imagine.js';
import { quickDice } from './quick-dice.js';

/** Of these tries a dozen answers get about ten each, and the best of them more. */
export const USUAL_ITERATIONS = 120;

/** In imagined games others act, too, and not always wisely. */
const RESTLESS = 20;
/** How many points are a lead that seldom gets lost. */
const LEAD = 20;

interface Line {
  readonly answer: Answer;
  readonly sum: number;
  readonly tries: number;
}

/**
 * Information-set Monte Carlo: answers are tried in made-up worlds, all that are still in question in the same ones, and the
 * worse half is dropped again and again. The number of tries is bounded by the iterations alone, so that a seed repeats the answer.
 */
export const searchBot = (iterations: number): Bot => ({
  name: 'search',
  answer(sight, dice) {
    const answers = candidatesOf(sight.request.offers, dice);
    const halvings = bitsOf(answers.length - 1);
    const inner = quickDice(dice.below(2 ** 32));
    let lines: readonly Line[] = answers.map((answer) => ({ answer, sum: 0, tries: 0 }));
    for (let halving = 0; halving < halvings; halving++) {
      const worlds = Math.max(1, Math.floor(iterations / halvings / lines.length));
      for (let world = 0; world < worlds; world++) lines = triedOnce(sight, lines, inner);
      lines = lines.toSorted((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(lines.length / 2));
    }
    const [best] = lines;
    if (best === undefined) throw new Fault('A bot is asked where nothing is offered.');
    return best.answer;
  },
});

/** How often a number of lines must be halved until one is left. */
const bitsOf = (n: number): number => 32 - Math.clz32(n);
/** Between -1 and 1: what counts is to be ahead, not by how much. */
const lead = (points: number): number => points / (LEAD + Math.abs(points));

const mean = ({ sum, tries }: Line): number => sum / tries;

/** All in one world, with the same luck. */
function triedOnce({ game, set, request, position }: Sight, lines: readonly Line[], dice: Dice): readonly Line[] {
  const world = imagine(set, position, request.seat, dice);
  const seed = dice.below(2 ** 32);
  return lines.map(({ answer, sum, tries }) => {
    const thought: Thought = { game, set, state: cloneState(world), dice: quickDice(seed) };
    take(thought, request.seat, answer);
    thinkOn(thought, RESTLESS);
    return { answer, sum: sum + lead(worth(thought, request.seat)), tries: tries + 1 };
  });
}
