import { Module } from '@nestjs/common';
import { TournamentModule } from '../tournament/tournament.module.js';
import { Slips } from './slips.js';
import { SlipsResolver } from './slips.resolver.js';

@Module({ imports: [TournamentModule], providers: [Slips, SlipsResolver] })
export class SlipsModule {}
