import type { ActorId } from '#kernel';
import { ratingsAfter, type RatingHistory, type RatingPeriod, resultsOf } from './period.js';
import type { Rated } from './rated.js';

export interface LeaderboardRow {
  readonly player: ActorId;
  /** Shared by equal ratings. */
  readonly rank: number;
  readonly rated: Rated;
  /** Where the true strength lies with 95 %, in the units of the rating. */
  readonly interval: readonly [number, number];
  /** Too little is known of them yet to say who is better. */
  readonly isProvisional: boolean;
  readonly matches: number;
  readonly lastPeriod: number;
}

/** 1.96 deviations to either side. */
const SIDE = 1.96;
const PROVISIONAL = 110 * 10_000;

/** Best first: those who played in a season, as they stood at its end; of all seasons where it is null. */
export function leaderboard(history: RatingHistory, season: string | null): readonly LeaderboardRow[] {
  const shown = history.filter((period) => season === null || period.season === season);
  const end = shown.at(-1)?.period ?? 0;
  const ratings = ratingsAfter(history, end);
  const rows = [...played(shown)].map(([player, own]) => {
    const rated = ratings.get(player) as Rated;
    return { player, rated, ...certaintyOf(rated), ...own };
  });
  return ranked(rows);
}

export type Certainty = Pick<LeaderboardRow, 'interval' | 'isProvisional'>;

export function certaintyOf({ rating, deviation }: Rated): Certainty {
  const side = Math.round(SIDE * deviation);
  return { interval: [rating - side, rating + side], isProvisional: deviation > PROVISIONAL };
}

/** The best first, with the ranks that follow; equal ratings share one. */
export function ranked<Row extends { readonly player: string; readonly rated: Rated }>(
  rows: readonly Row[],
): readonly (Row & { readonly rank: number })[] {
  const sorted = [...rows].sort((a, b) => b.rated.rating - a.rated.rating || (a.player < b.player ? -1 : 1));
  let rank = 0;
  return sorted.map((row, nth) => {
    if (sorted[nth - 1]?.rated.rating !== row.rated.rating) rank = nth + 1;
    return { ...row, rank };
  });
}

interface Played {
  readonly matches: number;
  readonly lastPeriod: number;
}

function played(periods: readonly RatingPeriod[]): ReadonlyMap<ActorId, Played> {
  const all = new Map<ActorId, Played>();
  for (const period of periods)
    for (const { players } of resultsOf(period))
      for (const player of players)
        all.set(player, { matches: (all.get(player)?.matches ?? 0) + 1, lastPeriod: period.period });
  return all;
}
