import type { ActorId } from '#kernel';
import type { Viewpoint } from '#match';
import type { Note } from './state.js';

/** Somebody who looks at a match, and how they stand to it. */
export interface Reader {
  /** Null for nobody in particular. */
  readonly who: ActorId | null;
  readonly eyes: Viewpoint;
  /** The last ply that they see; -1 before the first. */
  readonly lastPly: number;
  /** Whether the match is opened to everybody, this one included. */
  readonly released: boolean;
  readonly seated: boolean;
  readonly isOn: boolean;
  readonly moderates: boolean;
}

/** Whether somebody may know of a note: where nothing here says yes, they may not. */
export function mayRead(note: Note, reader: Reader): boolean {
  if (note.ply > reader.lastPly || !reveals(reader.eyes, note.eyes)) return false;
  if (isAuthor(note, reader)) return true;
  if (note.held && !reader.released) return false;
  if (note.hidden !== null && !reader.moderates) return false;
  // Who still plays is helped by nobody.
  if (reader.seated && reader.isOn) return false;
  return note.audience === 'everybody' || (note.audience === 'players' && reader.seated);
}

/** What somebody may do with a note that they may read. */
export type NoteAct = 'change' | 'remove' | 'hide' | 'restore';

export function actsOn(note: Note, reader: Reader): readonly NoteAct[] {
  if (isAuthor(note, reader)) return note.hidden === null ? ['change', 'remove'] : ['remove'];
  if (!reader.moderates) return [];
  return note.hidden === null ? ['hide'] : ['restore'];
}

const isAuthor = (note: Note, { who }: Reader): boolean => note.author === who;

/** Whether these eyes see all that those see. */
function reveals(these: Viewpoint, those: Viewpoint): boolean {
  if (those.as === 'public' || these.as === 'judge') return true;
  if (these.as === 'both') return those.as !== 'judge';
  return these.as === 'seat' && those.as === 'seat' && these.seat === those.seat;
}
