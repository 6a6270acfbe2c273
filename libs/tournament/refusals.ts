import type { Refusal } from '#kernel';

export type TournamentRefusalCode =
  /** There is no tournament of this name yet. */
  | 'TOURNAMENT.NOT_CREATED'
  | 'TOURNAMENT.ALREADY_CREATED'
  /** The plan can't be played; the facts list each problem with its place. */
  | 'TOURNAMENT.BAD_PLAN'
  /** No time zone is called so. */
  | 'TOURNAMENT.BAD_START'
  /** None of the roles you hold here may do this; the facts name those that may. */
  | 'TOURNAMENT.FORBIDDEN'
  | 'TOURNAMENT.ROLE_HELD'
  | 'TOURNAMENT.ROLE_NOT_HELD'
  /** A tournament always has an organiser. */
  | 'TOURNAMENT.LAST_ORGANISER'
  /** It is in another phase than this takes: not started, running or over. */
  | 'TOURNAMENT.WRONG_PHASE'
  | 'TOURNAMENT.REGISTRATION_CLOSED'
  | 'TOURNAMENT.ALREADY_REGISTERED'
  | 'TOURNAMENT.NO_SUCH_ENTRANT'
  /** The entrant waits, plays, dropped or was disqualified, and this takes another. */
  | 'TOURNAMENT.ENTRANT_IS'
  /** Somebody has claimed this guest, or the guest is a person already. */
  | 'TOURNAMENT.ALREADY_CLAIMED'
  /** It is no guest's entry that somebody claimed. */
  | 'TOURNAMENT.NOT_CLAIMED'
  /** A round is not over; the facts list the tables that are missing. */
  | 'TOURNAMENT.ROUND_OPEN'
  | 'TOURNAMENT.NO_SUCH_ROUND'
  | 'TOURNAMENT.NO_SUCH_TABLE'
  /** There is a draft to publish or discard first, or none to publish. */
  | 'TOURNAMENT.DRAFT'
  /** The draft is not the one that was seen; the facts say when it was changed. */
  | 'TOURNAMENT.DRAFT_CHANGED'
  /** The pairing does not seat everybody once. */
  | 'TOURNAMENT.BAD_PAIRING'
  /** Fewer than two are left to pair, or all rounds were played. */
  | 'TOURNAMENT.NOTHING_TO_PAIR'
  /** Games that cannot come about in such a match. */
  | 'TOURNAMENT.BAD_RESULT'
  /** The table has this result, or one at all. */
  | 'TOURNAMENT.RESULT_HELD'
  /** Later matches stand on this; the facts name them. */
  | 'TOURNAMENT.DEPENDENTS'
  /** Decks are asked for, and some have none; the facts list who. */
  | 'TOURNAMENT.DECKS_MISSING'
  /** More are in than there would be places; the facts say how many. */
  | 'TOURNAMENT.PLACES_TAKEN'
  /** It is so already. */
  | 'TOURNAMENT.SAME'
  | 'TOURNAMENT.TIMER'
  | 'TOURNAMENT.NO_SUCH_ANNOUNCEMENT';

export type TournamentRefusal = Refusal<TournamentRefusalCode>;
