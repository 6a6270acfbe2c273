import { type Answer, type Dice, Fault } from '#kernel';
import { cloneState } from '../clone.js';
import { take, thinkOn, type Thought, worth } from './ahead.js';
import type { Bot, Sight } from './bot.js';
import { candidatesOf } from './candidates.js';
import { type Done, type Experience, learn, noExperience, promising } from './experience.js';
import { imagine } from './imagine.js';
import { quickDice } from './quick-dice.js';
import type { VoidreamState } from '../state.js';

/** So many tries a decision, where the answers do not part earlier: most do after four or five worlds. */
export const USUAL_ITERATIONS = 200;

/** Nothing is dropped before it was seen in so many worlds. */
const FEWEST_WORLDS = 4;
/** What is not told apart by then is as good as alike. */
const MOST_WORLDS = 12;
/** By how many standard errors an answer must lie behind the best one to be dropped. */
const CLEARLY = 2;
/** How many points are a lead that seldom gets lost. */
const LEAD = 20;

/** An answer that is still in question, and what came of it in each world. */
interface Line {
  readonly answer: Answer;
  readonly leads: readonly number[];
  readonly sum: number;
}

/**
 * Information-set Monte Carlo as a race: all answers that are still in question are tried in the same made-up worlds with the
 * same luck, both players learning as they go; whatever has fallen clearly behind is dropped, as is what has the same
 * effect. Counted in tries, never in time, so that a seed repeats the answer.
 */
export const searchBot = (iterations: number): Bot => ({
  name: 'search',
  answer(sight, dice) {
    const inner = quickDice(dice.below(2 ** 32));
    let lines: readonly Line[] = candidatesOf(sight.request, dice).map((answer) => ({ answer, leads: [], sum: 0 }));
    const experience = noExperience();
    let tries = 0;
    for (let worlds = 1; lines.length > 1 && worlds <= MOST_WORLDS && tries < iterations; worlds++) {
      tries += lines.length;
      lines = triedOnce(sight, lines, experience, inner);
      if (worlds >= FEWEST_WORLDS) lines = inQuestion(lines);
    }
    return bestOf(lines).answer;
  },
});

/** All in one world, with the same luck. */
function triedOnce(sight: Sight, lines: readonly Line[], experience: Experience, dice: Dice): readonly Line[] {
  const world = imagine(sight.set, sight.position, sight.request.seat, dice);
  const seed = dice.below(2 ** 32);
  return lines.map(({ answer, leads, sum }) => {
    const after = leadAfter(sight, { answer, world, seed }, experience);
    return { answer, leads: [...leads, after], sum: sum + after };
  });
}

interface Try {
  readonly answer: Answer;
  readonly world: VoidreamState;
  readonly seed: number;
}

/** The round is played on by what has proved good for each player so far. */
function leadAfter({ game, set, request }: Sight, { answer, world, seed }: Try, experience: Experience): number {
  const thought: Thought = { game, set, state: cloneState(world), dice: quickDice(seed) };
  const done: Done[] = [{ seat: request.seat, answer }];
  take(thought, request.seat, answer);
  thinkOn(thought, (asked) => {
    const next = promising(experience, asked, thought.dice);
    done.push({ seat: asked.seat, answer: next });
    return next;
  });
  const after = lead(worth(thought, request.seat));
  learn(experience, done, request.seat, after);
  return after;
}

/** Between -1 and 1: what counts is to be ahead, not by how much. */
const lead = (points: number): number => points / (LEAD + Math.abs(points));

function inQuestion(lines: readonly Line[]): readonly Line[] {
  const best = bestOf(lines);
  return lines.filter((line) => line === best || !isBehind(line, best));
}

/** Compared world by world: the mean of the differences against what luck makes of it. */
function isBehind(line: Line, best: Line): boolean {
  const n = line.leads.length;
  const mean = (best.sum - line.sum) / n;
  let spread = 0;
  for (let i = 0; i < n; i++) {
    const off = (best.leads[i] ?? 0) - (line.leads[i] ?? 0) - mean;
    spread += off * off;
  }
  return mean * mean * n * (n - 1) >= CLEARLY * CLEARLY * spread;
}

function bestOf([first, ...others]: readonly Line[]): Line {
  if (first === undefined) throw new Fault('A bot is asked where nothing is offered.');
  return others.reduce((best, line) => (line.sum > best.sum ? line : best), first);
}
