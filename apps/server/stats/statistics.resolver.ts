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
import { appearancesIn, type Condition, endingOf, type Filter, selects, TournamentSummary } from '#stats';
import type { Asking } from '../graphql/asking.js';
import type { Connection } from '../graphql/connection.js';
import { badInput, stale } from '../graphql/errors.js';
import { nameIn } from '../graphql/ids.js';
import { NOBODY } from '../principal.js';
import { READ_MODELS } from '../tokens.js';
import { Tournaments } from '../tournament/tournaments.js';
import { Counting } from './counting.js';
import { DIMENSIONS, SIDES } from './dimensions.js';
import type { ShownFigure } from './figure.resolver.js';
import { filterOf, playerIn } from './filter-input.js';
import { ENDINGS, Games, shownGame, type ShownGame } from './games.js';
import { checked, type Reading } from './reading.js';

/** What a filter selects, and all that is asked of it. */
interface Within {
  readonly reading: Reading;
}

type ShownForm = Omit<FormEntry, 'game'> & { readonly game: ShownGame };

type ShownCard = Omit<CardFigures, 'inDeck' | 'whenDrawn' | 'whenPlayed'> &
  Readonly<Record<'inDeck' | 'whenDrawn' | 'whenPlayed', ShownFigure>>;

interface ShownTournament extends Within {
  /** Read once, for whichever of its figures are asked for. */
  readonly summary: () => Promise<TournamentSummary>;
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
  player(_: unknown, { id, filter }: StatisticsPlayerArgs, asking: Asking): Within {
    return this.within([...filterOf(filter), { on: 'player', is: playerIn(id, 'id') }], asking);
  }

  @ResolveField()
  selection(_: unknown, { filter }: StatisticsSelectionArgs, asking: Asking): Within {
    return this.within(filterOf(filter), asking);
  }

  @ResolveField()
  matchUps(_: unknown, { filter, ...args }: StatisticsMatchUpsArgs, asking: Asking): Promise<readonly ShownFigure[]> {
    return matchUps(this.within(filterOf(filter), asking), args);
  }

  @ResolveField()
  headToHead(_: unknown, { one, other, filter }: StatisticsHeadToHeadArgs, asking: Asking): Promise<ShownFigure> {
    const both: Filter = [
      { on: 'player', is: playerIn(one, 'one') },
      { on: 'opponent', is: playerIn(other, 'other') },
    ];
    return overall(this.within([...filterOf(filter), ...both], asking));
  }

  @ResolveField()
  async tournament(_: unknown, { id, asOfRound }: StatisticsTournamentArgs, asking: Asking): Promise<ShownTournament> {
    const name = nameIn('tournament', id, 'id');
    const whole: Filter = [{ on: 'tournament', is: name }];
    const filter = asOfRound === null || asOfRound === undefined ? whole : [...whole, await this.upTo(asOfRound, name)];
    const { reading } = this.within(filter, asking);
    let summary: Promise<TournamentSummary> | null = null;
    return { reading, summary: () => (summary ??= reading.count(new TournamentSummary())) };
  }

  private within(filter: Filter, { meter }: Asking): Within {
    return { reading: this.counting.of(filter, meter) };
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
  @ResolveField()
  async games({ reading }: Within): Promise<number> {
    let games = 0;
    await reading.count({ add: () => (games += 1) });
    return games;
  }

  @ResolveField()
  overall(within: Within): Promise<ShownFigure> {
    return overall(within);
  }

  @ResolveField()
  figures(within: Within, args: SelectionFiguresArgs): Promise<readonly ShownFigure[]> {
    return figures(within, args);
  }

  @ResolveField()
  matchUps(within: Within, args: SelectionMatchUpsArgs): Promise<readonly ShownFigure[]> {
    return matchUps(within, args);
  }

  @ResolveField()
  cards(within: Within, { first }: SelectionCardsArgs): Promise<readonly ShownCard[]> {
    return cards(within, first);
  }
}

@Resolver('PlayerStatistics')
export class PlayerStatisticsResolver {
  constructor(private readonly counted: Games) {}

  @ResolveField()
  overall(within: Within): Promise<ShownFigure> {
    return overall(within);
  }

  @ResolveField()
  cards(within: Within, { first }: PlayerStatisticsCardsArgs): Promise<readonly ShownCard[]> {
    return cards(within, first);
  }

  @ResolveField()
  figures(within: Within, args: PlayerStatisticsFiguresArgs): Promise<readonly ShownFigure[]> {
    return figures(within, args);
  }

  @ResolveField()
  async form({ reading: { filter } }: Within, { first }: PlayerStatisticsFormArgs): Promise<readonly ShownForm[]> {
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
  @ResolveField()
  async games({ summary }: ShownTournament): Promise<number> {
    return (await summary()).games;
  }

  @ResolveField()
  async matches({ summary }: ShownTournament): Promise<number> {
    return (await summary()).matches;
  }

  @ResolveField()
  async players({ summary }: ShownTournament): Promise<number> {
    return (await summary()).players;
  }

  @ResolveField()
  async meanDecisions({ summary }: ShownTournament): Promise<number | null> {
    return (await summary()).meanDecisions;
  }

  @ResolveField()
  async meanSeconds({ summary }: ShownTournament): Promise<number | null> {
    const { meanDuration } = await summary();
    return meanDuration === null ? null : meanDuration / 1000;
  }

  @ResolveField()
  figures(within: Within, args: TournamentStatisticsFiguresArgs): Promise<readonly ShownFigure[]> {
    return figures(within, args);
  }

  @ResolveField()
  cards(within: Within, { first }: TournamentStatisticsCardsArgs): Promise<readonly ShownCard[]> {
    return cards(within, first);
  }
}

async function overall({ reading }: Within): Promise<ShownFigure> {
  return { by: [], cell: await reading.cell() };
}

async function cards({ reading }: Within, first: number): Promise<readonly ShownCard[]> {
  const found = await reading.cards(first);
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
  { reading }: Within,
  { by, first }: { readonly by: MatchUpSide; readonly first: number },
): Promise<readonly ShownFigure[]> {
  const sides = SIDES[by];
  return (await reading.figures(sides, first)).map((cell) => ({ by: sides, cell }));
}

async function figures(
  { reading }: Within,
  { by, first }: { readonly by: FigureBy; readonly first: number },
): Promise<readonly ShownFigure[]> {
  const dimensions = [DIMENSIONS[by]];
  return (await reading.figures(dimensions, first)).map((cell) => ({ by: dimensions, cell }));
}
