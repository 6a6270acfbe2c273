import type { DataSource } from 'typeorm';
import { type LogRecord, readRecord, type StreamKind } from '#kernel';
import type { Counts } from './position.js';

/** Accepted records, in the order of each partition, and how many of each have been passed by then. */
export interface AcceptedPart {
  readonly records: readonly LogRecord[];
  readonly through: Counts;
  /** Whether there were more than were asked for. */
  readonly more: boolean;
}

interface Row {
  readonly accepted: number[];
  readonly partition: number | null;
  readonly nth: number;
  readonly bytes: Buffer;
}

/** The next accepted records of a kind of streams, at most so many of each partition. One statement, so one snapshot. */
export async function acceptedAfter(
  source: DataSource,
  from: Counts,
  kind: StreamKind,
  most: number,
): Promise<AcceptedPart> {
  const rows = await source.query<Row[]>(
    `SELECT position.accepted, found.partition, found.nth, found.bytes
     FROM position LEFT JOIN (
       unnest($1::bigint[]) WITH ORDINALITY AS asked (passed, n)
       CROSS JOIN LATERAL (
         SELECT partition, nth, bytes FROM record
         WHERE partition = asked.n - 1 AND nth > asked.passed AND starts_with(stream, $2)
         ORDER BY nth LIMIT $3) AS found) ON true
     ORDER BY found.partition, found.nth`,
    [from, `${kind}/`, most],
  );
  const found = rows.filter(({ partition }) => partition !== null);
  const accepted = rows[0]?.accepted ?? [];
  const through = accepted.map((end, partition) => {
    const own = found.filter((row) => row.partition === partition);
    return own.length === most ? (own.at(-1)?.nth ?? end) : Math.max(from[partition] ?? 0, end);
  });
  const more = accepted.some((end, partition) => (through[partition] ?? 0) < end);
  return { records: found.map(({ bytes }) => readRecord(bytes)), through, more };
}
