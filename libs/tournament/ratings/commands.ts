import type { Millis } from '#kernel';
import type { RatedResult } from './rated.js';

/** Rates all that was played since the last period, up to a moment; the server has read it from the tournaments. */
export type CloseRatingPeriod = {
  readonly type: 'CloseRatingPeriod';
  /** Those of one season are shown together; null goes on with the season of the period before. */
  readonly season: string | null;
  readonly until: Millis;
  readonly results: readonly RatedResult[];
};

/** Reckons a period again from its results as they are now, and with those ratings as they are after the periods before. */
export type CorrectRatingPeriod = {
  readonly type: 'CorrectRatingPeriod';
  readonly period: number;
  readonly results: readonly RatedResult[];
};

/** From now on periods are closed by themselves; null leaves it to the admins. */
export type ScheduleRatings = {
  readonly type: 'ScheduleRatings';
  readonly season: string;
  readonly every: number | null;
};

export type RatingCommand = CloseRatingPeriod | CorrectRatingPeriod | ScheduleRatings;
