import type { Refusal } from '#kernel';

export type RatingRefusalCode =
  /** It would end in the future, or not after the period before; the facts say when that ended. */
  | 'RATINGS.BAD_MOMENT'
  /** A name that no season can have, or none where there was no season before. */
  | 'RATINGS.BAD_SEASON'
  | 'RATINGS.NO_SUCH_PERIOD'
  /** A correction would change nothing. */
  | 'RATINGS.UNCHANGED'
  /** More than one record of the log can hold: close periods more often. */
  | 'RATINGS.TOO_LARGE'
  /** A match that another period has rated. */
  | 'RATINGS.RATED_BEFORE'
  | 'RATINGS.BAD_SCHEDULE';

export type RatingRefusal = Refusal<RatingRefusalCode>;
