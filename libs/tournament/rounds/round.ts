import type { ActorId, Hash, Seats } from '#kernel';
import type { EntrantId } from '../standings/results.js';

/** Games won by each seat of a table, and drawn; a judge may give the match to nobody, whatever was played. */
export type Score = {
  readonly won: Seats<number>;
  readonly drawn: number;
  /** From 1, shared ones alike; left out where the games won say them, as they always do of two. */
  readonly places?: Seats<number>;
  readonly bothLost: boolean;
  /** Whoever lost it did not come, or left: nobody has played. Left out where it was played. */
  readonly notPlayed?: true;
};

/** Where two to six sit. No other table of the tournament has the id; the number is that of the table in the room. */
export type SeatedTable = {
  readonly id: number;
  readonly number: number;
  readonly entrants: Seats<EntrantId>;
  /** Their accounts when they were seated; null for a guest. */
  readonly players: Seats<ActorId | null>;
  /** The salted hashes of their lists then; null without one. */
  readonly decks: Seats<Hash | null>;
  /** The match of a bracket, or the group of a round robin. */
  readonly place:
    { readonly in: 'bracket'; readonly match: number } | { readonly in: 'group'; readonly group: number } | null;
};

/** Who does not play in a round, and why. */
export type Bye = {
  readonly entrant: EntrantId;
  readonly why:
    | 'lowest-group'
    | 'lowest-possible'
    | 'second-bye'
    | 'awarded'
    /** The plan of a round robin leaves one of an odd group out. */
    | 'odd-group'
    | 'opponent-gone';
  /** The match of a bracket that is won by it. */
  readonly match: number | null;
};

/** A pairing as it was worked out, with all that it takes to work it out again. */
export type Pairing = {
  readonly round: number;
  readonly stage: number;
  /** The field in the order of its seeds, when the round opens a stage. */
  readonly opens: readonly EntrantId[] | null;
  readonly engine: string;
  readonly seed: string;
  /** What was known of the tournament when it was worked out. */
  readonly revision: number;
  readonly tables: readonly SeatedTable[];
  readonly byes: readonly Bye[];
  readonly rematches: readonly (readonly [EntrantId, EntrantId])[];
};
