import type { ActorId } from '#kernel';

/** How strong somebody is held to be, in whole numbers: a rating of 1500.0000 is 15_000_000. */
export type Rated = {
  /** In ten-thousandths. */
  readonly rating: number;
  /** In ten-thousandths: the rating is with 95 % within 1.96 of these to either side. */
  readonly deviation: number;
  /** In thousand-millionths. */
  readonly volatility: number;
};

export const RATING_UNIT = 10_000;
export const VOLATILITY_UNIT = 1_000_000_000;

/** As Glickman has it: 1500, 350, 0.06. */
export const NEWCOMER: Rated = {
  rating: 1_500 * RATING_UNIT,
  deviation: 350 * RATING_UNIT,
  volatility: 60_000_000,
};

/** What a match between two counts in half points of the first: 2 won, 1 drawn, 0 lost. */
export type Halves = 0 | 1 | 2;

export type RatedResult = {
  /** The match, so that every rating leads to what it was made from. */
  readonly match: string;
  readonly players: readonly [ActorId, ActorId];
  readonly halves: Halves;
};

/** What a period is reckoned from: whoever played in it, as they came into it, and their results; each in a fixed order. */
export type RatingInputs = {
  /** How much volatilities may change, in thousandths. */
  readonly tau: number;
  readonly players: readonly { readonly player: ActorId; readonly before: Rated }[];
  /** Players by their places, from 0: a period of many matches has to fit into one record. */
  readonly results: readonly (readonly [one: number, other: number, halves: Halves, match: string])[];
};

/** An algorithm under a name that never changes its meaning; what it gives stands in the order of the players. */
export interface RatingAlgorithm {
  readonly id: string;
  readonly rate: (inputs: RatingInputs) => readonly Rated[];
}

/** Glicko-2's own scale: so many points are one unit of deviation and volatility. */
const SCALE = 173.7178;

/** Whoever does not play becomes less certain by every period, though never less than a newcomer is. */
export function afterIdle(rated: Rated, periods: number): Rated {
  const step = (rated.volatility / VOLATILITY_UNIT) * SCALE * RATING_UNIT;
  const deviation = Math.round(Math.sqrt(rated.deviation ** 2 + periods * step ** 2));
  return { ...rated, deviation: Math.max(rated.deviation, Math.min(deviation, NEWCOMER.deviation)) };
}
