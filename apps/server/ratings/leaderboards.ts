import { Inject, Injectable } from '@nestjs/common';
import {
  findRatingPeriods,
  findStandings,
  type RatingPeriodRow,
  type ReadModels,
  type StandingRating,
} from '#readmodel';
import { afterIdle, type Certainty, certaintyOf, type Rated, ranked } from '#tournament';
import { READ_MODELS } from '../tokens.js';

/** A player on a leaderboard; what a period left of them grows uncertain by each one without them. */
export interface RankedPlayer extends Certainty, Pick<StandingRating, 'game' | 'player' | 'won' | 'drawn' | 'lost'> {
  readonly rank: number;
  readonly rated: Rated;
  readonly lastPeriod: number;
}

const KEPT = 32;

/** Leaderboards, kept until a period is closed or corrected. */
@Injectable()
export class Leaderboards {
  private readonly kept = new Map<string, Promise<readonly RankedPlayer[]>>();

  constructor(@Inject(READ_MODELS) private readonly readModels: ReadModels) {}

  /** Every period as it holds now, the latest first. */
  async periods(game: string): Promise<readonly RatingPeriodRow[]> {
    const all = await findRatingPeriods(this.readModels.source, game);
    return all.filter(({ period }, nth) => all[nth - 1]?.period !== period);
  }

  async of(game: string, season: string | null): Promise<readonly RankedPlayer[]> {
    const periods = await this.periods(game);
    const key = JSON.stringify([game, season, Math.max(0, ...periods.map(({ seq }) => seq))]);
    const kept = this.kept.get(key) ?? this.rank(game, season, periods);
    this.kept.delete(key);
    this.kept.set(key, kept);
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest);
    return kept;
  }

  private async rank(
    game: string,
    season: string | null,
    periods: readonly RatingPeriodRow[],
  ): Promise<readonly RankedPlayer[]> {
    const end = periods.find((period) => season === null || period.season === season)?.period ?? 0;
    const found = await findStandings(this.readModels.source, game, season);
    return ranked(
      found.map(({ player, period, rating, deviation, volatility, won, drawn, lost }) => {
        const rated = afterIdle({ rating, deviation, volatility }, end - period);
        return { game, player, rated, won, drawn, lost, lastPeriod: period, ...certaintyOf(rated) };
      }),
    );
  }
}
