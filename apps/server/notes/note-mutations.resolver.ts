import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { ChangeNoteInput, HideNoteInput, RemoveNoteInput, RestoreNoteInput, WriteNoteInput } from '#contract';
import { phrase, type StreamId, streamId } from '#kernel';
import type { Viewpoint } from '#match';
import type { Moderator, Note, NoteCommand } from '#notes';
import type { Asking } from '../graphql/asking.js';
import { parseId } from '../graphql/ids.js';
import { type UserError, userError } from '../graphql/user-errors.js';
import { Eyes } from '../replay/eyes.js';
import { eyesAsked } from '../replay/eyes-asked.js';
import { Insiders } from './insiders.js';
import { type Acting, MOST_NOTES, notDone, NoteDesk, noteOf, type Payload } from './note-desk.js';
import { AUDIENCES } from './note-shape.js';
import { Reading } from './reading.js';

@Resolver()
export class NoteMutations {
  constructor(
    private readonly desk: NoteDesk,
    private readonly reading: Reading,
    private readonly insiders: Insiders,
    private readonly eyes: Eyes,
  ) {}

  @Mutation()
  writeNote(@Args('input') input: WriteNoteInput, @Context() asking: Asking): Promise<Payload> {
    return this.desk.allowed('write a note', input.idempotencyKey, asking, async (acting) => {
      const id = parseId(input.matchId);
      if (id?.kind !== 'match') return notDone(notMatch(input.matchId));
      const place = await this.placeOf(streamId('match', id.name), input, acting);
      if ('code' in place) return notDone(place);
      if (!(await this.desk.hasRoom(id.name, acting))) return notDone(TOO_MANY);
      const text = await this.desk.keep(acting.actor, acting, input.text, 'text');
      if ('code' in text) return notDone(text);
      const held = await this.insiders.knowsMore(streamId('match', id.name), acting.actor);
      const audience = AUDIENCES[input.audience ?? 'AUTHOR'];
      const data = { match: id.name, ply: input.ply, eyes: place, audience, text, held };
      return this.desk.send(noteOf(acting), acting, { type: 'WriteNote', ...data }, [text]);
    });
  }

  @Mutation()
  changeNote(@Args('input') input: ChangeNoteInput, @Context() asking: Asking): Promise<Payload> {
    return this.toNote('write a note', input, asking, async (note, stream, acting) => {
      const text = await this.desk.keep(acting.actor, acting, input.text, 'text');
      if ('code' in text) return notDone(text);
      const held = await this.insiders.knowsMore(streamId('match', note.match), acting.actor);
      const audience = AUDIENCES[input.audience];
      return this.desk.send(stream, acting, { type: 'ChangeNote', audience, text, held }, [note.text, text]);
    });
  }

  @Mutation()
  removeNote(@Args('input') input: RemoveNoteInput, @Context() asking: Asking): Promise<Payload> {
    return this.toNote('write a note', input, asking, (note, stream, acting) =>
      this.desk.send(stream, acting, { type: 'RemoveNote' }, [note.text]),
    );
  }

  @Mutation()
  hideNote(@Args('input') input: HideNoteInput, @Context() asking: Asking): Promise<Payload> {
    return this.moderated(input, asking, async (role, acting, { author }) => {
      const reason = await this.desk.keep(author, acting, input.reason, 'reason');
      return 'code' in reason ? reason : { type: 'HideNote', role, reason };
    });
  }

  @Mutation()
  restoreNote(@Args('input') input: RestoreNoteInput, @Context() asking: Asking): Promise<Payload> {
    return this.moderated(input, asking, (role) => Promise.resolve({ type: 'RestoreNote', role }));
  }

  private moderated(
    input: ToNote,
    asking: Asking,
    wish: (role: Moderator, acting: Acting, note: Note) => Promise<NoteCommand | UserError>,
  ): Promise<Payload> {
    return this.toNote('hide a note', input, asking, async (note, stream, acting) => {
      const role = await this.insiders.moderatorOf(streamId('match', note.match), acting.principal);
      if (role === null) return notDone(NOT_MODERATOR);
      const command = await wish(role, acting, note);
      if ('code' in command) return notDone(command);
      return this.desk.send(stream, acting, command, command.type === 'HideNote' ? [command.reason] : []);
    });
  }

  private toNote(
    act: 'write a note' | 'hide a note',
    { noteId, idempotencyKey }: ToNote,
    asking: Asking,
    work: (note: Note, stream: StreamId, acting: Acting) => Promise<Payload>,
  ): Promise<Payload> {
    return this.desk.allowed(act, idempotencyKey, asking, async (acting) => {
      const note = await this.desk.find(noteId, acting);
      return note === null ? notDone(NOT_FOUND) : work(note, streamId('note', note.name), acting);
    });
  }

  /** Through whose eyes, at a ply that these see; or why not. */
  private async placeOf(
    stream: StreamId,
    { ply, viewpoint = 'PUBLIC', seat = null }: WriteNoteInput,
    { principal }: Acting,
  ): Promise<Viewpoint | UserError> {
    const standing = await this.eyes.standing(stream, principal);
    if (standing === null || standing === 'behind') return NO_MATCH;
    const eyes = eyesAsked(viewpoint, seat, standing);
    if ('wrong' in eyes) return userError('INVALID_INPUT', eyes.wrong, 'seat');
    const reader = await this.reading.through(eyes, stream, principal);
    if (reader === null) return userError('FORBIDDEN', phrase('You may not look through these eyes yet.'), 'viewpoint');
    if (ply >= 0 && ply <= reader.lastPly) return eyes;
    const says =
      reader.lastPly < 0
        ? phrase('This match has not begun, so there is nothing to write on.')
        : phrase('`ply` is {ply}; of this match you see the plies 0 to {lastPly}.', { ply, lastPly: reader.lastPly });
    return userError('INVALID_INPUT', says, 'ply');
  }
}

interface ToNote {
  readonly noteId: string;
  readonly idempotencyKey: string;
}

const NO_MATCH = userError('NOT_FOUND', phrase('There is no such match.'), 'matchId');
const TOO_MANY = userError(
  'NOTE_TOO_MANY',
  phrase('You keep {most} notes on this match, as many as one person may: remove one to write another.', {
    most: MOST_NOTES,
  }),
  'matchId',
);
const NOT_FOUND = userError('NOT_FOUND', phrase('There is no such note, or not for you.'), 'noteId');
const NOT_MODERATOR = userError(
  'FORBIDDEN',
  phrase(
    "Judges and organisers of the match's tournament hide notes, and admins; whoever plays the match leaves that to them.",
  ),
  'noteId',
);

const notMatch = (id: string): UserError =>
  userError(
    'INVALID_INPUT',
    phrase('"{id}" is not the id of a match, which looks like "match_4f2a7c".', { id }),
    'matchId',
  );
