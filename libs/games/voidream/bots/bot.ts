import type { Answer, DecisionRequest, Dice, Game, Seat } from '#kernel';
import type { CardSet } from '../set/compiled.js';
import type { VoidreamState } from '../state.js';
import { imagine } from './imagine.js';

/** What a bot has before it: its seat's decision, and a position in which all that the seat may not know is made up. */
export interface Sight {
  readonly game: Game<VoidreamState>;
  readonly set: CardSet;
  readonly request: DecisionRequest;
  readonly position: VoidreamState;
}

/** Plays a seat. What it answers depends on the sight and the dice alone, so that a seed repeats it. */
export interface Bot {
  readonly name: string;
  answer(sight: Sight, dice: Dice): Answer;
}

/** The only way from a game to a bot: nothing that the asked seat may not know goes along. */
export function sightOf(
  game: Game<VoidreamState>,
  set: CardSet,
  state: VoidreamState,
  seat: Seat,
  dice: Dice,
): Sight | null {
  const request = game.requests(state).find((asked) => asked.seat === seat);
  return request === undefined ? null : { game, set, request, position: imagine(set, state, seat, dice) };
}
