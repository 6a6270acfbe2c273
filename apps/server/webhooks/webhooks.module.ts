import { Module } from '@nestjs/common';
import { TournamentModule } from '../tournament/tournament.module.js';
import { DeedEvents } from './deed-events.resolver.js';
import { WebhookResolver } from './webhook.resolver.js';
import { Webhooks } from './webhooks.js';

@Module({ imports: [TournamentModule], providers: [Webhooks, WebhookResolver, DeedEvents] })
export class WebhooksModule {}
