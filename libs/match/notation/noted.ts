import type { Notation, NotedMove } from './notation.js';
import type { ToldEvent } from '../events.js';

/** The games of a match as they were answered; what was hidden is told only of an open one. */
export function notedGames(story: readonly ToldEvent[], isOpen: boolean): readonly Omit<Notation, 'tags'>[] {
  const games: Noted[] = [];
  for (const { event } of story) {
    if (event.type === 'GameRewound') takeIn(games, event.data.to);
    if (event.type === 'GameStarted') {
      const before = games.at(-1);
      games.push({
        number: event.data.game,
        first: before === undefined ? 0 : before.first + before.moves.length + 1,
        moves: [],
      });
    }
    const move = moveOf(event, isOpen);
    if (move !== null) games.at(-1)?.moves.push(move);
  }
  return games.map(({ first, moves }) => ({ first, moves }));
}

interface Noted {
  readonly number: number;
  readonly first: number;
  readonly moves: NotedMove[];
}

/** The game of that ply goes on; those after it were for nothing. */
function takeIn(games: Noted[], to: number): void {
  const later = games.splice(games.findLastIndex(({ first }) => first <= to) + 1);
  for (const { number, moves } of later) games.at(-1)?.moves.push({ begins: number }, ...moves);
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
