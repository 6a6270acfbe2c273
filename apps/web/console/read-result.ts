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

/** What a match of this round may come to. */
export interface Terms {
  readonly bestOf: number;
  readonly drawsAllowed: boolean;
  /** Of a knockout one goes on: it is lost by one alone. */
  readonly isKnockout: boolean;
}

interface Playable extends Terms {
  readonly tables: readonly number[];
}

const SHAPE = /^(\d+)(?:[\s:;,]+(.*))?$/;
const THERE = /^([+–−-])\s*([+–−-])$/;
const SCORE = /^(\d+)\s*[-–:/\s]\s*(\d+)(?:\s*[-–:/\s]\s*(\d+))?$/;

export function readResult(text: string, { tables, ...terms }: Playable): Typed {
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
  if (/^x$/i.test(rest)) return resultOf(table, BOTH_LOST, terms);
  const there = THERE.exec(rest);
  if (there !== null) return notPlayed(table, [there[1] === '+', there[2] === '+'], terms);
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
  return resultOf(table, games, terms);
}

function resultOf(table: number, games: Games, terms: Terms): Typed {
  const says = gamesProblem(games, terms);
  return says === null ? { is: 'result', table, games } : wrong(says);
}

const BOTH_LOST: Games = { won: [0, 0], drawn: 0, bothLost: true, notPlayed: false };

/** Whoever was there has all games. */
function notPlayed(table: number, [first, second]: readonly [boolean, boolean], terms: Terms): Typed {
  if (first && second) return wrong(say('Both were there: type the games that they played.'));
  const most = winsNeeded(terms.bestOf);
  const won = [first ? most : 0, second ? most : 0] as const;
  return resultOf(table, { won, drawn: 0, bothLost: !first && !second, notPlayed: true }, terms);
}

export const winsNeeded = (bestOf: number): number => Math.floor(bestOf / 2) + 1;

/** Where draws do not count, a drawn game takes none away, and so many may follow. */
const FURTHER = 2;

/** Null when these games can come about. */
export function gamesProblem({ won, drawn, bothLost, notPlayed }: Games, terms: Terms): string | null {
  const { bestOf, drawsAllowed, isKnockout } = terms;
  if (isKnockout && bothLost)
    return say('In a knockout one of the two goes on: type the games as that one won, or +- for who did not come.');
  if (bothLost || notPlayed) return null;
  const most = winsNeeded(bestOf);
  const all = won[0] + won[1] + drawn;
  if (Math.max(...won) > most) return say('In the best of {bestOf} one wins at most {most}.', { bestOf, most });
  if (Math.min(...won) >= most) return say('In the best of {bestOf} only one can win {most}.', { bestOf, most });
  if (all === 0) return say('Nothing was played: type x when both lost.');
  if (all > bestOf + (drawsAllowed ? 0 : FURTHER))
    return say('The best of {bestOf} has not {all} games.', { bestOf, all });
  if (won[0] !== won[1] || drawsAllowed) return null;
  return isKnockout
    ? say('In a knockout one of the two goes on: who has won more?')
    : say('Draws are not allowed here.');
}

const wrong = (says: string): Typed => ({ is: 'wrong', says });

const rangeOf = (tables: readonly number[]): string =>
  tables.length === 0
    ? say('it has none')
    : say('they go from {it} to {it2}', { it: Math.min(...tables), it2: Math.max(...tables) });
