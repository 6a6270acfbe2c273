import { Inject } from '@nestjs/common';
import { ResolveField, Resolver } from '@nestjs/graphql';
import type { TournamentHistoryArgs } from '#contract';
import { readRecord } from '#kernel';
import type { ReadModels } from '#readmodel';
import type { Vault } from '#vault';
import { type Connection, connectionOf, pageOf } from '../graphql/connection.js';
import { READ_MODELS, VAULT } from '../tokens.js';
import { type Deed, deedOf, openToAll } from './deeds.js';
import { isStaff, type SeenTournament } from './tournaments.js';

/** All that was done to a tournament, read from its records: nothing is left out, and nothing can be. */
@Resolver('Tournament')
export class HistoryResolver {
  constructor(
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  @ResolveField()
  async history(seen: SeenTournament, args: TournamentHistoryArgs): Promise<Connection<Deed>> {
    const page = pageOf(args);
    const [beyond] = page.beyond ?? [];
    await this.readModels.reached(seen.stream, seen.seq);
    const { records } = await this.readModels.records.load(seen.stream);
    const told = records.map(({ bytes }) => readRecord(bytes)).filter(({ seq }) => seq <= seen.seq);
    const all = [...(isStaff(seen) ? told : openToAll(told))].reverse();
    const left = all.filter(
      ({ seq }) => typeof beyond !== 'number' || (page.from === 'start' ? seq < beyond : seq > beyond),
    );
    const found = page.from === 'start' ? left.slice(0, page.take + 1) : left.slice(-page.take - 1);
    return connectionOf(page, found, { keys: ({ seq }) => [seq], node: (record) => deedOf(this.vault, record) });
  }
}
