import { Inject } from '@nestjs/common';
import { Args, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type {
  CardFigures,
  FigureBy,
  FormEntry,
  MatchUpSide,
  PlayerStatisticsCardsArgs,
  PlayerStatisticsFiguresArgs,
  PlayerStatisticsFormArgs,
  QueryStatisticsArgs,
  SelectionCardsArgs,
  SelectionFiguresArgs,
  SelectionMatchUpsArgs,
  StatisticsGamesArgs,
  StatisticsHeadToHeadArgs,
  StatisticsMatchUpsArgs,
  StatisticsPlayerArgs,
  StatisticsSelectionArgs,
  StatisticsTournamentArgs,
  TournamentStatisticsCardsArgs,
  TournamentStatisticsFiguresArgs,
} from '#contract';
import { streamId, type StreamId } from '#kernel';
import type { ReadModels } from '#readmodel';
import { appearancesIn, type Condition, endingOf, type Filter, selects, tournamentSummary } from '#stats';
import type { Connection } from '../graphql/connection.js';
import { badInput, stale } from '../graphql/errors.js';
import { nameIn } from '../graphql/ids.js';
import { NOBODY } from '../principal.js';
import { READ_MODELS } from '../tokens.js';
import { Tournaments } from '../tournament/tournaments.js';
import { checked, Counting } from './counting.js';
import { DIMENSIONS, SIDES } from './dimensions.js';
import type { ShownFigure } from './figure.resolver.js';
import { filterOf, playerIn } from './filter-input.js';
import { ENDINGS, Games, shownGame, type ShownGame } from './games.js';

/** Whatever is asked within it selects at least so. */
interface Within {
  readonly filter: Filter;
}

type ShownForm = Omit<FormEntry, 'game'> & { readonly game: ShownGame };

type ShownCard = Omit<CardFigures, 'inDeck' | 'whenDrawn' | 'whenPlayed'> &
  Readonly<Record<'inDeck' | 'whenDrawn' | 'whenPlayed', ShownFigure>>;

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
    private readonly tournaments: Tournaments,
  ) {}

  @Query()
  async statistics(@Args() { atLeast }: QueryStatisticsArgs): Promise<object> {
    if (atLeast && !(await this.readModels.reached(atLeast.stream as StreamId, atLeast.seq))) {
      throw stale(`${atLeast.stream} up to record ${atLeast.seq}`);
    }
    return {};
  }

  @ResolveField()
  player(_: unknown, { id, filter }: StatisticsPlayerArgs): Within {
    return { filter: [...filterOf(filter), { on: 'player', is: playerIn(id, 'id') }] };
  }

  @ResolveField()
  selection(_: unknown, { filter }: StatisticsSelectionArgs): Within {
    return { filter: filterOf(filter) };
  }

  @ResolveField()
  matchUps(_: unknown, { filter, ...args }: StatisticsMatchUpsArgs): Promise<readonly ShownFigure[]> {
    return matchUps(this.counting, { filter: filterOf(filter) }, args);
  }

  @ResolveField()
  async headToHead(_: unknown, { one, other, filter }: StatisticsHeadToHeadArgs): Promise<ShownFigure> {
    const both: Filter = [
      { on: 'player', is: playerIn(one, 'one') },
      { on: 'opponent', is: playerIn(other, 'other') },
    ];
    const table = await this.counting.table([], [...filterOf(filter), ...both]);
    return { by: [], cell: table.cell() };
  }

  @ResolveField()
  async tournament(_: unknown, { id, asOfRound }: StatisticsTournamentArgs): Promise<ShownSummary> {
    const name = nameIn('tournament', id, 'id');
    const whole: Filter = [{ on: 'tournament', is: name }];
    const filter = asOfRound === null || asOfRound === undefined ? whole : [...whole, await this.upTo(asOfRound, name)];
    const { mean, ...summary } = tournamentSummary(await this.counting.facts(filter), name);
    const meanSeconds = mean.duration === null ? null : mean.duration / 1000;
    return { ...summary, filter, meanDecisions: mean.decisions, meanSeconds };
  }

  /** What was played in its rounds up to this one. */
  private async upTo(asOfRound: number, name: string): Promise<Condition> {
    const seen = await this.tournaments.seeRecent(streamId('tournament', name), NOBODY);
    const rounds = seen?.state.rounds.filter(({ phase }) => phase === 'published') ?? [];
    if (asOfRound < 0 || asOfRound > rounds.length)
      throw badInput(`\`asOfRound\` is ${asOfRound}; the rounds so far are 0 to ${rounds.length}.`, ['asOfRound']);
    const tables = rounds.slice(0, asOfRound).flatMap((round) => [...round.tables.keys()]);
    return { on: 'table-up-to', table: Math.max(0, ...tables) };
  }

  @ResolveField()
  games(_: unknown, { filter, ...page }: StatisticsGamesArgs): Promise<Connection<ShownGame>> {
    return this.counted.page(filterOf(filter), page);
  }
}

