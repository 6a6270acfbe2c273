import { Module } from '@nestjs/common';
import { TournamentModule } from '../tournament/tournament.module.js';
import { Counting } from './counting.js';
import { ExportController } from './export.controller.js';
import { FigureResolver } from './figure.resolver.js';
import { Games } from './games.js';
import {
  PlayerStatisticsResolver,
  SelectionResolver,
  StatisticsResolver,
  TournamentStatisticsResolver,
} from './statistics.resolver.js';

@Module({
  imports: [TournamentModule],
  controllers: [ExportController],
  providers: [
    Counting,
    Games,
    StatisticsResolver,
    SelectionResolver,
    PlayerStatisticsResolver,
    TournamentStatisticsResolver,
    FigureResolver,
  ],
})
export class StatsModule {}
