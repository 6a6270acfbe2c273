import type { DataSource, EntityManager } from 'typeorm';
import { Fault } from '#kernel';
import type { Log, Positions } from '#log';
import { LASTING, LIVE } from './database.js';
import { covers, POSITION_TABLE, positionOf } from './position.js';
import { QUARANTINE_TABLE } from './quarantine.js';
import type { ReadModel } from './read-model.js';
import { indexCommands, RECORD_TABLES, RECORDS_BY_COMMAND, RECORDS_IN_ORDER } from './record.js';

/** All read models as they were built together, in a schema of their own; the one that serves is in the schema `live`. */
export interface Generation {
  readonly id: number;
  readonly log: string;
  readonly versions: Readonly<Record<string, number>>;
  readonly live: boolean;
}

/** Raised when the record's own tables or fold change. */
const RECORD_VERSION = 1;

export const versionsOf = (models: readonly ReadModel[]): Generation['versions'] =>
  Object.fromEntries([['record', RECORD_VERSION], ...models.map(({ name, version }) => [name, version] as const)]);

const schemaOf = ({ id, live }: Generation): string => (live ? LIVE : `g${id}`);

/** What is unqualified in the rest of this transaction is this generation's. */
export const enter = (generation: Generation, rows: EntityManager): Promise<unknown> =>
  rows.query(`SET LOCAL search_path TO ${schemaOf(generation)}, ${LASTING}`);

/** How a generation stands to the read models of this program. */
export function compare({ versions: built }: Generation, models: readonly ReadModel[]): 'same' | 'older' | 'newer' {
  const wanted = versionsOf(models);
  const names = [...new Set([...Object.keys(wanted), ...Object.keys(built)])];
  if (names.some((name) => (built[name] ?? 0) > (wanted[name] ?? 0))) return 'newer';
  return names.some((name) => (built[name] ?? 0) < (wanted[name] ?? 0)) ? 'older' : 'same';
}

/** A tail leaves out the genesis of each partition, which is at offset 0. */
const AFTER_GENESIS = 1;

export const isBeginning = (at: Positions): boolean => at.every((offset) => offset === AFTER_GENESIS);

const COLUMNS = 'id, log, versions, live';

export async function findGeneration(id: number, rows: EntityManager): Promise<Generation | null> {
  const [found] = await rows.query<Generation[]>(`SELECT ${COLUMNS} FROM generation WHERE id = $1`, [id]);
  return found ?? null;
}

/** Whether what serves was built by an older program; where nothing serves, nothing was. */
export async function isBuiltByOlder(source: DataSource, models: readonly ReadModel[]): Promise<boolean> {
  const [serving] = await source.query<Generation[]>(`SELECT ${COLUMNS} FROM generation WHERE live`);
  return serving !== undefined && compare(serving, models) === 'older';
}

/** The generation that serves. An empty one is made when there is none, or none of this log. */
export function servingGeneration(
  source: DataSource,
  log: Log,
  models: readonly ReadModel[],
  report: (what: string) => void,
): Promise<Generation> {
  return alone(source, async (rows) => {
    const [found] = await rows.query<Generation[]>(`SELECT ${COLUMNS} FROM generation WHERE live`);
    if (found !== undefined) {
      const strange = await strangeness(found, log, rows);
      if (strange === null) return indexed(found, rows);
      report(`The read models ${strange}; they are dropped and built from this log.`);
      await drop(found, rows);
    }
    return make(true, log, models, rows);
  });
}

/** The generation to build beside the one that serves: one that was begun before, if it is of the same kind. */
export function buildingGeneration(source: DataSource, log: Log, models: readonly ReadModel[]): Promise<Generation> {
  return alone(source, async (rows) => {
    const begun = await rows.query<Generation[]>(`SELECT ${COLUMNS} FROM generation WHERE NOT live ORDER BY id`);
    for (const generation of begun) {
      const usable = compare(generation, models) === 'same' && (await strangeness(generation, log, rows)) === null;
      if (usable) return indexed(generation, rows);
      await drop(generation, rows);
    }
    return make(false, log, models, rows);
  });
}

/**
 * Puts a generation in the place of the one that serves, in one transaction; false when it has not read as far yet.
 * The old position goes first: a runner that waited for its row finds nothing, and rolls back.
 */
