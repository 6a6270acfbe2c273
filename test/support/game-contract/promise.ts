import type { Game, GameSetup, Json } from '#kernel';

/** A game, and how it is tried. */
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
