/**
 * A result as it is typed at the desk: the table, then the games, `12 2-1`, with draws `12 1-1-1`, or `12 x` when both
 * lost. Where somebody did not come, a plus for who was there: `12 +-`. Says what is wrong while one types.
 */
import { say } from '../say/index.js';

export interface Games {
  readonly won: readonly [number, number];
  readonly drawn: number;
  readonly bothLost: boolean;
  /** Who lost it did not come. */
  readonly notPlayed: boolean;
}

export type Typed =
  | { readonly is: 'nothing' }
  | { readonly is: 'unfinished'; readonly table: number; readonly says: string }
  | { readonly is: 'wrong'; readonly says: string }
  | { readonly is: 'result'; readonly table: number; readonly games: Games };

interface Playable {
  readonly tables: readonly number[];
  readonly bestOf: number;
}

const SHAPE = /^(\d+)(?:[\s:;,]+(.*))?$/;
const THERE = /^([+–−-])\s*([+–−-])$/;
const SCORE = /^(\d+)\s*[-–:/\s]\s*(\d+)(?:\s*[-–:/\s]\s*(\d+))?$/;

export function readResult(text: string, { tables, bestOf }: Playable): Typed {
  const typed = text.trim();
  if (typed === '') return { is: 'nothing' };
  const shape = SHAPE.exec(typed);
  if (shape === null) return wrong(say('Begin with the table, then the games: 12 2-1.'));
  const table = Number(shape[1]);
  const rest = (shape[2] ?? '').trim();
  if (!tables.includes(table))
    return wrong(say('There is no table {table} in this round: {range}.', { table, range: rangeOf(tables) }));
  if (rest === '')
    return {
      is: 'unfinished',
      table,
      says: say('Type the games: 2-1, with a draw 1-1-1, both lost x. Where the second did not come: +-'),
    };
  if (/^x$/i.test(rest)) return { is: 'result', table, games: BOTH_LOST };
  const there = THERE.exec(rest);
  if (there !== null) return notPlayed(table, [there[1] === '+', there[2] === '+'], bestOf);
  const score = SCORE.exec(rest);
  if (score === null)
    return /^[\d\s–−:/-]*$|^\+$/.test(rest)
      ? { is: 'unfinished', table, says: say('Type the games of both: 2-1.') }
      : wrong(say('"{rest}" is no score. Type 2-1, with a draw 1-1-1, both lost x.', { rest }));
  const games: Games = {
    won: [Number(score[1]), Number(score[2])],
    drawn: Number(score[3] ?? 0),
    bothLost: false,
    notPlayed: false,
  };
  const says = gamesProblem(games, bestOf);
  return says === null ? { is: 'result', table, games } : wrong(says);
}

const BOTH_LOST: Games = { won: [0, 0], drawn: 0, bothLost: true, notPlayed: false };

/** Whoever was there has all games. */
function notPlayed(table: number, [first, second]: readonly [boolean, boolean], bestOf: number): Typed {
  if (first && second) return wrong(say('Both were there: type the games that they played.'));
  const most = winsNeeded(bestOf);
  const won = [first ? most : 0, second ? most : 0] as const;
  return { is: 'result', table, games: { won, drawn: 0, bothLost: !first && !second, notPlayed: true } };
}

export const winsNeeded = (bestOf: number): number => Math.floor(bestOf / 2) + 1;

/** Null when these games can come about. */
export function gamesProblem({ won, drawn }: Games, bestOf: number): string | null {
  const most = winsNeeded(bestOf);
  if (Math.max(...won) > most) return say('In the best of {bestOf} one wins at most {most}.', { bestOf, most });
  if (Math.min(...won) >= most) return say('In the best of {bestOf} only one can win {most}.', { bestOf, most });
  if (won[0] + won[1] === 0 && drawn === 0) return say('Nothing was played: type x when both lost.');
  return null;
}

const wrong = (says: string): Typed => ({ is: 'wrong', says });

const rangeOf = (tables: readonly number[]): string =>
  tables.length === 0
    ? say('it has none')
    : say('they go from {it} to {it2}', { it: Math.min(...tables), it2: Math.max(...tables) });