export function swap(source: DataSource, { id }: Generation): Promise<boolean> {
  return alone(source, async (rows) => {
    const next = await findGeneration(id, rows);
    const [old] = await rows.query<Generation[]>(`SELECT ${COLUMNS} FROM generation WHERE live`);
    if (next === null || old === undefined) return false;
    if (next.live) return true;
    const [was] = await rows.query<{ at: number[] }[]>(`SELECT at FROM ${LIVE}.position FOR UPDATE`);
    const [is] = await rows.query<{ at: number[] }[]>(`SELECT at FROM ${schemaOf(next)}.position FOR UPDATE`);
    if (was === undefined || is === undefined || !covers(is.at, was.at)) return false;
    await rows.query(`DELETE FROM ${LIVE}.position`);
    await rows.query(`ALTER SCHEMA ${LIVE} RENAME TO ${schemaOf({ ...old, live: false })}`);
    await rows.query(`ALTER SCHEMA ${schemaOf(next)} RENAME TO ${LIVE}`);
    await rows.query('UPDATE generation SET live = false WHERE live');
    await rows.query('UPDATE generation SET live = true WHERE id = $1', [id]);
    return true;
  });
}

/** Drops what an older generation left behind. */
export function dropOlder(source: DataSource, { id }: Generation): Promise<void> {
  return alone(source, async (rows) => {
    const older = await rows.query<Generation[]>(`SELECT ${COLUMNS} FROM generation WHERE NOT live AND id < $1`, [id]);
    for (const generation of older) await drop(generation, rows);
  });
}

/** One process after the other. */
function alone<T>(source: DataSource, work: (rows: EntityManager) => Promise<T>): Promise<T> {
  return source.transaction(async (rows) => {
    await rows.query("SELECT pg_advisory_xact_lock(hashtext('dreamledger generations'))");
    return work(rows);
  });
}

/** What makes a generation worthless for this log, or null. */
async function strangeness(generation: Generation, log: Log, rows: EntityManager): Promise<string | null> {
  if (generation.log !== log.identity.logId) return `were built from another log, ${generation.log}`;
  await enter(generation, rows);
  const at = await positionOf(generation.id, rows);
  const end = await log.end();
  return at !== null && covers(end, at) ? null : 'have read further than this log goes';
}

async function make(live: boolean, log: Log, models: readonly ReadModel[], rows: EntityManager): Promise<Generation> {
  const [made] = await rows.query<Generation[]>(
    `INSERT INTO generation (log, versions, live) VALUES ($1, $2, $3) RETURNING ${COLUMNS}`,
    [log.identity.logId, versionsOf(models), live],
  );
  if (made === undefined) throw new Fault('A new generation of read models got no id.');
  await rows.query(`CREATE SCHEMA ${schemaOf(made)}`);
  await enter(made, rows);
  const tables = [POSITION_TABLE, QUARANTINE_TABLE, ...RECORD_TABLES, ...models.flatMap((model) => model.tables)];
  if (live) tables.push(RECORDS_IN_ORDER, RECORDS_BY_COMMAND);
  for (const statement of tables) await rows.query(statement);
  const each = (value: number): readonly number[] => new Array<number>(log.identity.partitions).fill(value);
  await rows.query('INSERT INTO position VALUES ($1, $2, $3)', [made.id, each(AFTER_GENESIS), each(0)]);
  return made;
}

async function indexed(generation: Generation, rows: EntityManager): Promise<Generation> {
  await enter(generation, rows);
  await indexCommands(rows);
  return generation;
}

async function drop(generation: Generation, rows: EntityManager): Promise<void> {
  await rows.query(`DROP SCHEMA ${schemaOf(generation)} CASCADE`);
  await rows.query('DELETE FROM generation WHERE id = $1', [generation.id]);
}

/**
 * Gives a generation what it needs to serve, unless another rebuild has already put it in its place: statistics too, which PGlite
 * never gathers by itself, and a Postgres not at once.
 */
export function complete(source: DataSource, { id }: Generation): Promise<void> {
  return alone(source, async (rows) => {
    const built = await findGeneration(id, rows);
    if (built === null || built.live) return;
    await enter(built, rows);
    for (const index of [RECORDS_IN_ORDER, RECORDS_BY_COMMAND]) await rows.query(index);
    const tables = await rows.query<{ tablename: string }[]>('SELECT tablename FROM pg_tables WHERE schemaname = $1', [
      schemaOf(built),
    ]);
    for (const { tablename } of tables) await rows.query(`ANALYZE ${tablename}`);
  });
}
