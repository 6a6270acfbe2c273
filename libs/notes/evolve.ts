import { Fault, type Moment, never } from '#kernel';
import type { NoteEvent } from './events.js';
import type { NoteState } from './state.js';

/** An event as everybody may read it; nothing of a note is sealed. */
type Told<Event> = Event extends { readonly type: infer Type; readonly data: infer Data }
  ? { readonly type: Type; readonly data: Data }
  : never;

/** The story of a note. An event that could not happen here is a fault of the log. */
export function evolve(
  state: NoteState,
  event: Told<NoteEvent>,
  { actor, at }: Pick<Moment, 'actor' | 'at'>,
): NoteState {
  if (event.type === 'NoteWritten') {
    if (state.phase !== 'none') throw new Fault('A note was written twice.');
    const { name } = state;
    const note = { name, author: actor, ...event.data, writtenAt: at, changedAt: null, hidden: null };
    return { phase: 'written', note };
  }
  if (state.phase !== 'written') throw new Fault(`${event.type} of a note that is not there.`);
  const { note } = state;
  switch (event.type) {
    case 'NoteChanged':
      return { phase: 'written', note: { ...note, ...event.data, changedAt: at } };
    case 'NoteRemoved':
      return { phase: 'removed' };
    case 'NoteHidden':
      return { phase: 'written', note: { ...note, hidden: { ...event.data, by: actor, at } } };
    case 'NoteRestored':
      return { phase: 'written', note: { ...note, hidden: null } };
    default:
      return never(event);
  }
}
