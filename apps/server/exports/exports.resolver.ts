import { setTimeout as sleep } from 'node:timers/promises';
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, ResolveField, Resolver, Subscription } from '@nestjs/graphql';
import type { DeleteExportInput, Export, ExportPayload, StartExportInput } from '#contract';
import { type ActorId, millis } from '#kernel';
import type { Vault } from '#vault';
import type { Asking } from '../graphql/asking.js';
import { notFound } from '../graphql/errors.js';
import { globalId, parseId } from '../graphql/ids.js';
import { outcomeAsError, type UserError } from '../graphql/user-errors.js';
import { actorOf } from '../people/access.js';
import { VAULT } from '../tokens.js';
import { addressOf } from './address.js';
import type { ExportRow, KeptExport } from './rows.js';
import { StartedExports } from './started.js';

type Shown = Omit<Export, 'url'> & { readonly kept: KeptExport };
type Payload = Omit<ExportPayload, 'export'> & { readonly export: Shown | null };

const LOOK_EVERY_MS = 250;

@Resolver('Export')
export class ExportsResolver {
  constructor(
    private readonly started: StartedExports,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  @Query()
  async exports(@Context() { principal }: Asking): Promise<readonly Shown[] | null> {
    const actor = actorOf(principal, 'exportGames', null);
    return actor.is === 'done' ? (await this.started.list(actor.value)).map(shown) : null;
  }

  @Mutation()
  startExport(@Args('input') input: StartExportInput, @Context() asking: Asking): Promise<Payload> {
    return this.asOwner(asking, async (owner) => {
      const done = await this.started.start(owner, input);
      return 'code' in done ? not(done) : { export: shown(done), userErrors: [] };
    });
  }

  @Mutation()
  deleteExport(@Args('input') input: DeleteExportInput, @Context() asking: Asking): Promise<Payload> {
    return this.asOwner(asking, async (owner) => {
      const no = await this.started.end(owner, input);
      return no === null ? { export: null, userErrors: [] } : not(no);
    });
  }

  @Subscription('exportChanged', { resolve: (kept: KeptExport) => shown(kept) })
  async exportChanged(
    @Args('id') id: string,
    @Context() { principal }: Asking,
  ): Promise<AsyncGenerator<KeptExport, void>> {
    const actor = actorOf(principal, 'exportGames', null);
    const kept = actor.is === 'done' ? await this.started.find(actor.value, nameOf(id)) : null;
    if (kept === null) throw notFound(`export ${id}`);
    return this.follow(kept);
  }

  @ResolveField()
  url({ kept }: Shown): Promise<string | null> {
    return kept.row.state === 'ready' ? addressOf(this.vault, kept) : Promise.resolve(null);
  }

  /** Each time that it is found changed, until it is made, has failed, or is gone. */
  private async *follow(from: KeptExport): AsyncGenerator<KeptExport, void> {
    let told = 0;
    for (let now: KeptExport | null = from; now !== null; now = await this.started.find(from.owner, from.id)) {
      if (now.version !== told) yield now;
      told = now.version;
      if (now.row.state === 'ready' || now.row.state === 'failed') return;
      await sleep(LOOK_EVERY_MS);
    }
  }

  private async asOwner({ principal }: Asking, work: (owner: ActorId) => Promise<Payload>): Promise<Payload> {
    const actor = actorOf(principal, 'exportGames', null);
    return actor.is === 'done' ? work(actor.value) : not(outcomeAsError(actor));
  }
}

const not = (error: UserError): Payload => ({
  export: null,
  userErrors: [error] as Payload['userErrors'],
});

const nameOf = (id: string): string => {
  const parts = parseId(id);
  return parts?.kind === 'export' ? parts.name : 'none';
};

const STATES: Readonly<Record<ExportRow['state'], Export['state']>> = {
  waiting: 'WAITING',
  working: 'WORKING',
  ready: 'READY',
  failed: 'FAILED',
};

function shown(kept: KeptExport): Shown {
  const { of, by, format, state, at, done, total, bytes, expires, trouble } = kept.row;
  return {
    id: globalId('export', kept.id),
    of,
    by,
    format,
    state: STATES[state],
    asked: millis(at),
    done,
    total,
    bytes: state === 'ready' ? bytes : null,
    expires: expires === null ? null : millis(expires),
    trouble,
    kept,
  };
}
