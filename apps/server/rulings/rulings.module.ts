import { Module } from '@nestjs/common';
import { MatchModule } from '../match/match.module.js';
import { TournamentModule } from '../tournament/tournament.module.js';
import { CaseDesk } from './case-desk.js';
import { CaseResolver } from './case.resolver.js';
import { Cases } from './cases.js';
import { DeskResolver, PenaltyResolver } from './desk.resolver.js';
import { JudgesResolver } from './judges.resolver.js';
import { JudgingMutations } from './judging.resolver.js';
import { OpeningMutations } from './opening.resolver.js';
import { RaisingMutations } from './raising.resolver.js';
import { CallTableResolver, CaseTableResolver, OriginTableResolver, RoomTables } from './room-tables.resolver.js';
import { RuleBook } from './rule-book.js';
import { RuleTextResolver } from './rule-text.resolver.js';
import { RulingMutations } from './ruling.resolver.js';
import { Standings } from './standings.js';
import { TraceResolver } from './trace.resolver.js';

@Module({
  imports: [MatchModule, TournamentModule],
  providers: [
    Standings,
    Cases,
    CaseDesk,
    RuleBook,
    CaseResolver,
    JudgesResolver,
    DeskResolver,
    PenaltyResolver,
    RaisingMutations,
    OpeningMutations,
    JudgingMutations,
    RulingMutations,
    TraceResolver,
    RuleTextResolver,
    RoomTables,
    OriginTableResolver,
    CallTableResolver,
    CaseTableResolver,
  ],
})
export class RulingsModule {}
