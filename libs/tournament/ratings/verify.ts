import type { ActorId } from '#kernel';
import { NEWCOMER, type Rated, type RatingAlgorithm } from './rated.js';
import { ratingsAfter, type RatingHistory, type RatingPeriod } from './period.js';

export type PeriodCheck =
  | { readonly is: 'same' }
  /** Reckoned by an algorithm that is not here: nothing is said of it. */
  | { readonly is: 'unknown-algorithm'; readonly algorithm: string; readonly known: string }
  | {
      readonly is: 'different';
      readonly players: readonly {
        readonly player: ActorId;
        /** What they came in with, or what they went out with. */
        readonly at: 'before' | 'after';
        readonly recorded: Rated;
        readonly recomputed: Rated;
      }[];
    };

/** Engines may round exponentials and logarithms otherwise in the last place. */
const ROUNDING = { rating: 1, deviation: 1, volatility: 1_000 };

/** Reckons a period again from what was before it, and says where what is recorded differs. */
export function verifyPeriod(period: RatingPeriod, history: RatingHistory, algorithm: RatingAlgorithm): PeriodCheck {
  if (period.algorithm !== algorithm.id)
    return { is: 'unknown-algorithm', algorithm: period.algorithm, known: algorithm.id };
  const known = ratingsAfter(
    history.filter((each) => each.period < period.period),
    period.period - 1,
  );
  const rated = algorithm.rate(period);
  const players = period.players
    .flatMap(({ player, before, after }, nth) => [
      { player, at: 'before' as const, recorded: before, recomputed: known.get(player) ?? NEWCOMER },
      { player, at: 'after' as const, recorded: after, recomputed: rated[nth] ?? before },
    ])
    .filter((each) => !isSame(each.recorded, each.recomputed));
  return players.length === 0 ? { is: 'same' } : { is: 'different', players };
}

const isSame = (a: Rated, b: Rated): boolean =>
  Math.abs(a.rating - b.rating) <= ROUNDING.rating &&
  Math.abs(a.deviation - b.deviation) <= ROUNDING.deviation &&
  Math.abs(a.volatility - b.volatility) <= ROUNDING.volatility;
