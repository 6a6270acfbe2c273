import type { EntityManager } from 'typeorm';
import type { Positions } from '#log';

export const POSITION_TABLE = 'CREATE TABLE position (generation int PRIMARY KEY, at bigint[] NOT NULL)';

/** How far a generation has been read; null when the search path leads to another generation by now. */
export async function positionOf(generation: number, rows: EntityManager): Promise<Positions | null> {
  const [row] = await rows.query<{ at: number[] }[]>('SELECT at FROM position WHERE generation = $1', [generation]);
  return row?.at ?? null;
}

/**
 * Compare and set: false when another runner was first, or the generation is no longer the one. First of all in its
 * transaction, so that whoever loses has done no work, and holds up nobody.
 */
export async function movePosition(
  generation: number,
  from: Positions,
  to: Positions,
  rows: EntityManager,
): Promise<boolean> {
  const [, moved] = await rows.query<[unknown, number]>(
    'UPDATE position SET at = $3 WHERE generation = $1 AND at = $2',
    [generation, from, to],
  );
  return moved === 1;
}

/** Whether everything in `other` has been read in `positions` too. */
export const covers = (positions: Positions, other: Positions): boolean =>
  positions.length === other.length && positions.every((at, partition) => at >= (other[partition] ?? 0));

export const total = (positions: Positions): number => positions.reduce((sum, at) => sum + at, 0);
