import { Inject } from '@nestjs/common';
import { Args, Context, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { MatchFactsArgs, Ply, QueryMatchArgs, QueryMatchesArgs } from '#contract';
import { type StreamId, streamId } from '#kernel';
import type { Asking } from '../graphql/asking.js';
import { type Connection, connectionOf, pageOf } from '../graphql/connection.js';
import { badInput, stale } from '../graphql/errors.js';
import { nameIn } from '../graphql/ids.js';
import { Nodes } from '../graphql/nodes.js';
import type { Principal } from '../principal.js';
import { MATCH_LIST } from '../tokens.js';
import type { MatchList } from './match-list.js';
import type { ShownMatch } from './match-shape.js';
import { Matches } from './matches.js';

const LOWER = { OPEN: 'open', PLAYING: 'playing', FINISHED: 'finished', CANCELLED: 'cancelled' } as const;

@Resolver('Match')
export class MatchResolver {
  constructor(
    private readonly matches: Matches,
    @Inject(MATCH_LIST) private readonly matchList: MatchList,
    nodes: Nodes,
  ) {
    nodes.register('match', (name, { principal }) => this.found(name, principal));
  }

  private async found(name: string, principal: Principal): Promise<ShownMatch | null> {
    const match = await this.matches.show(streamId('match', name), principal);
    return match === 'behind' ? null : match;
  }

  @Query()
  async match(@Args() { id, atLeast }: QueryMatchArgs, @Context() { principal }: Asking): Promise<ShownMatch | null> {
    const stream = streamId('match', nameIn('match', id, 'id'));
    const match = await this.matches.show(stream, principal, seqOf(stream, atLeast));
    if (match === 'behind') throw stale(`${id} up to record ${atLeast?.seq ?? 0}`);
    return match;
  }

  @Query('matches')
  async list(
    @Args() args: QueryMatchesArgs,
    @Context() { principal }: Asking,
  ): Promise<Connection<Promise<ShownMatch | null>>> {
    const { atLeast, filter } = args;
    const page = pageOf(args);
    if (atLeast && !(await this.matchList.reached(atLeast.stream as StreamId, atLeast.seq))) {
      throw stale(`${atLeast.stream} up to record ${atLeast.seq}`);
    }
    const wish = {
      phases: filter?.phases?.map((phase) => LOWER[phase]) ?? null,
      game: filter?.game ?? null,
      holder: filter?.holder ? nameIn('person', filter.holder, 'holder') : null,
    };
    const rows = await this.matchList.find(wish, page);
    return connectionOf(page, rows, {
      keys: ({ changedAt, name }) => [changedAt, name],
      node: ({ name }) => this.found(name, principal),
    });
  }

  @ResolveField()
  async facts(
    { position, ply }: ShownMatch,
    { since }: MatchFactsArgs,
    { principal }: Asking,
  ): Promise<readonly Ply[]> {
    const later = await this.matches.showSince(position.stream, principal, since);
    return later?.plies.filter((each) => each.ply <= (ply ?? -1)) ?? [];
  }
}

/** A position is one of this match; of another it could not be waited for. */
function seqOf(stream: StreamId, atLeast: QueryMatchArgs['atLeast']): number | undefined {
  if (!atLeast) return undefined;
  if (atLeast.stream === stream) return atLeast.seq;
  throw badInput(`\`atLeast\` is a position of ${atLeast.stream}; here it expects one of ${stream}.`, ['atLeast']);
}
