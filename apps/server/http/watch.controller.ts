import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Check } from '../ground/ground.js';
import type { Metrics } from '../metrics.js';
import { CHECKS, METRICS } from '../tokens.js';
import { VERSION } from '../version.js';

/** What orchestrators and monitors ask. */
@Controller()
export class WatchController {
  constructor(
    @Inject(METRICS) private readonly metrics: Metrics,
    @Inject(CHECKS) private readonly checks: () => Promise<readonly Check[]>,
  ) {}

  /** The process lives. */
  @Get('health')
  health(): { readonly status: 'alive'; readonly version: string } {
    return { status: 'alive', version: VERSION };
  }

  /** Whether to send requests here: 503 as long as a check is not well, with each check's words. */
  @Get('ready')
  async ready(@Res({ passthrough: true }) response: Response): Promise<{ ready: boolean; checks: readonly Check[] }> {
    const checks = await this.checks();
    const ready = checks.every((check) => check.well);
    response.status(ready ? 200 : 503);
    return { ready, checks };
  }

  @Get('metrics')
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  scrape(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}
