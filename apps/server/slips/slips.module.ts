import { Module } from '@nestjs/common';
import { MatchModule } from '../match/match.module.js';
import { TournamentModule } from '../tournament/tournament.module.js';
import { Slips } from './slips.js';
import { SlipsResolver } from './slips.resolver.js';

@Module({ imports: [TournamentModule, MatchModule], providers: [Slips, SlipsResolver] })
export class SlipsModule {}
