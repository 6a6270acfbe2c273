import { Inject, Injectable } from '@nestjs/common';
import { type ActorId, commandIdOf, type KeptText, phrase, type StreamId, streamId } from '#kernel';
import { type Arbiter, nodeSha256, type Outcome } from '#log';
import { mayRead, type Note, type NoteCommand, noteDecider, type NoteEvent, type NoteRefusal } from '#notes';
import { countNotes, type ReadModels } from '#readmodel';
import { dropText, keepText, readText, type Vault } from '#vault';
import type { Asking } from '../graphql/asking.js';
import { keyProblem } from '../graphql/idempotency.js';
import { parseId } from '../graphql/ids.js';
import type { Position } from '../graphql/scalars.js';
import { outcomeAsError, type UserError, userError } from '../graphql/user-errors.js';
import { accessTo, type MatchAct } from '../match/access.js';
import { keptText, textProblem } from '../people/names.js';
import type { Principal } from '../principal.js';
import { ARBITER, READ_MODELS, VAULT } from '../tokens.js';
import { shownNote, type ShownNote } from './note-shape.js';
import { Reading } from './reading.js';

/** What the resolvers of `NotePayload` take. */
export interface Payload {
  readonly note: ShownNote | null;
  readonly position: Position | null;
  readonly repeated: boolean;
  readonly userErrors: readonly UserError[];
}

/** Who acts, and the key that makes the command what it is. */
export interface Acting {
  readonly actor: ActorId;
  readonly key: string;
  readonly principal: Principal;
}

const LONGEST = 500;

/** By one person on one match, so that nobody fills what others read. */
export const MOST_NOTES = 200;

/** A note has its name from the command that wrote it, so that it is written once however often that is sent. */
export const noteOf = ({ actor, key }: Acting): StreamId =>
  streamId('note', commandIdOf(nodeSha256, actor, key).slice(0, 24));

/** Where all that is done to notes comes in: who may, to which note, and what became of it. */
@Injectable()
export class NoteDesk {
  constructor(
    @Inject(ARBITER) private readonly arbiter: Arbiter,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    private readonly reading: Reading,
  ) {}

  async allowed(
    act: Extract<MatchAct, 'write a note' | 'hide a note'>,
    key: string,
    { principal }: Asking,
    work: (acting: Acting) => Promise<Payload>,
  ): Promise<Payload> {
    const access = accessTo(act, principal);
    if (!access.may) return notDone(userError(access.why, access.says));
    const wrongKey = keyProblem(key);
    return wrongKey === null ? work({ actor: access.actor, key, principal }) : notDone(wrongKey);
  }

  /** Whether one more may be written; what was written already may be sent again. */
  async hasRoom(match: string, acting: Acting): Promise<boolean> {
    if ((await this.take(noteOf(acting))) !== null) return true;
    return (await countNotes(this.readModels.source, match, acting.actor)) < MOST_NOTES;
  }

  /** A note that whoever acts wrote, or may at least read; for any other there is none. */
  async find(noteId: string, { actor, principal }: Acting): Promise<Note | null> {
    const id = parseId(noteId);
    const note = id?.kind === 'note' ? await this.take(streamId('note', id.name)) : null;
    if (note === null || note.author === actor) return note;
    const reader = await this.readerOf(note, principal);
    return reader !== null && mayRead(note, reader) ? note : null;
  }

  /** Of these texts, those that are no part of the note afterwards are kept no longer. */
  async send(
    stream: StreamId,
    { actor, key, principal }: Acting,
    command: NoteCommand,
    texts: readonly KeptText[] = [],
  ): Promise<Payload> {
    const outcome = await this.arbiter.execute(noteDecider, { stream, actor, key, command });
    const note = await this.take(stream);
    if (isSettled(outcome)) await this.drop(texts.filter(({ ref }) => !isPartOf(note, ref)));
    const shown = note === null ? null : await this.show(note, principal);
    if (outcome.is !== 'accepted') return { ...notDone(outcomeAsError(outcome)), note: shown };
    const { seq, repeated } = outcome;
    return { note: shown, position: { stream, seq }, repeated, userErrors: [] };
  }

  /** A text as the log may hold it, kept with the person whom it comes from or is about; or why it is none. */
  async keep(whose: ActorId, { actor, key }: Acting, text: string, field: string): Promise<KeptText | UserError> {
    const wrong = textProblem(text, LONGEST);
    if (wrong !== null) return userError('PEOPLE_BAD_TEXT', wrong, field);
    const kept = await keepText(this.vault, whose, keptText(text), { actor, key });
    return kept ?? userError('PEOPLE_ERASED', phrase('Who wrote this was erased, which is final.'));
  }

  private async drop(texts: readonly KeptText[]): Promise<void> {
    for (const text of texts) await dropText(this.vault, text);
  }

  private take(stream: StreamId): Promise<Note | null> {
    return this.arbiter.look(noteDecider, stream, ({ state }) => (state.phase === 'written' ? state.note : null));
  }

  private async show(note: Note, principal: Principal): Promise<ShownNote | null> {
    const reader = await this.readerOf(note, principal);
    if (reader === null || !mayRead(note, reader)) return null;
    return shownNote(note, reader, (text) => readText(this.vault, text));
  }

  private readerOf(note: Note, principal: Principal): ReturnType<Reading['through']> {
    return this.reading.through(note.eyes, streamId('match', note.match), principal);
  }
}

/** Whether nothing more can come of the command, and this was the first answer to it. */
const isSettled = (outcome: Outcome<NoteEvent, NoteRefusal>): boolean =>
  outcome.is === 'accepted' ? !outcome.repeated : outcome.is === 'refused' || outcome.is === 'key-reused';

const isPartOf = (note: Note | null, ref: string): boolean =>
  note !== null && (note.text.ref === ref || note.hidden?.reason.ref === ref);

export const notDone = (error: UserError): Payload => ({
  note: null,
  position: null,
  repeated: false,
  userErrors: [error],
});
