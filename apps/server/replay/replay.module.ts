import { Module } from '@nestjs/common';
import { MatchModule } from '../match/match.module.js';
import { Eyes } from './eyes.js';
import { ReplayResolver } from './replay.resolver.js';
import { Replays } from './replays.js';
import { Stories } from './story.js';

@Module({ imports: [MatchModule], providers: [Eyes, Stories, Replays, ReplayResolver] })
export class ReplayModule {}
