import { Module } from '@nestjs/common';
import { MatchModule } from '../match/match.module.js';
import { Eyes } from './eyes.js';
import { GameTexts } from './game-texts.js';
import { MatchBundles } from './match-bundles.js';
import { MatchExports } from './match-exports.controller.js';
import { ImportedResolver } from './imported.resolver.js';
import { MatchImports } from './match-imports.js';
import { MatchImportsController } from './match-imports.controller.js';
import { ReplayResolver } from './replay.resolver.js';
import { Replays } from './replays.js';
import { Stories } from './story.js';
import { TournamentEventsExport } from './tournament-events.controller.js';

@Module({
  imports: [MatchModule],
  controllers: [MatchExports, MatchImportsController, TournamentEventsExport],
  providers: [Eyes, Stories, Replays, MatchBundles, GameTexts, MatchImports, ImportedResolver, ReplayResolver],
  exports: [Eyes, Replays, Stories],
})
export class ReplayModule {}
