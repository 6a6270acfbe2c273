import { Module } from '@nestjs/common';
import { Leaderboards } from './leaderboards.js';
import { RatedPlayerResolver } from './rated-player.resolver.js';
import { RatingMutations } from './ratings-mutations.resolver.js';
import { RatingsResolver } from './ratings.resolver.js';

@Module({ providers: [Leaderboards, RatingsResolver, RatedPlayerResolver, RatingMutations] })
export class RatingsModule {}
