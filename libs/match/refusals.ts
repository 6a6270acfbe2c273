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
  /** A seed is committed to with the seat, and shown once, when all have committed. */
  | 'MATCH.NO_SEED_ASKED'
  | 'MATCH.NOT_YOURS'
  /** There is nothing to answer or to resign: the game has not begun, or is over. */
  | 'MATCH.NOT_PLAYING'
  | 'MATCH.NOT_SEATED'
  /** Who plays in a match does not hold it as its judge. */
  | 'MATCH.OWN_MATCH'
  /** The answer is for another position than the present one. */
  | 'MATCH.STALE'
  | 'MATCH.NOT_ASKED'
  /** The game refuses the answer: its reason, its rule, and what is legal instead. */
  | 'MATCH.ILLEGAL_ANSWER'
  | 'MATCH.ALREADY_LEFT'
  /** No draw can be agreed on in this match. */
  | 'MATCH.NO_DRAWS'
  /** Somebody offers a draw already, or did so in this very position. */
  | 'MATCH.DRAW_OFFERED'
  | 'MATCH.NO_OFFER'
  /** Reports, judges and staff belong to the matches of tournaments. */
  | 'MATCH.NO_TOURNAMENT'
  /** Its result comes from its games, so nobody reports one. */
  | 'MATCH.BEING_PLAYED'
  /** Games that a match of so many cannot end with; the facts list those it can. */
  | 'MATCH.IMPOSSIBLE_RESULT'
  | 'MATCH.ALREADY_REPORTED'
  | 'MATCH.NOT_REPORTED'
  /** A game that was played elsewhere counts here, or in another match, already. */
  | 'MATCH.HANDED_IN'
  /** It is not the next game of this match; the facts say which is. */
  | 'MATCH.WRONG_GAME'
  | 'MATCH.NOT_IMPORTED'
  /** The players reported different results; staff enter the right one. */
  | 'MATCH.REPORTS_CONFLICT'
  | 'MATCH.JUDGE_CALLED'
  | 'MATCH.NO_SUCH_CALL'
  /** The deadline has passed, whether or not anybody has said so yet. */
  | 'MATCH.TIME_IS_UP'
  /** No deadline has passed. */
  | 'MATCH.TIME_IS_NOT_UP'
  /** A judge holds the match. */
  | 'MATCH.PAUSED'
  | 'MATCH.NOT_PAUSED'
  /** Its key is not released yet, or was before. */
  | 'MATCH.SEALED'
  /** They have done something of late, or are not asked; the facts say how long it takes still. */
  | 'MATCH.NOT_AWAY'
  /** A dispute holds the match until it is ruled on. */
  | 'MATCH.DISPUTED'
  /** Nothing at this ply, or at this time, can be disputed; the facts say what can. */
  | 'MATCH.NOT_DISPUTABLE'
  /** The same player disputed the same thing before, and it was settled. */
  | 'MATCH.DISPUTED_BEFORE'
  /** It is not this dispute that holds the match. */
  | 'MATCH.NO_SUCH_DISPUTE'
  /** The match has its result, which only the tournament can correct. */
  | 'MATCH.OVER'
  /** Only matches outside tournaments are repeated, once they are over. */
  | 'MATCH.NO_REMATCH'
  /** It never stood at this ply; the facts say what the last is. */
  | 'MATCH.NO_SUCH_PLY'
  /** It is played on from another match's position, and is nothing but that. */
  | 'MATCH.IS_BRANCH'
  /** Only a branch has a name, and is private or public. */
  | 'MATCH.NO_BRANCH';

export type MatchRefusal = Refusal<MatchRefusalCode>;
