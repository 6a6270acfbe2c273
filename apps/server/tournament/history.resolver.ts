import { Inject } from '@nestjs/common';
import { ResolveField, Resolver } from '@nestjs/graphql';
import type { TournamentHistoryArgs } from '#contract';
import { type LogRecord, readRecord } from '#kernel';
import { type ReadModels, recordsBack } from '#readmodel';
import type { Vault } from '#vault';
import { type Connection, connectionOf, pageOf } from '../graphql/connection.js';
import { READ_MODELS, VAULT } from '../tokens.js';
import { type Deed, deedOf, isOpenToAll } from './deeds.js';
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
    const { from, take, beyond } = page;
    const [place] = beyond ?? [];
    await this.readModels.reached(seen.stream, seen.seq);
    const isOpen = isStaff(seen) ? () => true : isOpenToAll();
    const found: LogRecord[] = [];
    for await (const bytes of recordsBack(this.readModels.source, seen.stream, seen.seq)) {
      const record = readRecord(bytes);
      if (from === 'end' && typeof place === 'number' && record.seq <= place) break;
      if (!isOpen(record) || (from === 'start' && typeof place === 'number' && record.seq >= place)) continue;
      found.push(record);
      if (found.length > take && from === 'start') break;
    }
    const shown = from === 'start' ? found : found.slice(-take - 1);
    return connectionOf(page, shown, { keys: ({ seq }) => [seq], node: (record) => deedOf(this.vault, record) });
  }
}
