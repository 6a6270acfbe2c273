import { Inject, Injectable } from '@nestjs/common';
import type { CreateWebhookInput } from '#contract';
import { type ActorId, type StreamId, streamId } from '#kernel';
import type { Vault } from '#vault';
import type { Config } from '../config.js';
import { keyProblem } from '../graphql/idempotency.js';
import { parseId } from '../graphql/ids.js';
import { type UserError, userError } from '../graphql/user-errors.js';
import type { PeopleGround } from '../people/ground.js';
import { NOBODY, type Principal } from '../principal.js';
import { CONFIG, PEOPLE, VAULT } from '../tokens.js';
import { Tournaments } from '../tournament/tournaments.js';
import { isInside, spelledAddress } from './addresses.js';
import {
  dropWebhook,
  findWebhook,
  idFor,
  keepWebhook,
  type KeptWebhook,
  listWebhooks,
  secretOf,
  streamOf,
} from './rows.js';

type Outcome = { readonly webhook: KeptWebhook | null; readonly secret: string | null } | UserError;

/** A position as it was typed. */
type Given = { readonly stream: string; readonly seq: number };

const LONGEST_URL = 500;
const MOST = 20;

/** Webhooks, made and ended by those whose they are. */
@Injectable()
export class Webhooks {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(PEOPLE) private readonly people: PeopleGround,
    @Inject(CONFIG) private readonly config: Config,
    private readonly tournaments: Tournaments,
  ) {}

  list(owner: ActorId): Promise<readonly KeptWebhook[]> {
    return listWebhooks(this.vault, owner);
  }

  async create(owner: ActorId, input: CreateWebhookInput, principal: Principal): Promise<Outcome> {
    const { idempotencyKey, tournamentId, url, after } = input;
    const problem = keyProblem(idempotencyKey) ?? this.urlProblem(url);
    if (problem !== null) return problem;
    const tournament = await this.organised(tournamentId, principal);
    if (typeof tournament !== 'string') return tournament;
    const nowhere = await this.placeProblem(after ?? null, streamId('tournament', tournament));
    if (nowhere !== null) return nowhere;
    const id = await idFor(this.vault, owner, idempotencyKey);
    const secret = id === null ? null : await secretOf(this.vault, owner, id);
    if (id === null || secret === null) return userError('PEOPLE_ERASED', 'You were erased, which is final.');
    if ((await this.list(owner)).filter((each) => each.id !== id).length >= MOST) {
      return userError('INVALID_INPUT', `You have ${MOST} webhooks, which is the most: delete one first.`);
    }
    const since = this.people.now();
    const row = { tournament, url, since, through: after?.seq ?? 0, trouble: null, worker: null };
    await keepWebhook(this.vault, { owner, id, version: 0 }, row);
    return {
      webhook: await findWebhook(this.vault, owner, id),
      secret: `whsec_${Buffer.from(secret).toString('base64')}`,
    };
  }

  async replay(owner: ActorId, id: string, after: Given | null): Promise<Outcome> {
    const webhook = await findWebhook(this.vault, owner, id);
    if (webhook === null) return unknown(id);
    const nowhere = await this.placeProblem(after, streamOf(webhook.row));
    if (nowhere !== null) return nowhere;
    const row = { ...webhook.row, through: after?.seq ?? webhook.row.through, trouble: null, worker: null };
    if (!(await keepWebhook(this.vault, webhook, row))) {
      return userError('CONTENDED', 'Something was sent at this very moment, and nothing was done. Send it again.');
    }
    return { webhook: await findWebhook(this.vault, owner, id), secret: null };
  }

  async delete(owner: ActorId, id: string): Promise<Outcome> {
    const webhook = await findWebhook(this.vault, owner, id);
    if (webhook === null) return unknown(id);
    await dropWebhook(this.vault, webhook);
    return { webhook: null, secret: null };
  }

  /** The name of a tournament that they run. */
  private async organised(tournamentId: string, principal: Principal): Promise<string | UserError> {
    const parts = parseId(tournamentId);
    const seen = await this.tournaments.see(streamId('tournament', parts?.name ?? 'none'), principal);
    if (parts?.kind !== 'tournament' || seen === null || seen === 'behind') {
      return userError('NOT_FOUND', `There is no tournament "${tournamentId}".`, 'tournamentId');
    }
    if (seen.roles.includes('organiser')) return seen.name;
    return userError('FORBIDDEN', 'Only an organiser of this tournament makes webhooks for it.');
  }

  /** What would never be sent, or only much later: after a record of something else, or one that is not there. */
  private async placeProblem(after: Given | null, stream: StreamId): Promise<UserError | null> {
    if (after === null) return null;
    const not = (says: string): UserError => userError('INVALID_INPUT', says, 'after');
    if (after.stream !== stream) return not(`\`after\` is a position of ${after.stream}; it expects one of ${stream}.`);
    if ((await this.tournaments.see(stream, NOBODY, after.seq)) !== 'behind') return null;
    return not(`${stream} has no record ${after.seq} yet: give the position of a deed, or of what a payload told.`);
  }

  private urlProblem(url: string): UserError | null {
    const parsed = url.length <= LONGEST_URL && URL.canParse(url) ? new URL(url) : null;
    if (parsed === null || !['http:', 'https:'].includes(parsed.protocol) || parsed.username !== '') {
      const says = `"${url}" is no address for a webhook: it takes https://HOST/PATH, of at most ${LONGEST_URL} characters, without a password in it.`;
      return userError('INVALID_INPUT', says, 'url');
    }
    const address = spelledAddress(parsed);
    if (this.config.webhooksToPrivate === 'yes' || address === null || !isInside(address)) return null;
    return userError('INVALID_INPUT', `${address} is an address inside, where webhooks do not go.`, 'url');
  }
}

const unknown = (id: string): UserError => userError('NOT_FOUND', `You have no webhook "${id}".`, 'webhookId');
