import type { Happening } from '#kernel';
import type { ChangeNote, HideNote, RestoreNote, WriteNote } from './commands.js';

type Nothing = Record<string, never>;

export type NoteWritten = Happening<'NoteWritten', Omit<WriteNote, 'type'>, null>;

export type NoteChanged = Happening<'NoteChanged', Omit<ChangeNote, 'type'>, null>;

export type NoteRemoved = Happening<'NoteRemoved', Nothing, null>;

export type NoteHidden = Happening<'NoteHidden', Omit<HideNote, 'type'>, null>;

export type NoteRestored = Happening<'NoteRestored', Omit<RestoreNote, 'type'>, null>;

/** None holds what was written: the log is for ever. */
export type NoteEvent = NoteWritten | NoteChanged | NoteRemoved | NoteHidden | NoteRestored;
