import { Fault } from '#kernel';
import { gamesIn, type In, isGameOver, type PlayedGame } from '../state.js';
import { isOnLine } from './line.js';
import { type Move, type MovedGame, plyOf } from '../moves.js';

/** The game of a ply with all that came after it, and the games before it, which count whatever becomes of this one. */
export interface Reopened {
  readonly games: readonly PlayedGame[];
  readonly game: MovedGame;
}

/** Null when the ply is none of a game that counts, or was taken back. */
export function reopened(state: In<'playing'>, ply: number): Reopened | null {
  const all = gamesIn(state);
  const nth = all.findIndex((each) => ply >= each.first && ply <= plyOf(each));
  const [game, ...later] = nth < 0 ? [] : all.slice(nth);
  if (game === undefined || !isOnLine(game, ply)) return null;
  const moves = [...game.moves, ...later.flatMap(withStart)];
  const times = [game, ...later].flatMap((each) => each.times);
  return { games: state.games.slice(0, nth), game: { ...game, moves, times } };
}

const withStart = ({ number, again, start, moves }: MovedGame): readonly Move[] => [
  { seq: start, begins: true, number, again },
  ...moves,
];

/** Why nobody could play on from there: the game had ended by its rules. */
export const wasOver = ({ games }: In<'playing'>, ply: number): boolean =>
  games.some((game) => plyOf(game) === ply && game.result.reason !== 'agreed');

/** The earlier game is on again, with the time that was left at this ply; the same state where it never ended. */
export function reopen(state: In<'playing'>, to: number): In<'playing'> {
  const back = reopened(state, to);
  if (back === null) throw new Fault(`Ply ${to} is none to go back to.`);
  const { games, game } = back;
  const { play } = state;
  if (game.first === play.first && !isGameOver(state)) return state;
  const left = game.times.findLast(({ ply }) => ply <= to)?.left ?? [];
  return {
    ...state,
    games: [...games],
    play: {
      ...play,
      ...game,
      moves: [...game.moves],
      times: [...game.times],
      clocks: play.clocks.map((own, seat) => ({ ...own, left: left[seat] ?? own.left })),
      draw: { offeredBy: null, lastOffers: play.draw.lastOffers.map(() => null), isAgreed: false },
    },
  };
}
