import { Fault, type Moment, never } from '#kernel';
import type { DeckEvent } from './events.js';
import type { DeckState, HandedIn } from './state.js';

/** The story of one deck. An event that could not happen here is a fault of the log. */
export function evolve(state: DeckState, event: DeckEvent, { at, actor }: Moment): DeckState {
  if (event.type === 'DeckHandedIn') {
    const { hash, ...owner } = event.data;
    if (state.phase !== 'none' && state.phase !== 'handed-in') throw new Fault('A locked deck was handed in anew.');
    const since = state.phase === 'none' ? 0 : state.since;
    return { phase: 'handed-in', owner, list: event.secret, hash, changes: 0, checks: [], since };
  }
  const deck = handedIn(state, event.type);
  switch (event.type) {
    case 'DeckLocked':
      return deck.phase === 'open' ? deck : { ...deck, phase: 'locked', since: event.data.since };
    case 'DeckUnlocked':
      return deck.phase === 'open' ? deck : { ...deck, phase: 'handed-in', since: event.data.since };
    case 'DeckChanged':
      return { ...sealed(deck), list: event.secret, hash: event.data.hash, changes: deck.changes + 1 };
    case 'DeckChecked': {
      const { found, note } = event.data;
      return { ...deck, checks: [...deck.checks, { at, by: actor, found, note }] };
    }
    case 'DeckOpened':
      return { ...deck, phase: 'open' };
    default:
      return never(event);
  }
}

/** What is changed after a tournament was reopened is another list, which nobody was to read yet. */
const sealed = (deck: HandedIn): HandedIn => (deck.phase === 'open' ? { ...deck, phase: 'locked' } : deck);

function handedIn(state: DeckState, type: string): HandedIn {
  if (state.phase === 'none') throw new Fault(`${type} before a deck was handed in.`);
  return state;
}
