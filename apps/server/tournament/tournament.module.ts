import { Module } from '@nestjs/common';
import { TournamentMutations } from './tournament-mutations.resolver.js';
import { TournamentResolver } from './tournament.resolver.js';
import { Tournaments } from './tournaments.js';

@Module({ providers: [Tournaments, TournamentResolver, TournamentMutations] })
export class TournamentModule {}
