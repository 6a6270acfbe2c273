import type { DataSource } from 'typeorm';
import { type LogRecord, readRecord, type StreamKind } from '#kernel';
import type { Counts } from './position.js';

/** Accepted records, in the order of each partition, and how many of each have been passed by then. */
export interface AcceptedPart {
  readonly records: readonly LogRecord[];
  readonly through: Counts;
  /** Whether there are more to look at. */
  readonly more: boolean;
}

interface Row {
  readonly accepted: readonly number[];
  readonly bytes: Buffer | null;
}

/**
 * Those of a kind of streams among the next accepted records of each partition, of which so many are looked at. One statement, so
 * one snapshot. It looks into each partition apart, by its order alone: joined, or by the names of the streams, a database would
 * look at all records there are.
 */
export async function acceptedAfter(
  source: DataSource,
  from: Counts,
  kind: StreamKind,
  atOnce: number,
): Promise<AcceptedPart> {
  const rows = await source.query<Row[]>(
    `SELECT position.accepted, found.bytes
     FROM position LEFT JOIN (
       unnest($1::bigint[]) WITH ORDINALITY AS asked (passed, n)
       CROSS JOIN LATERAL (
         SELECT partition, nth, stream, bytes FROM record
         WHERE partition = asked.n - 1 AND nth > asked.passed AND nth <= asked.passed + $3
         ORDER BY nth LIMIT $3) AS found) ON left(found.stream, length($2)) = $2
     ORDER BY found.partition, found.nth`,
    [from, `${kind}/`, atOnce],
  );
  const accepted = rows[0]?.accepted ?? [];
  const through = accepted.map((end, partition) => {
    const passed = from[partition] ?? 0;
    return Math.max(passed, Math.min(end, passed + atOnce));
  });
  const more = accepted.some((end, partition) => (through[partition] ?? 0) < end);
  return { records: rows.flatMap(({ bytes }) => (bytes === null ? [] : [readRecord(bytes)])), through, more };
}
