import { Client, type ClientBase, type ClientConfig, DatabaseError, types } from 'pg';
import { DataSource, type EntitySchema, QueryFailedError } from 'typeorm';
import { Fault } from '#kernel';
import { MIGRATIONS } from './migrations/index.js';
import { PgliteServer } from './pglite/server.js';
import { type Hearing, openPgliteFolder } from './pglite/folder.js';

/** Where read models are kept: in a real Postgres, or in PGlite in a folder or, with null, in memory alone. */
export type DatabasePlace = { readonly url: string } | { readonly folder: string | null };

/** The read models' database, with its migrations made. */
export interface Database {
  readonly source: DataSource;
  readonly close: () => Promise<void>;
}

/** What lasts is in the one schema, the generation that serves in the other; see docs/decisions/read-models.md. */
export const LASTING = 'readmodel';
export const LIVE = 'live';
const SEARCH_PATH = `${LASTING},${LIVE}`;

/** A worker that is frozen in the middle of a transaction must not hold up the others for ever. */
const LONGEST_PAUSE_MS = 10_000;

export async function openDatabase(
  place: DatabasePlace,
  entities: readonly EntitySchema[],
  hearing: Hearing,
): Promise<Database> {
  const { client, close } = await reach(place, hearing);
  const broke = (error: unknown): void => {
    hearing.report(`A connection to the database broke: ${String(error)}`);
  };
  try {
    const source = new DataSource({
      type: 'postgres',
      entities: [...entities],
      migrations: MIGRATIONS,
      migrationsTableName: 'migration',
      installExtensions: false,
      poolErrorHandler: broke,
      extra: { ...client, types: { getTypeParser }, onConnect: outliveBreak },
    });
    await migrate(client, source, broke);
    return {
      source,
      async close() {
        await source.destroy();
        await close();
      },
    };
  } catch (failure) {
    await close();
    throw failure;
  }
}

/** The pool lets go of a new connection before TypeORM listens: what breaks just then nobody heard, and it would end the process. */
const outliveBreak = (client: ClientBase): void => void client.on('error', () => undefined);

interface Reached {
  readonly client: ClientConfig & { readonly max: number };
  readonly close: () => Promise<void>;
}

async function reach(place: DatabasePlace, hearing: Hearing): Promise<Reached> {
  if ('url' in place)
    return { client: { ...ON_POSTGRES, connectionString: place.url }, close: () => Promise.resolve() };
  const pglite =
    place.folder === null
      ? new PgliteServer(null, SEARCH_PATH, hearing.report)
      : await openPgliteFolder(place.folder, SEARCH_PATH, hearing);
  const client = { ...ON_PGLITE, stream: () => pglite.socket() };
  return { client, close: () => pglite.close() };
}

/** Of its one session a query that goes past the transaction it runs in would wait for ever, were it not for the limit. */
const ON_PGLITE = { user: 'postgres', database: 'postgres', max: 1, connectionTimeoutMillis: 30_000 };

/** Compiling a statement anew each time it is run takes a hundred times as long as these take to run. */
const UNCOMPILED = '-c jit=off';

const ON_POSTGRES = {
  max: 10,
  keepAlive: true,
  connectionTimeoutMillis: 5000,
  idle_in_transaction_session_timeout: LONGEST_PAUSE_MS,
  options: `-c search_path=${SEARCH_PATH} ${UNCOMPILED}`,
};

/** Many servers may start at once; the lock lets them in one by one. */
async function migrate(config: ClientConfig, source: DataSource, broke: (error: unknown) => void): Promise<void> {
  const client = new Client(config).on('error', broke);
  try {
    await client.connect();
  } catch (cause) {
    throw new Fault(`The database of the read models can't be reached at ${client.host}:${client.port}.`, { cause });
  }
  try {
    await client.query("SELECT pg_advisory_lock(hashtext('dreamledger readmodel'))");
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${LASTING}`);
    await source.initialize();
    await source.runMigrations();
  } finally {
    await client.end();
  }
}

/** int8 and int8[] by their numbers in PostgreSQL. Offsets and times fit into a number: both stay below 2^53. */
const PARSERS = new Map<number, (text: string) => unknown>([
  [20, Number],
  [1016, (text) => text.slice(1, -1).split(',').map(Number)],
]);

const getTypeParser: typeof types.getTypeParser = (
  type: Parameters<typeof types.getTypeParser>[0],
  format?: 'text' | 'binary',
): ((text: string) => unknown) => PARSERS.get(type) ?? (types.getTypeParser(type, format) as (text: string) => unknown);

/** There is no such table, or no such column in it. */
const UNKNOWN = ['42P01', '42703'];

/** Whether it failed for something that is only being built: what an older program built serves until then. */
export const isBeingBuilt = (failure: unknown): boolean =>
  failure instanceof QueryFailedError &&
  failure.driverError instanceof DatabaseError &&
  UNKNOWN.includes(failure.driverError.code ?? '');
