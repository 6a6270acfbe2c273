import type { DataSource } from 'typeorm';
import { type PlayerRatingRow, PlayerRatingRows, type RatingPeriodRow, RatingPeriodRows } from './ratings.js';

/** A player in a season: as the last period left them, and all that they played in it. */
export type StandingRating = Omit<PlayerRatingRow, 'was' | 'matches' | 'until' | 'season'>;

/** Of all who played in a season, or ever where it is null: the best first. */
export function findStandings(
  source: DataSource,
  game: string,
  season: string | null,
): Promise<readonly StandingRating[]> {
  return source.query<StandingRating[]>(
    `SELECT * FROM (
       SELECT DISTINCT ON (player) game, player, period, rating, deviation, volatility,
         sum(won) OVER mine AS won, sum(drawn) OVER mine AS drawn, sum(lost) OVER mine AS lost
       FROM player_rating WHERE game = $1 AND ($2::text IS NULL OR season = $2)
       WINDOW mine AS (PARTITION BY player)
       ORDER BY player, period DESC) AS last
     ORDER BY rating DESC, player`,
    [game, season],
  );
}

/** What each period made of a player, the latest first. */
export const findRatingHistory = (
  source: DataSource,
  game: string,
  player: string,
): Promise<readonly PlayerRatingRow[]> =>
  source
    .createQueryBuilder(PlayerRatingRows, 'r')
    .where('r.game = :game AND r.player = :player', { game, player })
    .orderBy('r.period', 'DESC')
    .getMany();

/** Every revision of every period, the latest period first and its highest revision before the others. */
export const findRatingPeriods = (source: DataSource, game: string): Promise<readonly RatingPeriodRow[]> =>
  source
    .createQueryBuilder(RatingPeriodRows, 'p')
    .where('p.game = :game', { game })
    .orderBy('p.period', 'DESC')
    .addOrderBy('p.revision', 'DESC')
    .getMany();
