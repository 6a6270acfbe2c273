import { Inject } from '@nestjs/common';
import { ResolveField, Resolver } from '@nestjs/graphql';
import type { MatchImport } from '#contract';
import { readRecord } from '#kernel';
import type { MatchImported } from '#match';
import type { ReadModels } from '#readmodel';
import { globalId } from '../graphql/ids.js';
import { personOf } from '../match/desk-shape.js';
import type { ShownMatch } from '../match/match-shape.js';
import type { ShownPerson } from '../people/person.resolver.js';
import { READ_MODELS } from '../tokens.js';

type Shown = Omit<MatchImport, 'by'> & { readonly by: ShownPerson | null };

/** Where a match was played that was not played here. */
@Resolver('Match')
export class ImportedResolver {
  constructor(@Inject(READ_MODELS) private readonly readModels: ReadModels) {}

  @ResolveField()
  async imported({ position: { stream } }: ShownMatch): Promise<Shown | null> {
    if (!stream.startsWith('match/imported-')) return null;
    await this.readModels.reached(stream, 1);
    const [first] = (await this.readModels.records.load(stream)).records;
    if (first === undefined) return null;
    const { actor, at, events } = readRecord(first.bytes);
    const [event] = events;
    if (event?.type !== 'MatchImported') return null;
    const { source } = event.data as MatchImported['data'];
    const { match, ...rest } = source;
    return { ...rest, matchId: globalId('match', match), by: personOf(actor), at };
  }
}
