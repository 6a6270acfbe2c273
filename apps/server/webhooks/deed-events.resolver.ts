import { Inject } from '@nestjs/common';
import { Args, Context, Resolver, Subscription } from '@nestjs/graphql';
import type { SubscriptionTournamentDeedsArgs } from '#contract';
import { streamId } from '#kernel';
import type { Arbiter } from '#log';
import type { ReadModels } from '#readmodel';
import type { Vault } from '#vault';
import type { Asking } from '../graphql/asking.js';
import { badInput, notFound, stale } from '../graphql/errors.js';
import { nameIn } from '../graphql/ids.js';
import { ARBITER, READ_MODELS, VAULT } from '../tokens.js';
import type { Deed } from '../tournament/deeds.js';
import { Tournaments } from '../tournament/tournaments.js';
import { DeedFeed } from './deed-feed.js';

/** What webhooks are sent, for who would rather be connected. */
@Resolver()
export class DeedEvents {
  constructor(
    @Inject(ARBITER) readonly arbiter: Arbiter,
    @Inject(READ_MODELS) readonly readModels: ReadModels,
    @Inject(VAULT) readonly vault: Vault,
    private readonly tournaments: Tournaments,
  ) {}

  @Subscription('tournamentDeeds', { resolve: (deed: Deed) => deed })
  async tournamentDeeds(
    @Args() { id, after }: SubscriptionTournamentDeedsArgs,
    @Context() { principal }: Asking,
  ): Promise<DeedFeed> {
    const stream = streamId('tournament', nameIn('tournament', id, 'id'));
    if (after && after.stream !== stream) {
      throw badInput(`\`after\` is a position of ${after.stream}; here it expects one of ${stream}.`, ['after']);
    }
    const seen = await this.tournaments.see(stream, principal, after?.seq);
    if (seen === 'behind') throw stale(`${id} up to record ${after?.seq ?? 0}`);
    if (seen === null) throw notFound(`tournament ${id}`);
    return new DeedFeed(this, stream, after?.seq ?? 0, seen.seq);
  }
}
