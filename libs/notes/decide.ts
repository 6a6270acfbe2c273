import { type Decision, happens, type Moment, never, type Phrase, phrase, refuse, refused } from '#kernel';
import type { NoteCommand } from './commands.js';
import type { NoteEvent } from './events.js';
import type { NoteRefusal, NoteRefusalCode } from './refusals.js';
import type { Note, NoteState } from './state.js';

type Outcome = Decision<NoteEvent, NoteRefusal>;

/** Which role somebody has, and what of the match they know, is told by the command: other streams say it. */
export function decide(state: NoteState, command: NoteCommand, { actor }: Moment): Outcome {
  if (command.type === 'WriteNote') {
    const { type: _, ...data } = command;
    return state.phase === 'none'
      ? happens({ type: 'NoteWritten', v: 1, data, secret: null })
      : no('NOTE.ALREADY_WRITTEN', phrase('This note is written already; change it instead.'));
  }
  if (state.phase !== 'written') return no('NOTE.NOT_WRITTEN', phrase('There is no such note, or not any more.'));
  const { note } = state;
  switch (command.type) {
    case 'ChangeNote': {
      const { audience, text, held } = command;
      if (note.hidden !== null)
        return no('NOTE.HIDDEN', phrase('This note was hidden: remove it and write another one.'));
      const data = { audience, text, held: held || note.held };
      return byAuthor(note, actor, { type: 'NoteChanged', v: 1, data, secret: null });
    }
    case 'RemoveNote':
      return byAuthor(note, actor, { type: 'NoteRemoved', v: 1, data: {}, secret: null });
    case 'HideNote': {
      const { role, reason } = command;
      if (note.hidden !== null) return no('NOTE.HIDDEN', phrase('This note is hidden already.'));
      return happens({ type: 'NoteHidden', v: 1, data: { role, reason }, secret: null });
    }
    case 'RestoreNote':
      if (note.hidden === null) return no('NOTE.NOT_HIDDEN', phrase('This note is not hidden.'));
      return happens({ type: 'NoteRestored', v: 1, data: { role: command.role }, secret: null });
    default:
      return never(command);
  }
}

const byAuthor = ({ author }: Note, actor: Moment['actor'], event: NoteEvent): Outcome =>
  author === actor
    ? happens(event)
    : no('NOTE.NOT_YOURS', phrase('Who wrote a note changes and removes it, and nobody else.'));

const no = (code: NoteRefusalCode, says: readonly Phrase[]): Outcome => refused(refuse(code, says));
