import type { EntityManager } from 'typeorm';
import type { Happening, Millis } from '#kernel';
import { Versions } from '#log';
import { type ClosedPeriod, type RatingPeriodClosed, type RatingPeriodCorrected, resultsOf } from '#tournament';
import type { Accepted, ReadModel } from './read-model.js';
import type { Open } from './row-per-stream.js';
import { table } from './table.js';
import { writeRows } from './write-rows.js';

/** A period as one event says it is; the highest revision counts. */
export interface RatingPeriodRow {
  readonly game: string;
  readonly period: number;
  readonly revision: number;
  readonly season: string;
  readonly algorithm: string;
  readonly since: Millis;
  readonly until: Millis;
  readonly at: Millis;
  readonly players: number;
  readonly matches: number;
  readonly seq: number;
}

/** What a period made of a player; by its highest revision alone. */
export interface PlayerRatingRow {
  readonly game: string;
  readonly player: string;
  readonly period: number;
  readonly season: string;
  readonly until: Millis;
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly was: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly matches: readonly string[];
}

/** What a player's rating became, and when; corrections do not change what it was before them. */
interface RatingChangeRow {
  readonly game: string;
  readonly player: string;
  readonly at: Millis;
  readonly seq: number;
  readonly rating: number;
}

export const RatingPeriodRows = table<RatingPeriodRow>('rating_period', {
  game: { type: 'text', primary: true },
  period: { type: 'int', primary: true },
  revision: { type: 'int', primary: true },
  season: { type: 'text' },
  algorithm: { type: 'text' },
  since: { type: 'bigint' },
  until: { type: 'bigint' },
  at: { type: 'bigint' },
  players: { type: 'int' },
  matches: { type: 'int' },
  seq: { type: 'int' },
});

export const PlayerRatingRows = table<PlayerRatingRow>('player_rating', {
  game: { type: 'text', primary: true },
  player: { type: 'text', primary: true },
  period: { type: 'int', primary: true },
  season: { type: 'text' },
  until: { type: 'bigint' },
  rating: { type: 'int' },
  deviation: { type: 'int' },
  volatility: { type: 'int' },
  was: { type: 'int' },
  won: { type: 'int' },
  drawn: { type: 'int' },
  lost: { type: 'int' },
  matches: { type: 'jsonb' },
});

const RatingChangeRows = table<RatingChangeRow>('rating_change', {
  game: { type: 'text', primary: true },
  player: { type: 'text', primary: true },
  at: { type: 'bigint', primary: true },
  seq: { type: 'int', primary: true },
  rating: { type: 'int' },
});

/** The ratings of players, period by period, as the log has them: nothing is reckoned here. */
export const ratings: ReadModel = {
  name: 'ratings',
  version: 1,
  hears: { rating: 'all' },
  tables: [
    `CREATE TABLE rating_period (
      game text NOT NULL,
      period int NOT NULL,
      revision int NOT NULL,
      season text NOT NULL,
      algorithm text NOT NULL,
      since bigint NOT NULL,
      until bigint NOT NULL,
      at bigint NOT NULL,
      players int NOT NULL,
      matches int NOT NULL,
      seq int NOT NULL,
      PRIMARY KEY (game, period, revision)
    )`,
    `CREATE TABLE player_rating (
      game text NOT NULL,
      player text COLLATE "C" NOT NULL,
      period int NOT NULL,
      season text NOT NULL,
      until bigint NOT NULL,
      rating int NOT NULL,
      deviation int NOT NULL,
      volatility int NOT NULL,
      was int NOT NULL,
      won int NOT NULL,
      drawn int NOT NULL,
      lost int NOT NULL,
      matches jsonb NOT NULL,
      PRIMARY KEY (game, player, period)
    )`,
    'CREATE INDEX player_rating_by_period ON player_rating (game, period)',
    'CREATE INDEX player_rating_by_season ON player_rating (game, season, player, period)',
    `CREATE TABLE rating_change (
      game text NOT NULL,
      player text COLLATE "C" NOT NULL,
      at bigint NOT NULL,
      seq int NOT NULL,
      rating int NOT NULL,
      PRIMARY KEY (game, player, at, seq)
    )`,
  ],
  rows: [RatingPeriodRows, PlayerRatingRows, RatingChangeRows],
  async fold(batch, rows) {
    for (const told of batch.flatMap(toldIn)) await keep(told, rows);
  },
};

type Closing = RatingPeriodClosed | RatingPeriodCorrected;

interface Told {
  readonly game: string;
  readonly period: ClosedPeriod;
  readonly at: Millis;
  readonly seq: number;
}

const versions = new Versions([]);
const closes = (event: Happening): event is Happening & Open<Closing> =>
  event.type === 'RatingPeriodClosed' || event.type === 'RatingPeriodCorrected';

function toldIn({ record: { at, seq, events }, of: { name: game } }: Accepted): readonly Told[] {
  return events
    .map((stored) => versions.raise({ ...stored, secret: null }))
    .filter(closes)
    .map(({ data: period }) => ({ game, period, at, seq }));
}

async function keep({ game, period: closed, at, seq }: Told, rows: EntityManager): Promise<void> {
  const { period, revision, season, algorithm, since, until } = closed;
  const counts = { players: closed.players.length, matches: closed.results.length };
  await writeRows(
    RatingPeriodRows,
    [{ game, period, revision, season, algorithm, since, until, at, ...counts, seq }],
    rows,
  );
  await rows.query('DELETE FROM player_rating WHERE game = $1 AND period = $2', [game, period]);
  const played = recordsIn(closed);
  const own = closed.players.map(({ player, before, after }) => ({
    game,
    player,
    period,
    season,
    until,
    ...after,
    was: before.rating,
    ...(played.get(player) ?? NOTHING),
  }));
  await writeRows(PlayerRatingRows, own, rows);
  const changes = closed.players.map(({ player, after: { rating } }) => ({ game, player, at, seq, rating }));
  await writeRows(RatingChangeRows, changes, rows);
}

type Played = Pick<PlayerRatingRow, 'won' | 'drawn' | 'lost' | 'matches'>;

const NOTHING: Played = { won: 0, drawn: 0, lost: 0, matches: [] };

function recordsIn(period: ClosedPeriod): ReadonlyMap<string, Played> {
  const all = new Map<string, Played>();
  for (const { match, players, halves } of resultsOf(period)) {
    for (const [nth, player] of players.entries()) {
      const own = nth === 0 ? halves : 2 - halves;
      const before = all.get(player) ?? NOTHING;
      all.set(player, {
        won: before.won + (own === 2 ? 1 : 0),
        drawn: before.drawn + (own === 1 ? 1 : 0),
        lost: before.lost + (own === 0 ? 1 : 0),
        matches: [...before.matches, match],
      });
    }
  }
  return all;
}
