import type { Hash, Seats } from '#kernel';

/** How many games a match has at most; who wins more than half of them wins it. */
export type BestOf = 1 | 3 | 5;

/** What each seat has to think, for a whole game with so much more after each answer, or for each single decision. */
export type Clock =
  | { readonly is: 'total'; readonly ms: number; readonly incrementMs: number }
  | { readonly is: 'decision'; readonly ms: number };

/** So long after it happened, and so many moves later. */
export type Delay = { readonly ms: number; readonly moves: number };

/** The pairing that opened a match: its seats are the entrants, in this order, with these deck lists. */
export type Origin = {
  readonly tournament: string;
  readonly round: number;
  readonly table: number;
  readonly entrants: Seats<string>;
  readonly decks: Seats<Hash | null>;
};

/** What is agreed about a match around its games. */
export type MatchTerms = {
  readonly bestOf: BestOf;
  /** Whether its players may agree to a draw. */
  readonly drawsAllowed: boolean;
  readonly clock: Clock | null;
  /** How far behind they look who neither play nor run it; null: not at all. */
  readonly delay: Delay | null;
};

/** So many games each seat won, and so many nobody won alone. */
export type Games = { readonly won: readonly number[]; readonly drawn: number };

/** How it came to the result. */
export type HowEnded = 'played' | 'reported' | 'entered' | 'forfeited';

/** The result of a match; `places` as a game has them, and nobody first when both lost. */
export type Outcome = {
  readonly places: readonly number[];
  readonly games: Games;
  readonly how: HowEnded;
  readonly bothLost: boolean;
};
