import type { Cell } from '../parts/csv.js';
import type { LogProps } from './log.js';
import { headOf, tellFact } from './tell.js';
import { saidAt } from './words.js';
import { say } from '../say/index.js';

/** The log as a table: each step, and each thing that followed from it. */
export function logRows({ frames, names }: Pick<LogProps, 'frames' | 'names'>): readonly (readonly Cell[])[] {
  const head = [say('Ply'), say('Player'), say('What happened'), say('Rule')];
  return [head, ...frames.flatMap((frame) => (frame === undefined ? [] : stepRows(frame, names)))];
}

function stepRows(
  frame: NonNullable<LogProps['frames'][number]>,
  names: readonly string[],
): readonly (readonly Cell[])[] {
  const told = frame.facts.map((fact) => tellFact(fact, names));
  const first = headOf(told);
  const nameOf = (seat: number | null): Cell => (seat === null ? null : (names[seat] ?? null));
  return [
    [
      frame.ply,
      nameOf(frame.move?.seat ?? first?.seat ?? null),
      saidAt(frame, first?.says ?? null, names),
      first?.rule ?? null,
    ],
    ...told.filter((each) => each !== first).map(({ seat, says, rule }) => [frame.ply, nameOf(seat), says, rule]),
  ];
}
