import { Module } from '@nestjs/common';
import { MatchModule } from '../match/match.module.js';
import { CrossTablesResolver } from './cross-tables.resolver.js';
import { DeckResolver } from './deck.resolver.js';
import { Decks } from './decks.js';
import { EntrantResolver } from './entrant.resolver.js';
import { Entries } from './entries.js';
import { HistoryResolver } from './history.resolver.js';
import { PendingRulings } from './pending-rulings.js';
import { PairingAhead } from './pairing/pairing-ahead.js';
import { Reasons } from './reasons.js';
import { RegistrationMutations } from './registration.resolver.js';
import { RoundResolver, TableResolver } from './round.resolver.js';
import { RoundMutations } from './rounds-mutations.resolver.js';
import { CaseTimesResolver } from './case-times.resolver.js';
import { DetailsResolver } from './details.resolver.js';
import { FixedTableResolver, SeatingResolver } from './seating.resolver.js';
import { SaidByResolver } from './said-by.resolver.js';
import { StandingsKept } from './standings-kept.js';
import { TournamentThen } from './tournament-then.js';
import { StandingsResolver } from './standings.resolver.js';
import { TournamentDesk } from './tournament-desk.js';
import { TournamentEvents } from './tournament-events.resolver.js';
import { TournamentList } from './tournament-list.resolver.js';
import { TournamentMutations } from './tournament-mutations.resolver.js';
import { TournamentResolver } from './tournament.resolver.js';
import { TournamentExports } from './tournament-exports.controller.js';
import { Tournaments } from './tournaments.js';

@Module({
  imports: [MatchModule],
  controllers: [TournamentExports],
  providers: [
    PairingAhead,
    PendingRulings,
    Tournaments,
    TournamentDesk,
    Reasons,
    Entries,
    Decks,
    StandingsKept,
    TournamentThen,
    TournamentResolver,
    TournamentList,
    EntrantResolver,
    DeckResolver,
    RoundResolver,
    TableResolver,
    StandingsResolver,
    CrossTablesResolver,
    HistoryResolver,
    SaidByResolver,
    CaseTimesResolver,
    DetailsResolver,
    SeatingResolver,
    FixedTableResolver,
    TournamentMutations,
    RegistrationMutations,
    RoundMutations,
    TournamentEvents,
  ],
  exports: [Tournaments],
})
export class TournamentModule {}
