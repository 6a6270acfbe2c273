import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { onceAFile } from '../servers/index.js';
import { startPostgres, UNSYNCED } from './server.js';

export { brittleWay } from './brittle-way.js';
export { startPostgres } from './server.js';

/** A database that nobody else uses. */
export interface Database {
  readonly url: string;
  drop(): Promise<void>;
}

/** An empty database on the server of this test run: DATABASE_URL, else one started for this test file alone. */
export async function freshDatabase(): Promise<Database> {
  const server = process.env.DATABASE_URL ?? (await ownServer()).url;
  const name = `test_${randomBytes(8).toString('hex')}`;
  await run(server, `CREATE DATABASE ${name} TEMPLATE template0`);
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, drop: () => run(server, `DROP DATABASE IF EXISTS ${name}`) };
}

const ownServer = onceAFile(
  () => startPostgres(UNSYNCED),
  (postgres) => postgres.stop(),
);

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
