import { Inject } from '@nestjs/common';
import { Args, Context, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { ListedMatch, ListedSeat, MatchFilter, QueryMatchesArgs } from '#contract';
import type { StreamId } from '#kernel';
import { findMatches, type MatchRow, type MatchWish, type ReadModels } from '#readmodel';
import type { Asking } from '../graphql/asking.js';
import { type Connection, connectionOf, pageOf, placeByChange } from '../graphql/connection.js';
import { stale } from '../graphql/errors.js';
import { globalId, nameIn } from '../graphql/ids.js';
import type { ShownPerson } from '../people/person.resolver.js';
import type { Principal } from '../principal.js';
import { READ_MODELS } from '../tokens.js';
import { personOf } from './desk-shape.js';
import { PHASES, type ShownMatch } from './match-shape.js';
import { Matches } from './matches.js';

type Entry = Omit<ListedMatch, 'match' | 'creator' | 'seats'> & {
  readonly name: string;
  readonly creator: ShownPerson | null;
  readonly seats: readonly (Omit<ListedSeat, 'holder'> & { readonly holder: ShownPerson | null })[];
};

@Resolver('ListedMatch')
export class MatchList {
  constructor(
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    private readonly matches: Matches,
  ) {}

  @Query('matches')
  async list(@Args() args: QueryMatchesArgs, @Context() { principal }: Asking): Promise<Connection<Entry>> {
    const { atLeast, filter } = args;
    const { beyond, ...page } = pageOf(args);
    if (atLeast && !(await this.readModels.reached(atLeast.stream as StreamId, atLeast.seq))) {
      throw stale(`${atLeast.stream} up to record ${atLeast.seq}`);
    }
    const rows = await findMatches(this.readModels.source, wishOf(filter ?? {}, principal), {
      take: page.take + 1,
      from: page.from,
      beyond: beyond === null ? null : placeByChange(beyond, 'matches'),
    });
    return connectionOf({ ...page, beyond }, rows, {
      keys: ({ changedAt, id }) => [changedAt, id],
      node: (row) => entry(row, principal),
    });
  }

  @ResolveField()
  match({ name }: Entry, _: unknown, { principal }: Asking): Promise<ShownMatch | null> {
    return this.matches.now(name, principal);
  }
}

const LOWER = { OPEN: 'open', PLAYING: 'playing', FINISHED: 'finished', CANCELLED: 'cancelled' } as const;

const wishOf = ({ phases, game, holder, casual }: MatchFilter, principal: Principal): MatchWish => ({
  by: principal.is === 'person' ? principal.id : null,
  phases: phases?.map((phase) => LOWER[phase]) ?? null,
  game: game ?? null,
  holder: holder ? nameIn('person', holder, 'holder') : null,
  casual: casual ?? null,
});

function entry(
  { id, game, phase, creator, holders, places, createdAt, changedAt }: MatchRow,
  principal: Principal,
): Entry {
  const self = principal.is === 'person' ? principal.id : null;
  return {
    name: id,
    id: globalId('match', id),
    game,
    phase: PHASES[phase],
    creator: personOf(creator),
    seats: holders.map((holder, seat) => ({
      seat,
      holder: personOf(holder),
      isYou: holder !== null && holder === self,
    })),
    places,
    createdAt,
    changedAt,
  };
}
