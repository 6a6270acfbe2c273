import { Inject } from '@nestjs/common';
import { Args, Context, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Log } from '#log';
import type { GameRegistry, HostedGame } from '#match';
import type { LogMode } from '../ground/ground.js';
import { GAMES, LOG, LOG_MODE } from '../tokens.js';
import { VERSION } from '../version.js';
import type { Asking } from './asking.js';
import { badInput } from './errors.js';
import { type Found, Nodes } from './nodes.js';

@Resolver()
export class CoreResolver {
  constructor(
    private readonly nodes: Nodes,
    @Inject(GAMES) private readonly games: GameRegistry,
  ) {}

  @Query()
  node(@Args('id') id: string, @Context() asking: Asking): Promise<Found | null> {
    return this.nodes.find(id, asking);
  }

  @Query('nodes')
  async all(@Args('ids') ids: readonly string[], @Context() asking: Asking): Promise<readonly (Found | null)[]> {
    if (ids.length < 1 || ids.length > 100)
      throw badInput(`\`ids\` has ${ids.length} entries; it expects 1 to 100.`, ['ids']);
    return Promise.all(ids.map((id) => this.nodes.find(id, asking)));
  }

  @Query()
  rateLimit(@Context() { meter }: Asking): Readonly<Record<string, unknown>> {
    const { limit, remaining, resetAt } = meter.left();
    return { cost: meter.cost, limit, remaining, resetAt, maxCost: meter.maxCost };
  }

  @Query()
  server(): { readonly version: string; readonly log: object; readonly games: readonly HostedGame[] } {
    return { version: VERSION, log: {}, games: this.games.newest };
  }
}

@Resolver('Log')
export class LogResolver {
  constructor(
    @Inject(LOG) private readonly log: Log,
    @Inject(LOG_MODE) private readonly logMode: LogMode,
  ) {}

  @ResolveField()
  id(): string {
    return this.log.identity.logId;
  }

  @ResolveField()
  mode(): LogMode {
    return this.logMode;
  }

  @ResolveField()
  partitions(): number {
    return this.log.identity.partitions;
  }

  @ResolveField()
  async records(): Promise<number> {
    return (await this.log.end()).reduce((sum, end) => sum + end, 0);
  }
}

@Resolver('Node')
export class NodeResolver {
  @ResolveField()
  __resolveType(found: Found): string {
    return found.__typename;
  }
}
