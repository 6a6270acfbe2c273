import type { GameResult, Millis } from '#kernel';
import type { ToldAt, ToldOfMatch } from './told-of-match.js';

/** A game that came to its end, with the answers that count: what a ruling took back is left out. */
export interface CountedGame {
  readonly number: number;
  readonly start: Millis;
  readonly end: { readonly at: Millis; readonly result: GameResult };
  readonly decisions: number;
}

interface Going {
  readonly number: number;
  readonly start: Millis;
  readonly first: number;
  /** The plies that answers led to. */
  answers: number[];
  end: CountedGame['end'] | null;
}

const MOVES: ReadonlySet<ToldOfMatch['type']> = new Set([
  'GameStarted',
  'AnswerGiven',
  'AnswerSealed',
  'SeatLeft',
  'GameRewound',
  'GameRepaired',
  'GameLost',
]);

export function countedGames(story: readonly ToldAt[]): readonly CountedGame[] {
  const games: Going[] = [];
  let ply = -1;
  for (const { event, at } of story) {
    if (MOVES.has(event.type)) ply += 1;
    if (event.type === 'GameRewound') goBack(games, event.data.to);
    const game = games.at(-1);
    if (event.type === 'GameStarted')
      games.push({ number: event.data.game, start: at, first: ply, answers: [], end: null });
    else if (event.type === 'AnswerGiven' || event.type === 'AnswerSealed') game?.answers.push(ply);
    else if (event.type === 'GameFinished' && game !== undefined) game.end = { at, result: event.data.result };
  }
  return games.flatMap(({ number, start, end, answers }) =>
    end === null ? [] : [{ number, start, end, decisions: answers.length }],
  );
}

/** The game of that ply goes on; those that began later never did. */
function goBack(games: Going[], to: number): void {
  games.length = games.findLastIndex(({ first }) => first <= to) + 1;
  const game = games.at(-1);
  if (game === undefined) return;
  game.answers = game.answers.filter((ply) => ply <= to);
  game.end = null;
}