@Resolver('Selection')
export class SelectionResolver {
  constructor(private readonly counting: Counting) {}

  @ResolveField()
  games({ filter }: Within): Promise<number> {
    return this.counting.games(filter);
  }

  @ResolveField()
  overall(within: Within): Promise<ShownFigure> {
    return overall(this.counting, within);
  }

  @ResolveField()
  figures(within: Within, args: SelectionFiguresArgs): Promise<readonly ShownFigure[]> {
    return figures(this.counting, within, args);
  }

  @ResolveField()
  matchUps(within: Within, args: SelectionMatchUpsArgs): Promise<readonly ShownFigure[]> {
    return matchUps(this.counting, within, args);
  }

  @ResolveField()
  cards(within: Within, { first }: SelectionCardsArgs): Promise<readonly ShownCard[]> {
    return cards(this.counting, within, first);
  }
}

@Resolver('PlayerStatistics')
export class PlayerStatisticsResolver {
  constructor(
    private readonly counting: Counting,
    private readonly counted: Games,
  ) {}

  @ResolveField()
  overall(within: Within): Promise<ShownFigure> {
    return overall(this.counting, within);
  }

  @ResolveField()
  cards(within: Within, { first }: PlayerStatisticsCardsArgs): Promise<readonly ShownCard[]> {
    return cards(this.counting, within, first);
  }

  @ResolveField()
  figures(within: Within, args: PlayerStatisticsFiguresArgs): Promise<readonly ShownFigure[]> {
    return figures(this.counting, within, args);
  }

  @ResolveField()
  async form({ filter }: Within, { first }: PlayerStatisticsFormArgs): Promise<readonly ShownForm[]> {
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
  figures(within: Within, args: TournamentStatisticsFiguresArgs): Promise<readonly ShownFigure[]> {
    return figures(this.counting, within, args);
  }

  @ResolveField()
  cards(within: Within, { first }: TournamentStatisticsCardsArgs): Promise<readonly ShownCard[]> {
    return cards(this.counting, within, first);
  }
}

async function overall(counting: Counting, { filter }: Within): Promise<ShownFigure> {
  return { by: [], cell: (await counting.table([], filter)).cell() };
}

async function cards(counting: Counting, { filter }: Within, first: number): Promise<readonly ShownCard[]> {
  const found = await counting.cards(filter, first);
  return found.map(({ card, inDeck, whenDrawn, whenPlayed, meanCopies, timesPlayed }) => ({
    card,
    inDeck: { by: ['card'], cell: inDeck },
    whenDrawn: { by: ['card-drawn'], cell: whenDrawn },
    whenPlayed: { by: ['card-played'], cell: whenPlayed },
    copies: meanCopies,
    timesPlayed,
  }));
}

async function matchUps(
  counting: Counting,
  { filter }: Within,
  { by, first }: { readonly by: MatchUpSide; readonly first: number },
): Promise<readonly ShownFigure[]> {
  const sides = SIDES[by];
  const cells = await counting.figures(sides, filter, first);
  return cells.map((cell) => ({ by: sides, cell }));
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
