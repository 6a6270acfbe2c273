import type { Millis } from '#kernel';

/** A finished game, as all numbers are made from it. */
export interface GameFact {
  readonly id: string;
  readonly game: string;
  /** The content hash of the cards it was played with; null where a game has none. */
  readonly set: string | null;
  readonly match: string;
  /** Null for a game outside tournaments. */
  readonly tournament: string | null;
  /** When it ended. */
  readonly at: Millis;
  /** In what way it ended, in the words of the game's result. */
  readonly ended: string;
  /** Null where they were not counted, as of a game that was played at a real table. */
  readonly rounds: number | null;
  readonly decisions: number | null;
  /** In milliseconds. */
  readonly duration: number | null;
  /** In the order in which they began. */
  readonly seats: readonly SeatFact[];
}

export interface SeatFact {
  readonly player: string;
  /** From 1; shared by those who drew. Nobody has the first where all lost. */
  readonly place: number;
  /** In ten-thousandths, as it was then; null without one. */
  readonly rating: number | null;
  /** The hash of the deck list; null where it is not public, or was not known. */
  readonly deck: string | null;
  readonly archetype: string | null;
  readonly factions: readonly string[];
  readonly bastion: string | null;
  readonly mind: string | null;
  readonly cards: readonly CardFact[];
}

export interface CardFact {
  readonly card: string;
  readonly copies: number;
  /** How often it came before its player's eyes in this game, and how often it was played. */
  readonly drawn: number;
  readonly played: number;
}

/** One seat of one game: what everything here counts. */
export interface Appearance {
  readonly fact: GameFact;
  readonly seat: number;
  readonly own: SeatFact;
  readonly others: readonly SeatFact[];
}

export const appearancesIn = (fact: GameFact): readonly Appearance[] =>
  fact.seats.map((own, seat) => ({ fact, seat, own, others: fact.seats.filter((_, other) => other !== seat) }));

export type Ending = 'won' | 'drawn' | 'lost';

/** Won alone, drawn with others in the first place, or lost. */
export function endingOf({ own, others }: Appearance): Ending {
  if (own.place !== 1) return 'lost';
  return others.some(({ place }) => place === 1) ? 'drawn' : 'won';
}
