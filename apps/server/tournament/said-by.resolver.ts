import { Inject } from '@nestjs/common';
import { ResolveField, Resolver } from '@nestjs/graphql';
import type { TournamentRole } from '#contract';
import { isJsonObject, type Json, type LogRecord, readRecord, streamId, SYSTEM } from '#kernel';
import type { ReadModels } from '#readmodel';
import { writtenRole } from '../match/staff.js';
import { type ShownPerson, shownPerson } from '../people/person.resolver.js';
import { READ_MODELS } from '../tokens.js';
import type { Deed } from './deeds.js';
import { matchName } from './keep-matches.js';

interface Said {
  readonly by: ShownPerson;
  readonly role: TournamentRole;
}

/** The house takes over what was said at a table: who said it stands in the record of the match. */
@Resolver('TournamentDeed')
export class SaidByResolver {
  constructor(@Inject(READ_MODELS) private readonly readModels: ReadModels) {}

  @ResolveField()
  saidBy({ by, position, what, data }: Deed): Promise<readonly (Said | null)[]> {
    const tournament = position.stream.slice(position.stream.indexOf('/') + 1);
    return Promise.all(
      what.map(async (type, nth) => {
        const table = type === 'ResultRecorded' && by === null ? saidAt(data[nth]) : null;
        return table === null ? null : this.lastSaid(matchName(tournament, table));
      }),
    );
  }

  private async lastSaid(match: string): Promise<Said | null> {
    const { records } = await this.readModels.records.load(streamId('match', match));
    for (const { bytes } of records.toReversed()) {
      const said = saidIn(readRecord(bytes));
      if (said !== null) return said;
    }
    return null;
  }
}

/** The table of a result that somebody said; the others come from a game that was played. */
const saidAt = (data: Json | undefined): number | null =>
  isJsonObject(data) && typeof data.table === 'number' && data.how !== 'played' ? data.table : null;

function saidIn({ actor, events }: LogRecord): Said | null {
  if (actor === SYSTEM) return null;
  for (const { type, data } of events) {
    if (type === 'ResultEntered' && typeof data.role === 'string')
      return { by: shownPerson(actor), role: writtenRole(data.role) };
    if (type === 'ResultReported' || type === 'MatchForfeited') return { by: shownPerson(actor), role: 'PLAYER' };
  }
  return null;
}
