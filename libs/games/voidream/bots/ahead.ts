import { type Answer, anyAnswer, type Dice, type Game, type Offer, type Seat } from '#kernel';
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
const MOST_ANSWERS = 60;

/**
 * On to the first turn of the next round, so that all that is compared has come equally far. Everybody does the usual, but
 * `restless` turns of a hundred are used for anything that can be done.
 */
export function thinkOn(thought: Thought, restless: number): void {
  const { game, state, dice } = thought;
  const { round } = state;
  const chance = imaginedChance(dice);
  for (let n = 0; n < MOST_ANSWERS && !isNextRound(state, round); n++) {
    const isTurn = state.stack.at(-1)?.kind === 'turns';
    const acts = isTurn && restless > 0 && dice.below(100) < restless;
    // To pass is always offered; what else is, takes long to find out.
    if (isTurn && !acts) game.apply(state, state.active, PASS, chance, null);
    else {
      const [asked] = game.requests(state);
      if (asked === undefined) return;
      game.apply(state, asked.seat, acts ? anyAnswer(lightly(asked.offers), dice) : habit(asked, dice), chance, null);
    }
  }
}

const PASS = 'pass';

/** Nobody gives up an arcanum for good without thinking. */
const lightly = (offers: readonly Offer[]): readonly Offer[] => offers.filter(({ key }) => !key.startsWith('invert:'));

const isNextRound = ({ round, phase, outcome }: VoidreamState, from: number): boolean =>
  outcome !== null || (phase === 'main' && round > from);

export const worth = ({ set, state }: Thought, seat: Seat): number =>
  evaluate({ set, state, chance: null, tell: null, nesting: 0 }, seat);
