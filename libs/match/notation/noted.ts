import type { ToldEvent } from '../replay/retell.js';
import type { Notation, NotedMove } from './notation.js';

/** The games of a match as they were answered; what was hidden is told only of an open one. */
export function notedGames(story: readonly ToldEvent[], isOpen: boolean): readonly Omit<Notation, 'tags'>[] {
  const games: { readonly first: number; readonly moves: NotedMove[] }[] = [];
  for (const { event } of story) {
    const before = games.at(-1);
    if (event.type === 'GameStarted') {
      games.push({ first: before === undefined ? 0 : before.first + before.moves.length + 1, moves: [] });
    }
    const move = moveOf(event, isOpen);
    if (move !== null) before?.moves.push(move);
  }
  return games;
}

function moveOf(event: ToldEvent['event'], isOpen: boolean): NotedMove | null {
  switch (event.type) {
    case 'AnswerGiven':
      return { seat: event.data.seat, answer: event.data.answer };
    case 'AnswerSealed':
      return { seat: event.data.seat, answer: isOpen ? event.secret.answer : null };
    case 'SeatLeft':
      return { seat: event.data.seat, leaves: event.data.why };
    case 'GameLost':
      return { seat: event.data.seat, leaves: 'removed' };
    case 'GameRewound':
      return { rewindsTo: event.data.to };
    case 'GameRepaired':
      return { repair: isOpen ? event.secret.answer : null };
    default:
      return null;
  }
}
