import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { ApiModule } from './graphql/api.module.js';
import { Meters } from './graphql/meter.js';
import { RateLimit } from './graphql/rate-limit.js';
import type { Ground } from './ground.js';
import { WatchController } from './http/watch.controller.js';
import { MatchModule } from './match/match.module.js';
import type { Authenticate } from './principal.js';
import {
  ARBITER,
  AUTHENTICATE,
  CHECKS,
  CONFIG,
  GAMES,
  KEYRING,
  LOG,
  LOG_MODE,
  LOGGER,
  MATCH_LIST,
  METERS,
  METRICS,
  VAULT,
} from './tokens.js';

/** The ground under its names, for every module to ask for. */
@Module({})
class GroundModule {}

@Module({ controllers: [WatchController] })
export class AppModule {
  static on(ground: Ground, authenticate: Authenticate): DynamicModule {
    const { config } = ground;
    const api = config.role === 'worker' ? [] : [ApiModule, MatchModule];
    return { module: AppModule, imports: [groundModule(ground, authenticate), ...api] };
  }
}

function groundModule(ground: Ground, authenticate: Authenticate): DynamicModule {
  const { config, logger, metrics, log, logMode, vault, keyring, arbiter, games, matchList } = ground;
  const rateLimit = new RateLimit(config.rateLimit, ground.now);
  const values: readonly (readonly [symbol, unknown])[] = [
    [CONFIG, config],
    [LOGGER, logger],
    [METRICS, metrics],
    [METERS, new Meters(rateLimit, config.maxCost)],
    [LOG, log],
    [LOG_MODE, logMode],
    [VAULT, vault],
    [KEYRING, keyring],
    [ARBITER, arbiter],
    [GAMES, games],
    [MATCH_LIST, matchList],
    [CHECKS, () => ground.checks()],
    [AUTHENTICATE, authenticate],
  ];
  const providers = values.map(([provide, useValue]): Provider => ({ provide, useValue }));
  return { module: GroundModule, global: true, providers, exports: values.map(([token]) => token) };
}
