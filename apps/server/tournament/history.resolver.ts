import { Inject } from '@nestjs/common';
import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { TournamentHistoryArgs } from '#contract';
import { type Json, type LogRecord, readRecord } from '#kernel';
import type { ReadModels } from '#readmodel';
import type { Vault } from '#vault';
import { type Connection, connectionOf, pageOf } from '../graphql/connection.js';
import { READ_MODELS, VAULT } from '../tokens.js';
import { type Deed, deedOf, isForStaff } from './deeds.js';
import { isStaff, type SeenTournament } from './tournaments.js';

/** All that was done to a tournament, read from its records: nothing is left out, and nothing can be. */
@Resolver('Tournament')
export class HistoryResolver {
  constructor(
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  @ResolveField()
  async history(@Parent() seen: SeenTournament, @Args() args: TournamentHistoryArgs): Promise<Connection<Deed>> {
    const page = pageOf(args);
    const [beyond] = page.beyond ?? [];
    await this.readModels.reached(seen.stream, seen.seq);
    const { records } = await this.readModels.records.load(seen.stream);
    const told = records.map(({ bytes }) => readRecord(bytes)).filter(({ seq }) => seq <= seen.seq);
    const published = told.filter(({ events }) => events.some(({ type }) => type === 'RoundPublished'));
    const all = told
      .filter((record) => isStaff(seen) || !isForStaff(record) || published.some((later) => isOf(record, later)))
      .reverse();
    const left = all.filter(
      ({ seq }) => typeof beyond !== 'number' || (page.from === 'start' ? seq < beyond : seq > beyond),
    );
    const found = page.from === 'start' ? left.slice(0, page.take + 1) : left.slice(-page.take - 1);
    return connectionOf(page, found, { keys: ({ seq }) => [seq], node: (record) => deedOf(this.vault, record) });
  }
}

/** Whether this draft is one of the round that was published later: from then on all may see how often it was drawn. */
const isOf = (draft: LogRecord, published: LogRecord): boolean =>
  draft.seq < published.seq && roundsIn(draft).some((round) => roundsIn(published).includes(round));

const roundsIn = ({ events }: LogRecord): readonly (Json | undefined)[] =>
  events.flatMap(({ data: { round } }) => (round === undefined ? [] : [round]));
