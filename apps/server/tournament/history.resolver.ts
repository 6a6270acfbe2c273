import { Inject } from '@nestjs/common';
import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { TournamentHistoryArgs } from '#contract';
import { isJsonObject, type Json, type JsonObject, type KeptText, type LogRecord, readRecord, SYSTEM } from '#kernel';
import type { ReadModels } from '#readmodel';
import { readText, type Vault } from '#vault';
import { type Connection, connectionOf, pageOf } from '../graphql/connection.js';
import type { Position } from '../graphql/scalars.js';
import { type ShownPerson, shownPerson } from '../people/person.resolver.js';
import { READ_MODELS, VAULT } from '../tokens.js';
import { isStaff, type SeenTournament } from './tournaments.js';

interface Deed {
  readonly position: Position;
  readonly at: number;
  readonly by: ShownPerson | null;
  readonly what: readonly string[];
  readonly reason: Promise<string | null> | null;
  readonly data: readonly Json[];
}

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
    const all = records
      .map(({ bytes }) => readRecord(bytes))
      .filter(({ seq, events }) => seq <= seen.seq && (isStaff(seen) || !events.every(isOfDraft)))
      .reverse();
    const left = all.filter(
      ({ seq }) => typeof beyond !== 'number' || (page.from === 'start' ? seq < beyond : seq > beyond),
    );
    const found = page.from === 'start' ? left.slice(0, page.take + 1) : left.slice(-page.take - 1);
    return connectionOf(page, found, { keys: ({ seq }) => [seq], node: (record) => this.deed(record) });
  }

  private deed({ stream, seq, at, actor, events }: LogRecord): Deed {
    const reason = events.map(({ data }) => data.reason).find(isKept);
    return {
      position: { stream, seq },
      at,
      by: actor === SYSTEM ? null : shownPerson(actor),
      what: events.map(({ type }) => type),
      reason: reason === undefined ? null : readText(this.vault, reason),
      data: events.map(({ data }) => withoutTexts(data)),
    };
  }
}

/** What the staff do to a round before anybody else sees it. */
const isOfDraft = ({ type, data }: LogRecord['events'][number]): boolean =>
  type === 'RoundDrafted' || type === 'DraftDiscarded' || (type === 'RoundRepaired' && data.published === false);

const isKept = (value: Json | undefined): value is KeptText =>
  isJsonObject(value) && typeof value.ref === 'string' && typeof value.commitment === 'string';

/** Names and texts are kept apart, so that they can be erased: what stays is that there was one. */
function withoutTexts(value: Json): Json {
  if (isKept(value)) return null;
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (!isJsonObject(value)) return value;
  const parts = Object.entries(value).map(([name, part]): [string, Json] => [name, withoutTexts(part)]);
  return Object.fromEntries(parts) satisfies JsonObject;
}
