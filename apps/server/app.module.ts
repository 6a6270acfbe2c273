import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { AuditModule } from './audit/audit.module.js';
import { BranchModule } from './branch/branch.module.js';
import { EnginesModule } from './engines/engines.module.js';
import { ExportsModule } from './exports/exports.module.js';
import { ApiModule } from './graphql/api.module.js';
import { Meters } from './graphql/meter.js';
import { RateLimit } from './graphql/rate-limit.js';
import type { Ground } from './ground/ground.js';
import { WatchController } from './http/watch.controller.js';
import { MatchModule } from './match/match.module.js';
import { NotesModule } from './notes/notes.module.js';
import { OperationsModule } from './operations/operations.module.js';
import { PeopleModule } from './people/people.module.js';
import { RatingsModule } from './ratings/ratings.module.js';
import { ReplayModule } from './replay/replay.module.js';
import { RulingsModule } from './rulings/rulings.module.js';
import { SearchModule } from './search/search.module.js';
import { SlipsModule } from './slips/slips.module.js';
import { StatsModule } from './stats/stats.module.js';
import { TournamentModule } from './tournament/tournament.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';
import {
  ARBITER,
  CHECKS,
  CONFIG,
  DECK_RULES,
  ENGINE_SHELF,
  GAMES,
  KEYRING,
  LOG,
  LOG_MODE,
  LOGGER,
  MATCH_RULES,
  METERS,
  METRICS,
  PEOPLE,
  RATING_RULES,
  READ_MODELS,
  REACTIONS,
  TRUST,
  VAULT,
} from './tokens.js';

/** The ground under its names, for every module to ask for. */
@Module({})
class GroundModule {}

@Module({ controllers: [WatchController] })
export class AppModule {
  static on(ground: Ground): DynamicModule {
    const { config } = ground;
    const api =
      config.role === 'worker'
        ? []
        : [
            ApiModule,
            WebhooksModule,
            MatchModule,
            BranchModule,
            PeopleModule,
            TournamentModule,
            RulingsModule,
            SearchModule,
            SlipsModule,
            StatsModule,
            ExportsModule,
            RatingsModule,
            OperationsModule,
            AuditModule,
            EnginesModule,
            ReplayModule,
            NotesModule,
          ];
    return { module: AppModule, imports: [groundModule(ground), ...api] };
  }
}

function groundModule(ground: Ground): DynamicModule {
  const { config, logger, metrics, log, logMode, vault, trust, keyring, arbiter, readModels, games } = ground;
  const rateLimit = new RateLimit(config.rateLimit, ground.now);
  const values: readonly (readonly [symbol, unknown])[] = [
    [CONFIG, config],
    [LOGGER, logger],
    [METRICS, metrics],
    [METERS, new Meters(rateLimit, config.maxCost)],
    [LOG, log],
    [LOG_MODE, logMode],
    [VAULT, vault],
    [TRUST, trust],
    [KEYRING, keyring],
    [ARBITER, arbiter],
    [READ_MODELS, readModels],
    [GAMES, games],
    [ENGINE_SHELF, ground.shelf],
    [MATCH_RULES, ground.matchRules],
    [DECK_RULES, ground.deckRules],
    [RATING_RULES, ground.ratingRules],
    [REACTIONS, ground.reactions],
    [CHECKS, () => ground.checks()],
    [PEOPLE, ground.people],
  ];
  const providers = values.map(([provide, useValue]): Provider => ({ provide, useValue }));
  return { module: GroundModule, global: true, providers, exports: values.map(([token]) => token) };
}
