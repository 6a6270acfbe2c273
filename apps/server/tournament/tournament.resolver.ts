import { Inject } from '@nestjs/common';
import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { QueryTournamentArgs, TournamentRole } from '#contract';
import { type StreamId, streamId } from '#kernel';
import type { StaffRole } from '#tournament';
import { readText, type Vault } from '#vault';
import { badInput, stale } from '../graphql/errors.js';
import { globalId, nameIn } from '../graphql/ids.js';
import { Nodes } from '../graphql/nodes.js';
import type { Position } from '../graphql/scalars.js';
import { type ShownPerson, shownPerson } from '../people/person.resolver.js';
import { VAULT } from '../tokens.js';
import { type SeenTournament, Tournaments } from './tournaments.js';

interface ShownStaff {
  readonly person: ShownPerson;
  readonly roles: readonly TournamentRole[];
}

@Resolver('Tournament')
export class TournamentResolver {
  constructor(
    private readonly tournaments: Tournaments,
    @Inject(VAULT) private readonly vault: Vault,
    nodes: Nodes,
  ) {
    nodes.register('tournament', async (name) => {
      const seen = await this.tournaments.see(streamId('tournament', name));
      return seen === 'behind' ? null : seen;
    });
  }

  @Query()
  async tournament(@Args() { id, atLeast }: QueryTournamentArgs): Promise<SeenTournament | null> {
    const stream = streamId('tournament', nameIn('tournament', id, 'id'));
    const seen = await this.tournaments.see(stream, seqOf(stream, atLeast));
    if (seen === 'behind') throw stale(`${id} up to record ${atLeast?.seq ?? 0}`);
    return seen;
  }

  @ResolveField()
  id(@Parent() { name }: SeenTournament): string {
    return globalId('tournament', name);
  }

  @ResolveField()
  position(@Parent() { stream, seq }: SeenTournament): Position {
    return { stream, seq };
  }

  @ResolveField()
  title(@Parent() { title }: SeenTournament): Promise<string | null> {
    return readText(this.vault, title);
  }

  @ResolveField()
  staff(@Parent() { staff }: SeenTournament): readonly ShownStaff[] {
    return staff.map(({ who, roles }) => ({ person: shownPerson(who), roles: roles.map((role) => WRITTEN[role]) }));
  }
}

const WRITTEN: Readonly<Record<StaffRole, TournamentRole>> = {
  organiser: 'ORGANISER',
  'head-judge': 'HEAD_JUDGE',
  judge: 'JUDGE',
  scorekeeper: 'SCOREKEEPER',
  player: 'PLAYER',
};

/** A position is one of this tournament; of another stream it could not be waited for. */
function seqOf(stream: StreamId, atLeast: QueryTournamentArgs['atLeast']): number | undefined {
  if (!atLeast) return undefined;
  if (atLeast.stream === stream) return atLeast.seq;
  throw badInput(`\`atLeast\` is a position of ${atLeast.stream}; here it expects one of ${stream}.`, ['atLeast']);
}
