import { Inject } from '@nestjs/common';
import { Args, Context, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { QueryTournamentsArgs, TournamentPhase } from '#contract';
import { actorId, millis, type StreamId, streamId } from '#kernel';
import { findTournaments, type ReadModels, type TournamentOrder, type TournamentRow } from '#readmodel';
import { readText, type Vault } from '#vault';
import type { Asking } from '../graphql/asking.js';
import { type Connection, connectionOf, pageOf, placeByChange } from '../graphql/connection.js';
import { badInput, stale } from '../graphql/errors.js';
import { globalId } from '../graphql/ids.js';
import { type ShownPerson, shownPerson } from '../people/person.resolver.js';
import { READ_MODELS, VAULT } from '../tokens.js';
import { type SeenTournament, Tournaments } from './tournaments.js';

const PHASES = { registering: 'REGISTERING', running: 'RUNNING', over: 'OVER' } as const;
const ORDERS = { CHANGED: 'changed', START: 'start' } as const;
const READ = { REGISTERING: 'registering', RUNNING: 'running', OVER: 'over' } as const;

@Resolver('ListedTournament')
export class TournamentList {
  constructor(
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(VAULT) private readonly vault: Vault,
    private readonly tournaments: Tournaments,
  ) {}

  @Query('tournaments')
  async list(@Args() args: QueryTournamentsArgs, @Context() { principal }: Asking): Promise<Connection<TournamentRow>> {
    const { atLeast, filter, order: asked } = args;
    const { beyond, ...page } = pageOf(args);
    if (atLeast && !(await this.readModels.reached(atLeast.stream as StreamId, atLeast.seq))) {
      throw stale(`${atLeast.stream} up to record ${atLeast.seq}`);
    }
    const startsFrom = filter?.startsFrom ?? null;
    const wish = {
      phases: filter?.phases?.map((phase) => READ[phase]) ?? null,
      game: filter?.game ?? null,
      startsFrom: startsFrom === null ? null : millis(startsFrom),
      person: filter?.yours === true ? (principal.is === 'person' ? principal.id : '') : null,
    };
    const order = ORDERS[asked ?? 'CHANGED'];
    const rows = await findTournaments(this.readModels.source, wish, {
      order,
      take: page.take + 1,
      from: page.from,
      beyond: beyond === null ? null : placeIn(order, beyond),
    });
    return connectionOf({ ...page, beyond }, rows, {
      keys: ({ changedAt, startsAt, id }) => (order === 'start' ? ['start', startsAt ?? 0, id] : [changedAt, id]),
      node: (row) => row,
    });
  }

  @ResolveField()
  id({ id }: TournamentRow): string {
    return globalId('tournament', id);
  }

  @ResolveField()
  title({ title }: TournamentRow): Promise<string | null> {
    return readText(this.vault, title);
  }

  @ResolveField()
  phase({ phase }: TournamentRow): TournamentPhase {
    return PHASES[phase];
  }

  @ResolveField()
  creator({ creator }: TournamentRow): ShownPerson {
    return shownPerson(actorId(creator));
  }

  @ResolveField()
  async tournament({ id }: TournamentRow, _: unknown, { principal }: Asking): Promise<SeenTournament | null> {
    const seen = await this.tournaments.see(streamId('tournament', id), principal);
    return seen === 'behind' ? null : seen;
  }
}

/** A cursor is one of the list in this order, and of no other. */
function placeIn(
  order: TournamentOrder,
  keys: readonly (string | number)[],
): { readonly at: number; readonly id: string } {
  if (order === 'changed') {
    const { changedAt: at, id } = placeByChange(keys, 'tournaments');
    return { at, id };
  }
  const [by, at, id, ...rest] = keys;
  if (by === 'start' && typeof at === 'number' && typeof id === 'string' && rest.length === 0) return { at, id };
  throw badInput('This is the cursor of another list; it expects one of `tournaments` ordered by START.', ['after']);
}
