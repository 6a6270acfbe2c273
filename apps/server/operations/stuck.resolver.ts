import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { DismissStuckErrandInput, RetryStuckErrandInput } from '#contract';
import type { Arbiter } from '#log';
import type { ReadModels } from '#readmodel';
import type { Vault } from '#vault';
import type { Asking } from '../graphql/asking.js';
import type { Position } from '../graphql/scalars.js';
import { type UserError, userError } from '../graphql/user-errors.js';
import { isAdmin } from '../people/access.js';
import type { Principal } from '../principal.js';
import { ARBITER, READ_MODELS, REACTIONS, VAULT } from '../tokens.js';
import type { Reaction } from '../worker/reaction.js';
import { dismissStuck, keyOf, listStuck, retryStuck, type Stuck } from '../worker/stuck.js';

interface ShownErrand {
  readonly id: string;
  readonly reaction: string;
  readonly position: Position;
  readonly why: readonly string[];
}

interface Payload {
  readonly stuckErrand: ShownErrand | null;
  readonly userErrors: readonly UserError[];
}

/** What is stuck, for admins alone: its reasons may tell what others may not know. */
@Resolver()
export class StuckErrands {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(ARBITER) private readonly arbiter: Arbiter,
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(REACTIONS) private readonly reactions: readonly Reaction[],
  ) {}

  @Query()
  async stuckErrands(@Context() { principal }: Asking): Promise<readonly ShownErrand[] | null> {
    return isAdmin(principal) ? (await listStuck(this.vault)).map(shown) : null;
  }

  @Mutation()
  retryStuckErrand(@Args('input') { id }: RetryStuckErrandInput, @Context() { principal }: Asking): Promise<Payload> {
    return this.asAdmin(principal, id, async () => {
      const { records } = this.readModels;
      return retryStuck(id, { reactions: this.reactions, records, arbiter: this.arbiter, vault: this.vault });
    });
  }

  @Mutation()
  dismissStuckErrand(
    @Args('input') { id }: DismissStuckErrandInput,
    @Context() { principal }: Asking,
  ): Promise<Payload> {
    return this.asAdmin(principal, id, async () => {
      await dismissStuck(this.vault, id);
      return null;
    });
  }

  private async asAdmin(principal: Principal, id: string, work: () => Promise<Stuck | null>): Promise<Payload> {
    if (principal.is === 'nobody') return not(userError('NOT_SIGNED_IN', 'Sign in first, as an admin.'));
    if (!isAdmin(principal)) return not(userError('FORBIDDEN', 'Only an admin may do this, with the scope "admin".'));
    if ((await this.vault.get('stuck', id)) === null) {
      return not(userError('NOT_FOUND', `"${id}" is not on the list of what is stuck; see \`stuckErrands\`.`, 'id'));
    }
    const still = await work();
    return { stuckErrand: still === null ? null : shown(still), userErrors: [] };
  }
}

const not = (error: UserError): Payload => ({ stuckErrand: null, userErrors: [error] });

const shown = (stuck: Stuck): ShownErrand => ({
  id: keyOf(stuck),
  reaction: stuck.reaction,
  position: { stream: stuck.stream, seq: stuck.seq },
  why: stuck.why,
});
