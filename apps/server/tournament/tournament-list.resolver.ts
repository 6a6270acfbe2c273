import { Inject } from '@nestjs/common';
import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { QueryTournamentsArgs, TournamentPhase } from '#contract';
import { actorId, type StreamId, streamId } from '#kernel';
import { findTournaments, type ReadModels, type TournamentRow } from '#readmodel';
import { readText, type Vault } from '#vault';
import type { Asking } from '../graphql/asking.js';
import { type Connection, connectionOf, pageOf, placeByChange } from '../graphql/connection.js';
import { stale } from '../graphql/errors.js';
import { globalId } from '../graphql/ids.js';
import { type ShownPerson, shownPerson } from '../people/person.resolver.js';
import { READ_MODELS, VAULT } from '../tokens.js';
import { type SeenTournament, Tournaments } from './tournaments.js';

const PHASES = { registering: 'REGISTERING', running: 'RUNNING', over: 'OVER' } as const;
const READ = { REGISTERING: 'registering', RUNNING: 'running', OVER: 'over' } as const;

@Resolver('ListedTournament')
export class TournamentList {
  constructor(
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(VAULT) private readonly vault: Vault,
    private readonly tournaments: Tournaments,
  ) {}

  @Query('tournaments')
  async list(@Args() args: QueryTournamentsArgs): Promise<Connection<TournamentRow>> {
    const { atLeast, filter } = args;
    const { beyond, ...page } = pageOf(args);
    if (atLeast && !(await this.readModels.reached(atLeast.stream as StreamId, atLeast.seq))) {
      throw stale(`${atLeast.stream} up to record ${atLeast.seq}`);
    }
    const wish = { phases: filter?.phases?.map((phase) => READ[phase]) ?? null, game: filter?.game ?? null };
    const rows = await findTournaments(this.readModels.source, wish, {
      take: page.take + 1,
      from: page.from,
      beyond: beyond === null ? null : placeByChange(beyond, 'tournaments'),
    });
    return connectionOf({ ...page, beyond }, rows, {
      keys: ({ changedAt, id }) => [changedAt, id],
      node: (row) => row,
    });
  }

  @ResolveField()
  id(@Parent() { id }: TournamentRow): string {
    return globalId('tournament', id);
  }

  @ResolveField()
  title(@Parent() { title }: TournamentRow): Promise<string | null> {
    return readText(this.vault, title);
  }

  @ResolveField()
  phase(@Parent() { phase }: TournamentRow): TournamentPhase {
    return PHASES[phase];
  }

  @ResolveField()
  creator(@Parent() { creator }: TournamentRow): ShownPerson {
    return shownPerson(actorId(creator));
  }

  @ResolveField()
  async tournament(@Parent() { id }: TournamentRow, @Context() { principal }: Asking): Promise<SeenTournament | null> {
    const seen = await this.tournaments.see(streamId('tournament', id), principal);
    return seen === 'behind' ? null : seen;
  }
}
