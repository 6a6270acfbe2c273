import type { Fact, Json } from '#kernel';
import { gameRegistry, type GameRegistry } from '#match';
import type { SeatFact } from '#stats';

/** What a deck is told apart by. */
export type DeckTraits = Pick<SeatFact, 'factions'> & {
  readonly archetype: string;
  readonly bastion: string | null;
  readonly mind: string | null;
  readonly cards: readonly { readonly card: string; readonly copies: number }[];
};

export interface CardUse {
  readonly seat: number;
  readonly card: string;
  readonly use: 'drawn' | 'played';
}

/** How the decks and facts of one game are read for statistics. */
export interface GameTeller {
  readonly deckTraits: (brings: Json) => DeckTraits | null;
  readonly cardUse: (fact: Fact) => CardUse | null;
  readonly roundBegun: (fact: Fact) => number | null;
}

/** The games that are known here: their engines, to play them again, and what tells of them. */
export interface KnownGames {
  readonly games: GameRegistry;
  readonly tellers: ReadonlyMap<string, GameTeller>;
}

/** Of which nothing is told but what their matches say. */
export const NO_GAMES: KnownGames = { games: gameRegistry([]), tellers: new Map() };
