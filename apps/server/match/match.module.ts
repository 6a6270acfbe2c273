import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { OpenMatchHandler, SendToMatchHandler } from './match.commands.js';
import { MatchEvents } from './match-events.resolver.js';
import { MatchList } from './match-list.resolver.js';
import { MatchMutations } from './match-mutations.resolver.js';
import { MatchResolver } from './match.resolver.js';
import { MatchResults } from './match-results.resolver.js';
import { Stories } from '../replay/story.js';
import { Delays } from './delays.js';
import { DeviceSignatures } from './device-signatures.js';
import { Attempts } from '../rulings/attempts.js';
import { HandIns } from './hand-ins.js';
import { Matches } from './matches.js';
import { PlayMutations } from './play.resolver.js';
import { Rematches } from './rematch.resolver.js';
import { SeatDecks } from './seat-decks.js';
import { Seeds } from './seeds.resolver.js';
import { Sending } from './sending.js';
import { MatchStaff } from './staff.js';

@Module({
  imports: [CqrsModule.forRoot()],
  providers: [
    Stories,
    Delays,
    Matches,
    Attempts,
    MatchStaff,
    Sending,
    SeatDecks,
    HandIns,
    DeviceSignatures,
    MatchResolver,
    MatchList,
    MatchMutations,
    PlayMutations,
    MatchResults,
    MatchEvents,
    Rematches,
    Seeds,
    OpenMatchHandler,
    SendToMatchHandler,
  ],
  exports: [Matches, MatchStaff, Sending, DeviceSignatures],
})
export class MatchModule {}
