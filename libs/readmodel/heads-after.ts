import type { DataSource } from 'typeorm';
import type { StreamHead } from '#audit';
import type { Counts } from './position.js';

/** How far streams have come, and how many accepted records of each partition that covers. */
export interface HeadsPart {
  readonly heads: readonly StreamHead[];
  readonly through: Counts;
}

interface Row extends StreamHead {
  readonly accepted: readonly number[];
  readonly partition: number | null;
  readonly nth: number;
}

/** So many records of a partition are looked at in one go. */
const AT_ONCE = 2_000;

/**
 * The last heads of all streams that have grown since these counts, of so many streams at most; those of the Merkle log itself
 * are left out, and those of which nobody outside may know how they grow: matches that spectators see with a delay, cases
until they are closed, deck lists until they are opened; the record that ends this brings in all before it. One statement,
so one snapshot.
 */
export async function headsAfter(source: DataSource, from: Counts, most: number): Promise<HeadsPart> {
  const rows = await source.query<Row[]>(
    `SELECT position.accepted, found.partition, found.nth, found.stream, found.seq, encode(found.hash, 'hex') AS hash
     FROM position LEFT JOIN (
       generate_series(1, (SELECT cardinality(accepted) FROM position)) AS asked (n)
       CROSS JOIN LATERAL (
         SELECT partition, nth, stream, seq, hash FROM record
         WHERE partition = asked.n - 1 AND nth > COALESCE(($1::bigint[])[asked.n], 0) AND NOT starts_with(stream, 'audit/')
           AND NOT EXISTS (SELECT 1 FROM sealed_match WHERE delay IS NOT NULL AND stream = 'match/' || id)
           AND NOT EXISTS (SELECT 1 FROM case_list WHERE phase <> 'closed' AND starts_with(stream, 'case/') AND id = substr(stream, 6))
           AND NOT EXISTS (SELECT 1 FROM shut_deck WHERE is_shut AND starts_with(stream, 'deck/') AND id = substr(stream, 6))
         ORDER BY nth LIMIT $2) AS found) ON true
     ORDER BY found.partition, found.nth`,
    [from, AT_ONCE],
  );
  const { accepted = [] } = rows[0] ?? {};
  const found = rows.filter(({ partition }) => partition !== null);
  for (let taken = AT_ONCE; ; taken = Math.ceil(taken / 2)) {
    const parts = accepted.map((_, partition) => found.filter((row) => row.partition === partition).slice(0, taken));
    const heads = lastOf(parts.flat());
    if (heads.length > most && taken > 1) continue;
    const through = accepted.map((all, partition) => {
      const own = parts[partition] ?? [];
      return own.length === taken ? (own.at(-1)?.nth ?? all) : all;
    });
    return { heads, through };
  }
}

/** Of a tournament each record: it is given out up to some of them, or without some that stay with the staff. */
function lastOf(rows: readonly Row[]): readonly StreamHead[] {
  const nameOf = ({ stream, seq }: Row): string => (stream.startsWith('tournament/') ? `${stream} ${seq}` : stream);
  const heads = new Map(rows.map((row) => [nameOf(row), { stream: row.stream, seq: row.seq, hash: row.hash }]));
  return [...heads.values()];
}
