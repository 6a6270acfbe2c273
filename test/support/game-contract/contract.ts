import type { Game, GameSetup, Json } from '#kernel';
import { answersAreTheOffered } from './answers.js';
import { courtIsInOrder } from './court.js';
import { keptGame } from './kept.js';
import { nothingLeaks } from './secrets.js';
import { setupsAreChecked } from './setups.js';
import { statesAreValues } from './values.js';

export interface Contract<State> {
  readonly game: Game<State>;
  readonly setups: Readonly<Record<string, GameSetup>>;
  /** What must stay the same through a whole game, for example all cards in order of their names. */
  readonly census: (state: State) => Json;
  /** How many games are played for each promise. */
  readonly games: number;
}

/** What must hold of a game with this setup; throws where it does not. */
export type Promises<State> = Readonly<Record<string, (contract: Contract<State>, setup: GameSetup) => void>>;

export const promises = <State>(): Promises<State> => ({
  ...answersAreTheOffered<State>(),
  ...statesAreValues<State>(),
  ...nothingLeaks<State>(),
  ...courtIsInOrder<State>(),
});

export function gameContract<State>(contract: Contract<State>): void {
  describe(`${contract.game.title} keeps the contract of a game`, () => {
    setupsAreChecked(contract);
    describe.each(Object.entries(contract.setups))('%s', (_, setup) => {
      it.each(Object.entries(promises<State>()))('%s', (promise, holds) => {
        try {
          holds(contract, setup);
        } catch (failure) {
          throw keptGame(contract.game, setup, promise, failure);
        }
      });
    });
  });
}
