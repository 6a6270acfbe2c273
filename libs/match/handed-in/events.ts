import type { Happening, Hash, Seat } from '#kernel';

/** A game of an imported match: which of that match's seats each seat here had, and where each seat here came in. */
export type GameElsewhere = {
  /** The match as it was imported, and its last record. */
  readonly match: string;
  readonly head: Hash;
  readonly game: number;
  readonly seats: readonly number[];
  readonly places: readonly number[];
};

/** These are the games of this match from the first one said on; the server looks at whose they are, and at the role. */
export type HandInGames = {
  readonly type: 'HandInGames';
  readonly first: number;
  readonly games: readonly GameElsewhere[];
  /** Null by a player, whose opponent confirms the result. */
  readonly role: string | null;
};

export type GameHandedIn = Happening<
  'GameHandedIn',
  {
    readonly game: number;
    readonly from: GameElsewhere;
    /** Null by the staff. */
    readonly seat: Seat | null;
    readonly role: string | null;
  },
  null
>;

/** To an imported match: it counts in this one, and in no other. */
export type CountImported = { readonly type: 'CountImported'; readonly match: string };
export type ImportedCounts = Happening<'ImportedCounts', { readonly match: string }, null>;
