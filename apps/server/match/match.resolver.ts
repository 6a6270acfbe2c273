import { Args, Context, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { MatchFactsArgs, QueryMatchArgs } from '#contract';
import { type StreamId, streamId } from '#kernel';
import type { Asking } from '../graphql/asking.js';
import { badInput, stale } from '../graphql/errors.js';
import { nameIn } from '../graphql/ids.js';
import { Nodes } from '../graphql/nodes.js';
import type { ShownMatch, ShownPly } from './match-shape.js';
import { Matches } from './matches.js';

@Resolver('Match')
export class MatchResolver {
  constructor(
    private readonly matches: Matches,
    nodes: Nodes,
  ) {
    nodes.register('match', (name, { principal }) => matches.now(name, principal));
  }

  @Query()
  async match(@Args() { id, atLeast }: QueryMatchArgs, @Context() { principal }: Asking): Promise<ShownMatch | null> {
    const stream = streamId('match', nameIn('match', id, 'id'));
    const match = await this.matches.show(stream, principal, seqOf(stream, atLeast));
    if (match === 'behind') throw stale(`${id} up to record ${atLeast?.seq ?? 0}`);
    return match;
  }

  @ResolveField()
  async facts(
    { position, ply }: ShownMatch,
    { since }: MatchFactsArgs,
    { principal }: Asking,
  ): Promise<readonly ShownPly[]> {
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
