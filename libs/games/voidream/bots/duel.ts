import {
  type Answer,
  type Chance,
  type Dice,
  Fault,
  type Game,
  type GameResult,
  type GameSetup,
  type Seat,
} from '#kernel';
import type { CardSet } from '../set/compiled.js';
import type { VoidreamState } from '../state.js';
import { type Bot, sightOf } from './bot.js';
import { playedCards } from './played-cards.js';

export interface Duel {
  readonly game: Game<VoidreamState>;
  readonly set: CardSet;
  readonly setup: GameSetup;
  readonly bots: readonly [Bot, Bot];
}

/** A game that bots have played, as far as it is counted. */
export interface Played {
  readonly result: GameResult;
  readonly rounds: number;
  readonly answers: number;
  /** Which cards each seat played, by their names in answers. */
  readonly cards: readonly [ReadonlySet<string>, ReadonlySet<string>];
}

/** What a bot says for a seat that is asked; it sees no more than that seat may. */
export function botAnswer(
  { game, set }: Omit<Duel, 'setup' | 'bots'>,
  bot: Bot,
  state: VoidreamState,
  seat: Seat,
  dice: Dice,
): Answer {
  const sight = sightOf(game, set, state, seat, dice);
  if (sight === null) throw new Fault(`Seat ${seat + 1} is not asked.`);
  return bot.answer(sight, dice);
}

/** A whole game between two bots; the same chance and dice give the same game. */
export function duel({ game, set, setup, bots }: Duel, chance: Chance, dice: Dice): Played {
  const { cards, tell } = playedCards();
  const state = game.start(setup, chance, tell);
  let answers = 0;
  for (let asked = game.requests(state)[0]; asked !== undefined; asked = game.requests(state)[0]) {
    const { seat } = asked;
    game.apply(state, seat, botAnswer({ game, set }, bots[seat === 0 ? 0 : 1], state, seat, dice), chance, tell);
    answers += 1;
  }
  const result = game.result(state);
  if (result === null) throw new Fault('Nobody is asked, and the game has no result.');
  return { result, rounds: state.round, answers, cards };
}
