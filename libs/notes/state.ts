import { type ActorId, Fault, type Json, type KeptText, type Millis, parseStream, type StreamId } from '#kernel';
import type { Viewpoint } from '#match';
import type { Audience, Moderator } from './commands.js';

/** What somebody wrote on a ply of a match. */
export type Note = {
  readonly name: string;
  readonly match: string;
  readonly ply: number;
  /** Through whose eyes its author looked. */
  readonly eyes: Viewpoint;
  readonly author: ActorId;
  readonly audience: Audience;
  readonly text: KeptText;
  readonly held: boolean;
  readonly writtenAt: Millis;
  readonly changedAt: Millis | null;
  readonly hidden: Hiding | null;
};

export type Hiding = {
  readonly by: ActorId;
  readonly role: Moderator;
  readonly reason: KeptText;
  readonly at: Millis;
};

export type NoteState =
  | { readonly phase: 'none'; readonly name: string }
  | { readonly phase: 'written'; readonly note: Note }
  | { readonly phase: 'removed' };

export function initial(stream: StreamId): NoteState {
  const parsed = parseStream(stream);
  if (parsed?.kind !== 'note') throw new Fault(`${stream} is not the stream of a note.`);
  return { phase: 'none', name: parsed.name };
}

export const pack = (state: NoteState): Json => state;

export const unpack = (packed: Json): NoteState => packed as NoteState;
