import type { Dice } from './dice.js';
import { M, stroke } from './draw.js';

/** Corridors without a way round: a walk through a grid that backs out of each dead end. */
export function labyrinth(
  { next }: Dice,
  columns: number,
  rows: number,
  at: readonly [number, number],
  cell: number,
): string {
  const seen = new Set(['0,0']);
  const path: [number, number][] = [[0, 0]];
  let drawn = '';
  const place = ([x, y]: readonly [number, number]): string => `${at[0] + x * cell} ${at[1] + y * cell}`;
  for (let here = path.at(-1); here !== undefined; here = path.at(-1)) {
    const [x, y] = here;
    const ways = (
      [
        [x + 1, y],
        [x - 1, y],
        [x, y + 1],
        [x, y - 1],
      ] as [number, number][]
    ).filter(([a, b]) => a >= 0 && b >= 0 && a < columns && b < rows && !seen.has(`${a},${b}`));
    const way = ways[Math.floor(next() * ways.length)];
    if (way === undefined) {
      path.pop();
      continue;
    }
    seen.add(`${way[0]},${way[1]}`);
    path.push(way);
    drawn += `M${place(here)}L${place(way)}`;
  }
  return stroke(drawn, M, cell * 0.34);
}
