import { type Answer, type DecisionRequest, type Dice, Fault } from '#kernel';
import { cloneState } from '../clone.js';
import { chances, isRoundAfter, take, thinkOn, type Thought } from './ahead.js';
import type { Bot, Sight } from './bot.js';
import { candidatesOf } from './candidates.js';
import { imagine } from './imagine.js';
import { quickDice } from './quick-dice.js';
import { sensibly } from './sense.js';
import { aiming, sparing } from './splits.js';
import type { VoidreamState } from '../state.js';

/** So many tries a decision, where the answers do not part earlier: most do after four or five worlds. */
export const USUAL_ITERATIONS = 200;

/** Nothing is dropped before it was seen in so many worlds. */
const FEWEST_WORLDS = 4;
/** What is not told apart by then is as good as alike. */
const MOST_WORLDS = 12;
/** By how many standard errors an answer must lie behind the best one to be dropped. */
const CLEARLY = 2;

/** An answer that is still in question, and what came of it in each world. */
interface Line {
  readonly answer: Answer;
  readonly chances: readonly number[];
  readonly sum: number;
}

/**
 * Information-set Monte Carlo as a race: all answers that are still in question are tried in the same made-up worlds with the
 * same luck, on to the next round, where experience says how likely each side is to win; whatever has fallen clearly behind is
 * dropped, as is what has the same effect. Counted in tries, never in time, so that a seed repeats the answer.
 */
export const searchBot = (iterations: number): Bot => ({
  name: 'search',
  answer(sight, dice) {
    const inner = quickDice(dice.below(2 ** 32));
    let lines: readonly Line[] = answersOf(sight.request, dice).map((answer) => ({ answer, chances: [], sum: 0 }));
    let tries = 0;
    for (let worlds = 1; lines.length > 1 && worlds <= MOST_WORLDS && tries < iterations; worlds++) {
      tries += lines.length;
      lines = triedOnce(sight, lines, inner);
      if (worlds >= FEWEST_WORLDS) lines = inQuestion(lines);
    }
    return bestOf(lines).answer;
  },
});

/** Those worth thinking about, where damage is dealt out with a purpose. */
function answersOf(request: DecisionRequest, dice: Dice): readonly Answer[] {
  const splits = request.offers.flatMap((offer) => (offer.form === 'split' ? [...aiming(offer), sparing(offer)] : []));
  return splits.length > 0 ? [...new Set(splits)] : candidatesOf(request, dice);
}

/** All in one world, with the same luck. */
function triedOnce(sight: Sight, lines: readonly Line[], dice: Dice): readonly Line[] {
  const world = imagine(sight.set, sight.position, sight.request.seat, dice);
  const seed = dice.below(2 ** 32);
  return lines.map(({ answer, chances: before, sum }) => {
    const after = chancesAfter(sight, { answer, world, seed });
    return { answer, chances: [...before, after], sum: sum + after };
  });
}

interface Try {
  readonly answer: Answer;
  readonly world: VoidreamState;
  readonly seed: number;
}

function chancesAfter({ game, set, request }: Sight, { answer, world, seed }: Try): number {
  const thought: Thought = { game, set, state: cloneState(world), dice: quickDice(seed) };
  take(thought, request.seat, answer);
  thinkOn(thought, sensibly, isRoundAfter(world.round));
  return chances(thought, request.seat);
}

function inQuestion(lines: readonly Line[]): readonly Line[] {
  const best = bestOf(lines);
  return lines.filter((line) => line === best || !isBehind(line, best));
}

/** Compared world by world: the mean of the differences against what luck makes of it. */
function isBehind(line: Line, best: Line): boolean {
  const n = line.chances.length;
  const mean = (best.sum - line.sum) / n;
  let spread = 0;
  for (let i = 0; i < n; i++) {
    const off = (best.chances[i] ?? 0) - (line.chances[i] ?? 0) - mean;
    spread += off * off;
  }
  return mean * mean * n * (n - 1) >= CLEARLY * CLEARLY * spread;
}

function bestOf([first, ...others]: readonly Line[]): Line {
  if (first === undefined) throw new Fault('A bot is asked where nothing is offered.');
  return others.reduce((best, line) => (line.sum > best.sum ? line : best), first);
}
