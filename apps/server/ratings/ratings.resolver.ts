import { Inject } from '@nestjs/common';
import { Args, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type {
  QueryRatingsArgs,
  RatingPeriod,
  RatingSeason,
  RatingsLeaderboardArgs,
  RatingsPeriodsArgs,
  RatingsPlayerArgs,
} from '#contract';
import type { StreamId } from '#kernel';
import type { Arbiter } from '#log';
import type { GameRegistry } from '#match';
import type { RatingPeriodRow, ReadModels } from '#readmodel';
import { nextPeriodAt, type RatingRules } from '#tournament';
import { type Connection, connectionOf, pageOf } from '../graphql/connection.js';
import { badInput, stale } from '../graphql/errors.js';
import { nameIn } from '../graphql/ids.js';
import { checked } from '../stats/reading.js';
import { ARBITER, GAMES, RATING_RULES, READ_MODELS } from '../tokens.js';
import { Leaderboards, type RankedPlayer } from './leaderboards.js';
import { ratingStream } from './rate.js';

export interface ShownRatings {
  readonly game: string;
}

@Resolver('Ratings')
export class RatingsResolver {
  constructor(
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(ARBITER) private readonly arbiter: Arbiter,
    @Inject(RATING_RULES) private readonly rules: RatingRules,
    @Inject(GAMES) private readonly games: GameRegistry,
    private readonly leaderboards: Leaderboards,
  ) {}

  @Query()
  async ratings(@Args() { game, atLeast }: QueryRatingsArgs): Promise<ShownRatings> {
    const problem = gameProblem(this.games, game);
    if (problem !== null) throw badInput(problem, ['game']);
    if (atLeast && !(await this.readModels.reached(atLeast.stream as StreamId, atLeast.seq))) {
      throw stale(`${atLeast.stream} up to record ${atLeast.seq}`);
    }
    return { game };
  }

  @ResolveField()
  async seasons({ game }: ShownRatings): Promise<readonly RatingSeason[]> {
    const seasons = new Map<string, RatingPeriodRow[]>();
    for (const period of await this.leaderboards.periods(game))
      seasons.set(period.season, [...(seasons.get(period.season) ?? []), period]);
    return [...seasons].map(([name, periods]) => ({
      name,
      since: momentOf(periods.at(-1)?.since ?? 0),
      until: periods[0]?.until ?? 0,
      periods: periods.length,
      matches: periods.reduce((sum, { matches }) => sum + matches, 0),
    }));
  }

  @ResolveField()
  async leaderboard(
    { game }: ShownRatings,
    { season, ...args }: RatingsLeaderboardArgs,
  ): Promise<Connection<RankedPlayer>> {
    const page = pageOf(args);
    const [beyond] = page.beyond ?? [];
    const all = (await this.leaderboards.of(game, season ?? null)).map((player, nth) => ({ player, nth }));
    const left = all.filter(
      ({ nth }) => typeof beyond !== 'number' || (page.from === 'start' ? nth > beyond : nth < beyond),
    );
    const found = page.from === 'start' ? left.slice(0, page.take + 1) : left.slice(-page.take - 1);
    return connectionOf(page, found, { keys: ({ nth }) => [nth], node: ({ player }) => player });
  }

  @ResolveField()
  async player({ game }: ShownRatings, { id }: RatingsPlayerArgs): Promise<RankedPlayer | null> {
    const name = nameIn('person', id, 'id');
    return (await this.leaderboards.of(game, null)).find(({ player }) => player === name) ?? null;
  }

  @ResolveField()
  async periods({ game }: ShownRatings, { first }: RatingsPeriodsArgs): Promise<readonly RatingPeriod[]> {
    const most = checked(first);
    return (await this.leaderboards.periods(game)).slice(0, most).map(shownPeriod);
  }

  @ResolveField()
  nextPeriodAt({ game }: ShownRatings): Promise<number | null> {
    return this.arbiter.look(this.rules, ratingStream(game), ({ state }) => nextPeriodAt(state));
  }
}

/** Null when there is such a game. */
export function gameProblem({ newest }: GameRegistry, game: string): string | null {
  const known = newest.map(({ id }) => id);
  return known.includes(game) ? null : `No game "${game}" is played here: ${known.join(', ')}.`;
}

const momentOf = (at: number): number | null => (at === 0 ? null : at);

const shownPeriod = ({ game, period, at, since, seq, ...row }: RatingPeriodRow): RatingPeriod => ({
  number: period,
  season: row.season,
  revision: row.revision,
  algorithm: row.algorithm,
  since: momentOf(since),
  until: row.until,
  closedAt: at,
  players: row.players,
  matches: row.matches,
  position: { stream: ratingStream(game), seq },
});
