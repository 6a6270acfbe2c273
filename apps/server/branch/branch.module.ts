import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { MatchModule } from '../match/match.module.js';
import { ReplayModule } from '../replay/replay.module.js';
import { BranchMutations } from './branch-mutations.resolver.js';
import { Branches, BranchPointResolver } from './branches.resolver.js';
import { Points } from './points.js';

@Module({
  imports: [CqrsModule, MatchModule, ReplayModule],
  providers: [Points, BranchMutations, Branches, BranchPointResolver],
})
export class BranchModule {}
