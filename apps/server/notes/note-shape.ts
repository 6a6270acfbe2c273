import type { Note as ApiNote, NoteAct as ApiAct, NoteAudience, NoteHiding } from '#contract';
import type { KeptText } from '#kernel';
import { actsOn, type Audience, type Hiding, type Note, type NoteAct, type Reader } from '#notes';
import { globalId } from '../graphql/ids.js';
import { writtenRole } from '../match/staff.js';
import { shownPerson, type ShownPerson } from '../people/person.resolver.js';
import { shownEyes } from '../replay/replay-shape.js';

type Read = (kept: KeptText) => Promise<string | null>;

/** A note as its resolvers take it; what people wrote is read from the vault where it is asked for. */
export type ShownNote = Omit<ApiNote, 'author' | 'text' | 'hidden'> & {
  readonly author: ShownPerson;
  readonly text: () => Promise<string | null>;
  readonly hidden:
    | (Omit<NoteHiding, 'by' | 'reason'> & {
        readonly by: ShownPerson;
        readonly reason: () => Promise<string | null>;
      })
    | null;
};

export const AUDIENCES: Readonly<Record<NoteAudience, Audience>> = {
  AUTHOR: 'author',
  PLAYERS: 'players',
  EVERYBODY: 'everybody',
};
const WRITTEN: Readonly<Record<Audience, NoteAudience>> = {
  author: 'AUTHOR',
  players: 'PLAYERS',
  everybody: 'EVERYBODY',
};
const ACTS: Readonly<Record<NoteAct, ApiAct>> = {
  change: 'CHANGE',
  remove: 'REMOVE',
  hide: 'HIDE',
  restore: 'RESTORE',
};

export const shownNote = (note: Note, reader: Reader, read: Read): ShownNote => ({
  id: globalId('note', note.name),
  matchId: globalId('match', note.match),
  ply: note.ply,
  ...shownEyes(note.eyes),
  author: shownPerson(note.author),
  isYours: note.author === reader.who,
  audience: WRITTEN[note.audience],
  text: () => read(note.text),
  waits: note.held && !reader.released,
  writtenAt: note.writtenAt,
  changedAt: note.changedAt,
  hidden: note.hidden === null ? null : shownHiding(note.hidden, read),
  mayDo: actsOn(note, reader).map((act) => ACTS[act]),
});

const shownHiding = ({ by, role, reason, at }: Hiding, read: Read): NonNullable<ShownNote['hidden']> => ({
  by: shownPerson(by),
  role: role === 'admin' ? null : writtenRole(role),
  reason: () => read(reason),
  at,
});
