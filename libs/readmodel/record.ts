import type { DataSource, EntityManager } from 'typeorm';
import {
  type CommandId,
  EMPTY,
  hash,
  type Hash,
  type Head,
  judge,
  type LogRecord,
  partitionOf,
  type StreamId,
  type StreamName,
} from '#kernel';
import { type LogEntry, nodeSha256 } from '#log';
import type { Counts } from './position.js';
import type { Accepted } from './read-model.js';
import type { RecentStreams, Standing, Standings } from './recent-streams.js';
import type { SeenCommands } from './seen-commands.js';

/** An entry of the log, read. */
export interface ReadEntry {
  readonly entry: LogEntry;
  readonly record: LogRecord;
  readonly of: StreamName;
  readonly hash: Hash;
}

/** What a runner knows without asking, as long as nobody else takes steps. */
export interface Remembered {
  readonly recent: RecentStreams;
  /** Null when it has not taken all steps from the first record on. */
  readonly seen: SeenCommands | null;
}

/** Whoever chooses the keys of commands may use the same for each stream: by the command alone all those would be found. */
const COMMAND_OF_STREAM = `(stream || ' ' || encode(command_id, 'hex'))`;

export const RECORDS_BY_COMMAND = `CREATE INDEX IF NOT EXISTS record_by_stream_and_command ON record USING hash (${COMMAND_OF_STREAM})`;

/** The first read model: every accepted record, as the log holds it. */
export const RECORD_TABLES = [
  `CREATE TABLE record (
    stream text COLLATE "C" NOT NULL,
    seq int NOT NULL,
    hash bytea NOT NULL,
    command_id bytea NOT NULL,
    partition int NOT NULL,
    log_offset bigint NOT NULL,
    nth bigint NOT NULL,
    bytes bytea NOT NULL,
    PRIMARY KEY (stream, seq)
  )`,
  'ALTER TABLE record ALTER hash SET STATISTICS 0, ALTER bytes SET STATISTICS 0, ALTER command_id SET STATISTICS 0',
];

/** Makes the index of what their commands are, unless there is one; the database counts anew, or it would not use it. */
export async function indexCommands(rows: EntityManager): Promise<void> {
  const [found] = await rows.query<{ own: string | null; old: string | null }[]>(
    `SELECT to_regclass('record_by_stream_and_command') AS own, to_regclass('record_by_command') AS old`,
  );
  if (found?.own !== null) return;
  await rows.query(RECORDS_BY_COMMAND);
  await rows.query('ANALYZE record');
  if (found.old !== null) await rows.query('DROP INDEX record_by_command'); // by the command alone, as older programs made it
}

/** Nobody reads in this order before a generation serves, and to make an index then costs less than record by record. */
export const RECORDS_IN_ORDER = 'CREATE UNIQUE INDEX IF NOT EXISTS record_in_order ON record (partition, nth)';

/** Judges what was read, in its order, by the one rule of the log, and keeps what is accepted. */
export async function accept(
  batch: readonly ReadEntry[],
  counts: Counts,
  { recent, seen }: Remembered,
  rows: EntityManager,
): Promise<{ readonly accepted: readonly Accepted[]; readonly standings: Standings }> {
  const standings = await standingsOf(batch, counts.length, recent, rows);
  const inDoubt = batch.filter(({ record: { commandId } }) => seen?.see(commandId) !== false);
  if (seen !== null && inDoubt.length > 0) await indexCommands(rows);
  const known = await knownCommands(inDoubt, rows);
  const commandsInDoubt = new Set(inDoubt.map(({ record: { commandId } }) => commandId));
  const kept = batch.filter(({ entry: { partition }, record, hash }) => {
    const { stream, seq } = record;
    const standing = standings.get(stream);
    if (standing?.home !== partition) return false;
    const commands = known.get(stream);
    if (judge(standing, (command) => commands?.has(command) === true, record) !== 'accepted') return false;
    standings.set(stream, { home: partition, seq, hash });
    if (commandsInDoubt.has(record.commandId)) learn(known, record);
    return true;
  });
  await insert(kept, counts, rows);
  const accepted = kept.map(({ entry: { partition, offset }, record, of, hash }) => ({
    record,
    of,
    hash,
    partition,
    offset,
  }));
  return { accepted, standings };
}

