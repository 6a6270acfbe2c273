import { Inject } from '@nestjs/common';
import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type {
  FigureBy,
  FormEntry,
  MatchUpSide,
  PlayerStatisticsFiguresArgs,
  PlayerStatisticsFormArgs,
  QueryStatisticsArgs,
  StatisticsGamesArgs,
  StatisticsHeadToHeadArgs,
  StatisticsMatchUpsArgs,
  StatisticsPlayerArgs,
  StatisticsTournamentArgs,
  TournamentStatisticsFiguresArgs,
} from '#contract';
import type { StreamId } from '#kernel';
import type { ReadModels } from '#readmodel';
import { appearancesIn, type Dimension, endingOf, type Filter, selects, tournamentSummary } from '#stats';
import type { Connection } from '../graphql/connection.js';
import { stale } from '../graphql/errors.js';
import { nameIn } from '../graphql/ids.js';
import { READ_MODELS } from '../tokens.js';
import { checked, Counting } from './counting.js';
import type { ShownFigure } from './figure.resolver.js';
import { filterOf, playerIn } from './filter-input.js';
import { ENDINGS, Games, shownGame, type ShownGame } from './games.js';

/** Whatever is asked within it selects at least so. */
interface Within {
  readonly filter: Filter;
}

type ShownForm = Omit<FormEntry, 'game'> & { readonly game: ShownGame };

interface ShownSummary extends Within {
  readonly games: number;
  readonly matches: number;
  readonly players: number;
  readonly meanDecisions: number | null;
  readonly meanSeconds: number | null;
}

@Resolver('Statistics')
export class StatisticsResolver {
  constructor(
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    private readonly counting: Counting,
    private readonly counted: Games,
  ) {}

  @Query()
  async statistics(@Args() { atLeast }: QueryStatisticsArgs): Promise<object> {
    if (atLeast && !(await this.readModels.reached(atLeast.stream as StreamId, atLeast.seq))) {
      throw stale(`${atLeast.stream} up to record ${atLeast.seq}`);
    }
    return {};
  }

  @ResolveField()
  player(@Args() { id, filter }: StatisticsPlayerArgs): Within {
    return { filter: [...filterOf(filter), { on: 'player', is: playerIn(id, 'id') }] };
  }

  @ResolveField()
  async matchUps(@Args() { by, filter, first }: StatisticsMatchUpsArgs): Promise<readonly ShownFigure[]> {
    const sides = SIDES[by];
    const cells = await this.counting.figures(sides, filterOf(filter), first);
    return cells.map((cell) => ({ by: sides, cell }));
  }

  @ResolveField()
  async headToHead(@Args() { one, other, filter }: StatisticsHeadToHeadArgs): Promise<ShownFigure> {
    const both: Filter = [
      { on: 'player', is: playerIn(one, 'one') },
      { on: 'opponent', is: playerIn(other, 'other') },
    ];
    const table = await this.counting.table([], [...filterOf(filter), ...both]);
    return { by: [], cell: table.cell() };
  }

  @ResolveField()
  async tournament(@Args() { id }: StatisticsTournamentArgs): Promise<ShownSummary> {
    const name = nameIn('tournament', id, 'id');
    const filter: Filter = [{ on: 'tournament', is: name }];
    const { mean, ...summary } = tournamentSummary(await this.counting.facts(filter), name);
    const meanSeconds = mean.duration === null ? null : mean.duration / 1000;
    return { ...summary, filter, meanDecisions: mean.decisions, meanSeconds };
  }

  @ResolveField()
  games(@Args() { filter, ...page }: StatisticsGamesArgs): Promise<Connection<ShownGame>> {
    return this.counted.page(filterOf(filter), page);
  }
}

@Resolver('PlayerStatistics')
export class PlayerStatisticsResolver {
  constructor(
    private readonly counting: Counting,
    private readonly counted: Games,
  ) {}

  @ResolveField()
  async overall(@Parent() { filter }: Within): Promise<ShownFigure> {
    return { by: [], cell: (await this.counting.table([], filter)).cell() };
  }

  @ResolveField()
  figures(@Parent() within: Within, @Args() args: PlayerStatisticsFiguresArgs): Promise<readonly ShownFigure[]> {
    return figures(this.counting, within, args);
  }

  @ResolveField()
  async form(@Parent() { filter }: Within, @Args() { first }: PlayerStatisticsFormArgs): Promise<readonly ShownForm[]> {
    const most = checked(first);
    const facts = await this.counted.latest(filter, most);
    return facts
      .flatMap(appearancesIn)
      .filter((appearance) => selects(filter, appearance))
      .slice(0, most)
      .map((appearance) => ({ ending: ENDINGS[endingOf(appearance)], game: shownGame(appearance.fact) }));
  }
}

@Resolver('TournamentStatistics')
export class TournamentStatisticsResolver {
  constructor(private readonly counting: Counting) {}

  @ResolveField()
  figures(@Parent() within: Within, @Args() args: TournamentStatisticsFiguresArgs): Promise<readonly ShownFigure[]> {
    return figures(this.counting, within, args);
  }
}

async function figures(
  counting: Counting,
  { filter }: Within,
  { by, first }: { readonly by: FigureBy; readonly first: number },
): Promise<readonly ShownFigure[]> {
  const dimensions = [DIMENSIONS[by]];
  const cells = await counting.figures(dimensions, filter, first);
  return cells.map((cell) => ({ by: dimensions, cell }));
}

const SIDES: Readonly<Record<MatchUpSide, readonly Dimension[]>> = {
  PLAYER: ['player', 'opponent'],
  DECK: ['deck', 'opponent-deck'],
};

const DIMENSIONS: Readonly<Record<FigureBy, Dimension>> = {
  GAME: 'game',
  CARDS: 'set',
  TOURNAMENT: 'tournament',
  PLAYER: 'player',
  OPPONENT: 'opponent',
  DECK: 'deck',
  OPPONENT_DECK: 'opponent-deck',
  SEAT: 'seat',
  LENGTH: 'decisions',
  ENDED: 'ended',
  MONTH: 'month',
  DAY: 'day',
};
