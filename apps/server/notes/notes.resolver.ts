import { Inject } from '@nestjs/common';
import { ResolveField, Resolver } from '@nestjs/graphql';
import type { ReplayNotesArgs } from '#contract';
import { parseStream, type StreamId } from '#kernel';
import { findNotes, type NotePlace, type ReadModels } from '#readmodel';
import { readText, type Vault } from '#vault';
import type { Asking } from '../graphql/asking.js';
import { type Connection, connectionOf, pageOf } from '../graphql/connection.js';
import { badInput, stale } from '../graphql/errors.js';
import type { Shown } from '../replay/replay.resolver.js';
import { READ_MODELS, VAULT } from '../tokens.js';
import { shownNote, type ShownNote } from './note-shape.js';
import { Reading } from './reading.js';

/** What people wrote on a match, for whoever looks at its replay. */
@Resolver('Replay')
export class NotesResolver {
  constructor(
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(VAULT) private readonly vault: Vault,
    private readonly reading: Reading,
  ) {}

  @ResolveField()
  async notes(shown: Shown, args: ReplayNotesArgs, { principal }: Asking): Promise<Connection<ShownNote>> {
    const { atLeast } = args;
    const page = pageOf(args);
    if (atLeast && !(await this.readModels.reached(atLeast.stream as StreamId, atLeast.seq))) {
      throw stale(`${atLeast.stream} up to record ${atLeast.seq}`);
    }
    const reader = await this.reading.reader(shown, principal);
    const match = parseStream(shown.stream)?.name ?? '';
    const found = await findNotes(this.readModels.source, match, reader, {
      take: page.take + 1,
      from: page.from,
      beyond: page.beyond === null ? null : placeIn(page.beyond),
    });
    return connectionOf(page, found, {
      keys: ({ ply, writtenAt, name }) => [ply, writtenAt, name],
      node: (note) => shownNote(note, reader, (text) => readText(this.vault, text)),
    });
  }
}

function placeIn([ply, writtenAt, id, ...rest]: readonly (string | number)[]): NotePlace {
  if (typeof ply === 'number' && typeof writtenAt === 'number' && typeof id === 'string' && rest.length === 0) {
    return { ply, writtenAt, id };
  }
  throw badInput('This is the cursor of another list; it expects one of `notes`.', ['after']);
}