async function standingsOf(
  batch: readonly ReadEntry[],
  partitions: number,
  recent: RecentStreams,
  rows: EntityManager,
): Promise<Map<StreamId, Standing>> {
  const standings = new Map<StreamId, Standing>();
  const others: StreamId[] = [];
  for (const stream of new Set(batch.map(({ record }) => record.stream))) {
    const standing = recent.of(stream);
    if (standing === undefined) others.push(stream);
    else standings.set(stream, standing);
  }
  const heads = others.length === 0 ? new Map<StreamId, Head>() : await headsOf(others, rows);
  for (const stream of others)
    standings.set(stream, { home: partitionOf(nodeSha256, stream, partitions), ...(heads.get(stream) ?? EMPTY) });
  return standings;
}

export async function headsOf(streams: readonly StreamId[], rows: EntityManager): Promise<Map<StreamId, Head>> {
  const found = await rows.query<{ stream: StreamId; seq: number; hash: string }[]>(
    `SELECT asked.stream, head.seq, encode(head.hash, 'hex') AS hash
     FROM unnest($1::text[]) AS asked (stream)
     CROSS JOIN LATERAL (SELECT seq, hash FROM record WHERE stream = asked.stream ORDER BY seq DESC LIMIT 1) AS head`,
    [streams],
  );
  return new Map(found.map(({ stream, seq, hash: hex }) => [stream, { seq, hash: hash(hex) }]));
}

/**
 * Which of these commands are in the log already. Asked as a list that the database does not see into: by one that it sees into, or
 * by a join, it would read the whole table.
 */
async function knownCommands(batch: readonly ReadEntry[], rows: EntityManager): Promise<Known> {
  const known: Known = new Map();
  if (batch.length === 0) return known;
  const found = await rows.query<{ stream: StreamId; commandId: CommandId }[]>(
    `SELECT stream, encode(command_id, 'hex') AS "commandId" FROM record
     WHERE ${COMMAND_OF_STREAM} = ANY (ARRAY(SELECT unnest(string_to_array($1, ','))))`,
    [batch.map(({ record: { stream, commandId } }) => `${stream} ${commandId}`).join()],
  );
  for (const each of found) learn(known, each);
  return known;
}

/** Which of these commands are in the log, in whatever stream. It looks at all records. */
export async function recordedOf(source: DataSource, commands: readonly CommandId[]): Promise<ReadonlySet<CommandId>> {
  const found = await source.query<{ commandId: CommandId }[]>(
    `SELECT DISTINCT encode(command_id, 'hex') AS "commandId" FROM record
     WHERE command_id = ANY (SELECT decode(command, 'hex') FROM unnest($1::text[]) AS asked (command))`,
    [commands],
  );
  return new Set(found.map(({ commandId }) => commandId));
}

/** The commands of each stream that are in it. */
type Known = Map<StreamId, Set<CommandId>>;

function learn(known: Known, { stream, commandId }: Pick<LogRecord, 'stream' | 'commandId'>): void {
  const commands = known.get(stream);
  if (commands === undefined) known.set(stream, new Set([commandId]));
  else commands.add(commandId);
}

/** All bytes go as one value each: as lists they would be spelled in hex, escaped, and read back. */
async function insert(accepted: readonly ReadEntry[], counts: Counts, rows: EntityManager): Promise<void> {
  if (accepted.length === 0) return;
  const next = [...counts];
  const lengths = accepted.map(({ entry }) => entry.bytes.length);
  let at = 1;
  const starts = lengths.map((length) => (at += length) - length);
  await rows.query(
    `INSERT INTO record
     SELECT stream, seq, substring($3::bytea, 32 * n::int - 31, 32), substring($4::bytea, 32 * n::int - 31, 32),
       partition, log_offset, nth, substring($8::bytea, start, length)
     FROM unnest($1::text[], $2::int[], $5::int[], $6::bigint[], $7::bigint[], $9::int[], $10::int[]) WITH ORDINALITY
       AS new (stream, seq, partition, log_offset, nth, start, length, n)`,
    [
      listed(accepted.map(({ record }) => record.stream)),
      listed(accepted.map(({ record }) => record.seq)),
      fromHexes(accepted.map(({ hash }) => hash)),
      fromHexes(accepted.map(({ record }) => record.commandId)),
      listed(accepted.map(({ entry }) => entry.partition)),
      listed(accepted.map(({ entry }) => entry.offset)),
      listed(accepted.map(({ entry: { partition } }) => (next[partition] = (next[partition] ?? 0) + 1))),
      Buffer.concat(accepted.map(({ entry }) => entry.bytes)),
      listed(starts),
      listed(lengths),
    ],
  );
}

/** A list as PostgreSQL spells it: neither numbers nor the ids of streams need quotes. */
const listed = (values: readonly (number | StreamId)[]): string => `{${values.join(',')}}`;

const fromHexes = (texts: readonly string[]): Buffer => Buffer.from(texts.join(''), 'hex');
