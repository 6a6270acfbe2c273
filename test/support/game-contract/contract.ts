import type { Game, GameSetup, Json } from '#kernel';
import { answersAreTheOffered } from './answers.js';
import { nothingLeaks } from './secrets.js';
import { setupsAreChecked } from './setups.js';
import { statesAreValues } from './values.js';
import { courtIsInOrder } from './court.js';

/** What must stay the same through a whole game, for example all cards in order of their names. */
export type Census<State> = (state: State) => Json;

export interface Contract<State> {
  readonly game: Game<State>;
  readonly setups: Readonly<Record<string, GameSetup>>;
  readonly census: Census<State>;
  /** Games played for each property. */
  readonly games: number;
}

export function gameContract<State>(contract: Contract<State>): void {
  describe(`${contract.game.title} keeps the contract of a game`, () => {
    setupsAreChecked(contract);
    describe.each(Object.entries(contract.setups))('%s', (_, setup) => {
      answersAreTheOffered(contract, setup);
      statesAreValues(contract, setup);
      nothingLeaks(contract, setup);
      courtIsInOrder(contract, setup);
    });
  });
}
