import type { Decider } from '#kernel';
import type { RatingCommand } from './commands.js';
import { decide } from './decide.js';
import type { RatingEvent } from './events.js';
import type { RatedResult, RatingAlgorithm } from './rated.js';
import type { RatingRefusal } from './refusals.js';
import { evolve, NOT_RATED, pack, type RatingState, unpack, weigh } from './state.js';

export type RatingRules = Decider<RatingState, RatingCommand, RatingEvent, RatingRefusal>;

/** The rules of `rating/*`, of which each game has one. */
export const ratingDecider = (algorithm: RatingAlgorithm): RatingRules => ({
  kind: 'rating',
  rules: 'rating/1',
  upcasts: [],
  initial: () => NOT_RATED,
  decide: (state, command, now) => decide(algorithm, state, command, now),
  evolve,
  settle: () => [],
  weigh,
  pack,
  unpack,
});

/** In the order in which they go into a command, so that the same results are the same command. */
export const inOrder = (results: readonly RatedResult[]): readonly RatedResult[] =>
  [...results].sort((a, b) => (a.match < b.match ? -1 : 1));
