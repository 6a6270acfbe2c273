import { LETTERS, type Notation, type NotedMove, RULING, seatIn } from './notation.js';

/** What stands before the move that leads to a ply, for readers alone. */
export type Remarks = ReadonlyMap<number, string>;

export function writeNotation({ tags, first, moves }: Notation, remarks: Remarks = new Map()): string {
  const lines = [...Object.entries(tags), ['First', String(first)]].map(
    ([name, value]) => `[${name} ${JSON.stringify(value)}]`,
  );
  lines.push('');
  let turn: string[] = [];
  for (const [nth, move] of moves.entries()) {
    const ply = first + nth + 1;
    const remark = remarks.get(ply);
    const before = moves[nth - 1];
    if (remark !== undefined || before === undefined || seatIn(before) !== seatIn(move)) {
      if (turn.length > 0) lines.push(turn.join(' '));
      if (remark !== undefined) lines.push(`; ${remark.replaceAll('\n', ' ')}`);
      turn = [`${ply}.`, nameOf(move)];
    }
    turn.push(wordFor(move));
  }
  if (turn.length > 0) lines.push(turn.join(' '));
  return `${lines.join('\n')}\n`;
}

/** A move by itself, as it stands in a turn. */
export const asText = (move: NotedMove): string => `${nameOf(move)} ${wordFor(move)}`;

function nameOf(move: NotedMove): string {
  const seat = seatIn(move);
  return seat === null ? RULING : (LETTERS[seat] ?? `#${seat}`);
}

function wordFor(move: NotedMove): string {
  if ('leaves' in move) return `{${move.leaves}}`;
  if ('rewindsTo' in move) return `{back-to:${move.rewindsTo}}`;
  if ('begins' in move) return `{game:${move.begins}}`;
  if ('repair' in move) return `{repair:${move.repair === null ? '?' : spelled(move.repair)}}`;
  return move.answer === null ? '?' : spelled(move.answer);
}

/** An answer is a word of visible ASCII; one that would read as something else stands in quotes. */
const spelled = (answer: string): string => (PLAIN.test(answer) ? answer : JSON.stringify(answer));

const PLAIN = /^[^\s?"{};[\]][^\s"{}]*$/;
