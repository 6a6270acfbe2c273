import type { Answer, DecisionRequest, Dice, Game, Seat } from '#kernel';
import type { CardSet } from '../set/compiled.js';
import type { VoidreamState } from '../state.js';
import { evaluate } from './evaluate.js';
import { habit } from './habits.js';
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

/** What is done on a turn; with `null` everybody passes, which is quick: what else is offered, takes long to find out. */
export type OnTurn = ((asked: DecisionRequest) => Answer) | null;

/** On to the first turn of the next round, so that all that is compared has come equally far. Besides turns, habit decides. */
export function thinkOn({ game, state, dice }: Thought, onTurn: OnTurn): void {
  const { round } = state;
  const chance = imaginedChance(dice);
  for (let n = 0; n < MOST_ANSWERS && !isNextRound(state, round); n++) {
    const isTurn = state.stack.at(-1)?.kind === 'turns';
    if (isTurn && onTurn === null) game.apply(state, state.active, 'pass', chance, null);
    else {
      const [asked] = game.requests(state);
      if (asked === undefined) return;
      game.apply(state, asked.seat, isTurn && onTurn !== null ? onTurn(asked) : habit(asked, dice), chance, null);
    }
  }
}

const isNextRound = ({ round, phase, outcome }: VoidreamState, from: number): boolean =>
  outcome !== null || (phase === 'main' && round > from);

export const worth = ({ set, state }: Thought, seat: Seat): number =>
  evaluate({ set, state, chance: null, tell: null, nesting: 0 }, seat);
