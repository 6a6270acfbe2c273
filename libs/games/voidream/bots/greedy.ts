import { Fault } from '#kernel';
import { cloneState } from '../clone.js';
import { isRoundAfter, take, thinkOn, type Thought, worth } from './ahead.js';
import type { Bot } from './bot.js';
import { candidatesOf } from './candidates.js';
import { habit } from './habits.js';
import { quickDice } from './quick-dice.js';

/** Takes the answer after which it would stand best in the next round, if from here on everybody did only the usual. */
export const greedyBot: Bot = {
  name: 'greedy',
  answer({ game, set, request, position }, dice) {
    const answers = candidatesOf(request, dice);
    const [first] = answers;
    if (first === undefined) throw new Fault('A bot is asked where nothing is offered.');
    if (answers.length === 1) return first;
    const seed = dice.below(2 ** 32);
    let [best, most] = [first, Number.NEGATIVE_INFINITY];
    for (const answer of answers) {
      // The same luck for every answer, so that it does not choose among them.
      const thought: Thought = { game, set, state: cloneState(position), dice: quickDice(seed) };
      take(thought, request.seat, answer);
      // Counted from where the answer has led: an answer that ends a round is followed through one more.
      thinkOn(thought, ({ dice: luck }, asked) => habit(asked, luck), isRoundAfter(thought.state.round));
      const after = worth(thought, request.seat);
      if (after > most) [best, most] = [answer, after];
    }
    return best;
  },
};
