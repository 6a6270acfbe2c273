import type { EntityManager } from 'typeorm';
import type { Positions } from '#log';

export const POSITION_TABLE = `
  CREATE TABLE position (
    generation int PRIMARY KEY,
    at bigint[] NOT NULL,
    accepted bigint[] NOT NULL
  )`;

/** How far a generation has been read; null when the search path leads to another generation by now. */
export async function positionOf(generation: number, rows: EntityManager): Promise<Positions | null> {
  const [row] = await rows.query<{ at: number[] }[]>('SELECT at FROM position WHERE generation = $1', [generation]);
  return row?.at ?? null;
}

/** How many records of each partition were accepted; unlike offsets, the same in every copy of the log. */
export type Counts = readonly number[];

/**
 * The compare of compare and set: the counts, and the row held until the end of the transaction; null when another
 * runner was first, or the generation is no longer the one. First of all, so that whoever loses has done no work.
 */
export async function claimPosition(generation: number, from: Positions, rows: EntityManager): Promise<Counts | null> {
  const [row] = await rows.query<{ accepted: number[] }[]>(
    'SELECT accepted FROM position WHERE generation = $1 AND at = $2 FOR UPDATE',
    [generation, from],
  );
  return row?.accepted ?? null;
}

export async function movePosition(
  generation: number,
  to: Positions,
  accepted: Counts,
  rows: EntityManager,
): Promise<void> {
  await rows.query('UPDATE position SET at = $2, accepted = $3 WHERE generation = $1', [generation, to, accepted]);
}

/** Whether everything in `other` has been read in `positions` too. */
export const covers = (positions: Positions, other: Positions): boolean =>
  positions.length === other.length && positions.every((at, partition) => at >= (other[partition] ?? 0));

export const total = (positions: Positions): number => positions.reduce((sum, at) => sum + at, 0);
