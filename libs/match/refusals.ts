import type { Refusal } from '#kernel';

export type MatchRefusalCode =
  /** There is no match of this name yet. */
  | 'MATCH.NOT_CREATED'
  | 'MATCH.ALREADY_CREATED'
  | 'MATCH.UNKNOWN_GAME'
  /** The game can't be played on these terms, or by so many. */
  | 'MATCH.BAD_TERMS'
  /** The match has begun, ended or been cancelled, so nobody can join or cancel it. */
  | 'MATCH.NOT_OPEN'
  | 'MATCH.SEAT_NOT_FREE'
  | 'MATCH.ALREADY_SEATED'
  /** What the seat brings, its deck for example, breaks the rules of the game. */
  | 'MATCH.UNFIT_FOR_SEAT'
  | 'MATCH.NOT_YOURS'
  /** There is nothing to answer or to resign: the game has not begun, or is over. */
  | 'MATCH.NOT_PLAYING'
  | 'MATCH.NOT_SEATED'
  /** The answer is for another position than the present one. */
  | 'MATCH.STALE'
  | 'MATCH.NOT_ASKED'
  /** The game refuses the answer: its reason, its rule, and what is legal instead. */
  | 'MATCH.ILLEGAL_ANSWER'
  | 'MATCH.ALREADY_LEFT';

export type MatchRefusal = Refusal<MatchRefusalCode>;
