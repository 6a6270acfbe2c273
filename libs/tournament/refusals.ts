import type { Refusal } from '#kernel';

export type TournamentRefusalCode =
  /** There is no tournament of this name yet. */
  | 'TOURNAMENT.NOT_CREATED'
  | 'TOURNAMENT.ALREADY_CREATED'
  /** None of the roles you hold here may do this; the facts name those that may. */
  | 'TOURNAMENT.FORBIDDEN'
  | 'TOURNAMENT.ROLE_HELD'
  | 'TOURNAMENT.ROLE_NOT_HELD'
  /** A tournament always has an organiser. */
  | 'TOURNAMENT.LAST_ORGANISER';

export type TournamentRefusal = Refusal<TournamentRefusalCode>;
