import type { KeptText } from '#kernel';
import type { Viewpoint } from '#match';

/** For whom a note is: its author alone, the players of the match, or everybody. */
export type Audience = 'author' | 'players' | 'everybody';

/** In which role somebody hides what others wrote. */
export type Moderator = 'admin' | 'head-judge' | 'judge' | 'organiser';

/** `held`: its author knows more of the match than the public does, so that until it is opened nobody else may read it. */
export type WriteNote = {
  readonly type: 'WriteNote';
  readonly match: string;
  readonly ply: number;
  readonly eyes: Viewpoint;
  readonly audience: Audience;
  readonly text: KeptText;
  readonly held: boolean;
};

export type ChangeNote = {
  readonly type: 'ChangeNote';
  readonly audience: Audience;
  readonly text: KeptText;
  readonly held: boolean;
};

export type RemoveNote = { readonly type: 'RemoveNote' };

export type HideNote = { readonly type: 'HideNote'; readonly role: Moderator; readonly reason: KeptText };

export type RestoreNote = { readonly type: 'RestoreNote'; readonly role: Moderator };

export type NoteCommand = WriteNote | ChangeNote | RemoveNote | HideNote | RestoreNote;
