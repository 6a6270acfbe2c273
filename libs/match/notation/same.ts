import type { Notation, NotedMove } from './notation.js';
import { asText } from './write.js';

export interface Difference {
  readonly line: number;
  readonly says: string;
}

/** Where a text says something else than the game that it is to be; null where it does nowhere. A `?` contradicts no answer. */
export function differenceIn(text: string, read: Notation, game: Notation): Difference | null {
  const lines = text.split('\n');
  for (const [name, told] of Object.entries(read.tags)) {
    const had = game.tags[name];
    if (had !== undefined && had !== told)
      return { line: lineOfTag(lines, name), says: `The tag "${name}" is "${told}", and "${had}" in the match.` };
  }
  if (read.first !== game.first)
    return { line: lineOfTag(lines, 'First'), says: `The game starts at ply ${game.first}, not ${read.first}.` };
  const at = read.moves.findIndex((move, nth) => !isSame(move, game.moves[nth]));
  if (at < 0 && read.moves.length === game.moves.length) return null;
  const ply = read.first + (at < 0 ? read.moves.length : at) + 1;
  const [told, had] = [read.moves[ply - read.first - 1], game.moves[ply - read.first - 1]];
  const line = told === undefined ? lines.length : lineOfPly(lines, ply);
  return { line, says: `At ply ${ply} the match has ${called(had)}, and here stands ${called(told)}.` };
}

const called = (move: NotedMove | undefined): string => (move === undefined ? 'nothing more' : `"${asText(move)}"`);

function isSame(told: NotedMove, had: NotedMove | undefined): boolean {
  if (had === undefined) return false;
  return asText(told) === asText(isHidden(told) ? hidden(had) : had);
}

const isHidden = (move: NotedMove): boolean =>
  ('answer' in move && move.answer === null) || ('repair' in move && move.repair === null);

/** As it is told of a match whose key is not out. */
function hidden(move: NotedMove): NotedMove {
  if ('answer' in move) return { ...move, answer: null };
  return 'repair' in move ? { repair: null } : move;
}

const lineOfTag = (lines: readonly string[], name: string): number =>
  lines.findIndex((line) => line.startsWith(`[${name} `)) + 1;

/** Of the turn in which that ply was reached. */
const lineOfPly = (lines: readonly string[], ply: number): number =>
  lines.findLastIndex((line) => Number(/^(\d+)\. /.exec(line)?.[1] ?? Number.NaN) <= ply) + 1;
