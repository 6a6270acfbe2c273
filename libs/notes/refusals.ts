import type { Refusal } from '#kernel';

export type NoteRefusalCode =
  /** There is no such note, or not any more. */
  | 'NOTE.NOT_WRITTEN'
  | 'NOTE.ALREADY_WRITTEN'
  /** Who wrote it changes and removes it, and nobody else. */
  | 'NOTE.NOT_YOURS'
  /** It was hidden, and stays as it is. */
  | 'NOTE.HIDDEN'
  | 'NOTE.NOT_HIDDEN';

export type NoteRefusal = Refusal<NoteRefusalCode>;
