import type { Answer, DecisionRequest, Dice, Game, Seat } from '#kernel';
import type { CardSet } from '../set/compiled.js';
import type { VoidreamState } from '../state.js';
import { tableOf } from '../table.js';
import { chancesOf } from './chances.js';
import { evaluate } from './evaluate.js';
import { imaginedChance } from './quick-dice.js';

/** An imagined game, thought on from an answer. */
export interface Thought {
  readonly game: Game<VoidreamState>;
  readonly set: CardSet;
  readonly state: VoidreamState;
  readonly dice: Dice;
}

export function take({ game, state, dice }: Thought, seat: Seat, answer: Answer): void {
  game.apply(state, seat, answer, imaginedChance(dice), null);
}

/** No thought is longer: a round that does not end is left where it stands. */
const MOST_ANSWERS = 80;

/** What a thought answers where somebody is asked on the way. */
export type Decide = (thought: Thought, asked: DecisionRequest) => Answer;

/** On until it is over. On turns everybody passes, which is quick: what else is offered, takes long to find out. */
export function thinkOn(thought: Thought, decide: Decide, isOver: (state: VoidreamState) => boolean): void {
  const { game, state, dice } = thought;
  const chance = imaginedChance(dice);
  for (let n = 0; n < MOST_ANSWERS && !isOver(state); n++) {
    if (state.stack.at(-1)?.kind === 'turns') game.apply(state, state.active, 'pass', chance, null);
    else {
      const [asked] = game.requests(state);
      if (asked === undefined) return;
      game.apply(state, asked.seat, decide(thought, asked), chance, null);
    }
  }
}

/** The first turn of a round after this one, so that all that is compared has come equally far. */
export const isRoundAfter =
  (from: number) =>
  ({ round, phase, outcome }: VoidreamState): boolean =>
    outcome !== null || (phase === 'main' && round > from);

/** How well the seat stands, by taste. */
export const worth = (thought: Thought, seat: Seat): number => evaluate(tableOf(thought.set, thought.state), seat);

/** How likely the seat is to win. */
export const chances = (thought: Thought, seat: Seat): number => chancesOf(tableOf(thought.set, thought.state), seat);
