import { answersAreTheOffered } from './answers.js';
import { courtIsInOrder } from './court.js';
import { keptGame } from './kept.js';
import type { Contract, Promises } from './promise.js';
import { nothingLeaks } from './secrets.js';
import { setupsAreChecked } from './setups.js';
import { statesAreValues } from './values.js';

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
