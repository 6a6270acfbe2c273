import type { Happening, Millis } from '#kernel';
import type { RatingPeriod } from './period.js';

/** All that its results and ratings were reckoned from, and what came out. */
export type ClosedPeriod = RatingPeriod & {
  /** It has the matches that got their first result after the one and up to the other. */
  readonly since: Millis;
  readonly until: Millis;
};

export type RatingPeriodClosed = Happening<'RatingPeriodClosed', ClosedPeriod, null>;

/** The same period with a higher revision, which counts instead. */
export type RatingPeriodCorrected = Happening<'RatingPeriodCorrected', ClosedPeriod, null>;

export type RatingsScheduled = Happening<
  'RatingsScheduled',
  { readonly season: string; readonly every: number | null },
  null
>;

export type RatingEvent = RatingPeriodClosed | RatingPeriodCorrected | RatingsScheduled;
