/**
 * The number of a table in the room. Records name a table by its place among all pairings of the tournament; whoever has to
 * walk there needs the number that stands on it.
 */
import { Injectable } from '@nestjs/common';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { DeskCall, MatchOrigin } from '#contract';
import { nameIn } from '../graphql/ids.js';
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
  async table(@Parent() { tournamentId, round, table }: MatchOrigin): Promise<number> {
    return this.room.numberOf(nameIn('tournament', tournamentId, 'tournamentId'), round, table);
  }
}

@Resolver('DeskCall')
export class CallTableResolver {
  constructor(private readonly room: RoomTables) {}

  @ResolveField()
  async table(@Parent() { matchId, round, table }: DeskCall): Promise<number> {
    const [tournament = ''] = nameIn('match', matchId, 'matchId').split('.');
    return this.room.numberOf(tournament, round, table);
  }
}

@Resolver('DisputeCase')
export class CaseTableResolver {
  constructor(private readonly room: RoomTables) {}

  @ResolveField()
  async table(@Parent() { tournamentId, round, table }: ShownCase): Promise<number | null> {
    if (typeof round !== 'number' || typeof table !== 'number') return null;
    return this.room.numberOf(nameIn('tournament', tournamentId, 'tournamentId'), round, table);
  }
}
