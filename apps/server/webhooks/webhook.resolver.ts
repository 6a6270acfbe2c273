import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { CreateWebhookInput, DeleteWebhookInput, ReplayWebhookInput } from '#contract';
import { type ActorId, type Millis, millis } from '#kernel';
import type { Asking } from '../graphql/asking.js';
import { globalId } from '../graphql/ids.js';
import type { Position } from '../graphql/scalars.js';
import { outcomeAsError, type UserError } from '../graphql/user-errors.js';
import { actorOf } from '../people/access.js';
import { type KeptWebhook, streamOf } from './rows.js';
import { Webhooks } from './webhooks.js';

interface ShownWebhook {
  readonly id: string;
  readonly tournamentId: string;
  readonly url: string;
  readonly since: Millis;
  readonly through: Position;
  readonly trouble: { readonly times: number; readonly says: string; readonly next: Millis } | null;
}

interface Payload {
  readonly webhook: ShownWebhook | null;
  readonly secret: string | null;
  readonly userErrors: readonly UserError[];
}

@Resolver()
export class WebhookResolver {
  constructor(private readonly all: Webhooks) {}

  @Query()
  async webhooks(@Context() { principal }: Asking): Promise<readonly ShownWebhook[] | null> {
    const actor = actorOf(principal, 'runTournament', null);
    return actor.is === 'done' ? (await this.all.list(actor.value)).map(shown) : null;
  }

  @Mutation()
  createWebhook(@Args('input') input: CreateWebhookInput, @Context() asking: Asking): Promise<Payload> {
    return this.asOwner(asking, (owner) => this.all.create(owner, input, asking.principal));
  }

  @Mutation()
  replayWebhook(@Args('input') input: ReplayWebhookInput, @Context() asking: Asking): Promise<Payload> {
    return this.asOwner(asking, (owner) => this.all.replay(owner, input.webhookId, input.after ?? null));
  }

  @Mutation()
  deleteWebhook(@Args('input') { webhookId }: DeleteWebhookInput, @Context() asking: Asking): Promise<Payload> {
    return this.asOwner(asking, (owner) => this.all.delete(owner, webhookId));
  }

  private async asOwner(
    { principal }: Asking,
    work: (owner: ActorId) => ReturnType<Webhooks['create']>,
  ): Promise<Payload> {
    const actor = actorOf(principal, 'runTournament', null);
    if (actor.is !== 'done') return not(outcomeAsError(actor));
    const done = await work(actor.value);
    if ('code' in done) return not(done);
    const { webhook, secret } = done;
    return { webhook: webhook === null ? null : shown(webhook), secret, userErrors: [] };
  }
}

const not = (error: UserError): Payload => ({ webhook: null, secret: null, userErrors: [error] });

const shown = ({ id, row }: KeptWebhook): ShownWebhook => ({
  id,
  tournamentId: globalId('tournament', row.tournament),
  url: row.url,
  since: millis(row.since),
  through: { stream: streamOf(row), seq: row.through },
  trouble: row.trouble === null ? null : { ...row.trouble, next: millis(row.trouble.next) },
});
