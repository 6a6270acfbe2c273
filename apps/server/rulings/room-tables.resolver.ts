/**
 * The number of a table in the room. Records name a table by its place among all pairings of the tournament; whoever has to
 * walk there needs the number that stands on it.
 */
import { Injectable } from '@nestjs/common';
import { ResolveField, Resolver } from '@nestjs/graphql';
import type { DeskCall, MatchOrigin } from '#contract';
import { streamId } from '#kernel';
import type { Asking } from '../graphql/asking.js';
import { nameIn } from '../graphql/ids.js';
import type { ShownTable } from '../tournament/round.resolver.js';
import { Tournaments } from '../tournament/tournaments.js';
import type { ShownCase } from './case-shape.js';
import { Standings } from './standings.js';

@Injectable()
export class RoomTables {
  constructor(private readonly standings: Standings) {}

  async numberOf(tournament: string, round: number, table: number): Promise<number> {
    const number = await this.standings.look(
      tournament,
      ({ rounds }) => rounds.find((each) => each.number === round)?.tables.get(table)?.number ?? null,
    );
    return number ?? table;
  }
}

@Resolver('MatchOrigin')
export class OriginTableResolver {
  constructor(private readonly room: RoomTables) {}

  @ResolveField()
  async table({ tournamentId, round, table }: MatchOrigin): Promise<number> {
    return this.room.numberOf(nameIn('tournament', tournamentId, 'tournamentId'), round, table);
  }
}

const tournamentOf = (matchId: string): string => nameIn('match', matchId, 'matchId').split('.')[0] ?? '';

@Resolver('DeskCall')
export class CallTableResolver {
  constructor(
    private readonly room: RoomTables,
    private readonly tournaments: Tournaments,
  ) {}

  @ResolveField()
  async table({ matchId, round, table }: DeskCall): Promise<number> {
    return this.room.numberOf(tournamentOf(matchId), round, table);
  }

  @ResolveField()
  async pairing({ matchId, round, table }: DeskCall, _: unknown, { principal }: Asking): Promise<ShownTable | null> {
    const seen = await this.tournaments.seeRecent(streamId('tournament', tournamentOf(matchId)), principal);
    const published = seen?.state.rounds.find(({ number }) => number === round);
    const paired = published?.tables.get(table);
    return seen === null || published === undefined || paired === undefined
      ? null
      : { seen, round: published, table: paired };
  }
}

@Resolver('DisputeCase')
export class CaseTableResolver {
  constructor(private readonly room: RoomTables) {}

  @ResolveField()
  async table({ tournamentId, round, table }: ShownCase): Promise<number | null> {
    if (typeof round !== 'number' || typeof table !== 'number') return null;
    return this.room.numberOf(nameIn('tournament', tournamentId, 'tournamentId'), round, table);
  }
}
