import type { Pool, PoolClient } from 'pg';
import { canonicalJson, type Json } from '#kernel';
import type { Change, Kept, Space, Vault } from './port.js';
import { migrate, transact } from './postgres-schema.js';

const STEPS = [
  `CREATE TABLE vault.kept (
     space text COLLATE "C" NOT NULL,
     key text COLLATE "C" NOT NULL,
     value text NOT NULL,
     version int NOT NULL,
     PRIMARY KEY (space, key)
   )`,
];

interface KeptRow {
  readonly key: string;
  readonly value: string;
  readonly version: number;
}

const read = ({ value, version }: KeptRow): Kept => ({ value: JSON.parse(value) as Json, version });

/** The vault of a cluster, in a schema of its own. The pool is the caller's, who ends it after the vault. */
export async function postgresVault(pool: Pool): Promise<Vault> {
  await migrate(pool, 'vault', STEPS);
  return {
    async get(space, key) {
      const found = await pool.query<KeptRow>(
        'SELECT key, value, version FROM vault.kept WHERE space = $1 AND key = $2',
        [space, key],
      );
      return found.rows[0] === undefined ? null : read(found.rows[0]);
    },
    async list(space, prefix = '') {
      const found = await pool.query<KeptRow>(
        `SELECT key, value, version FROM vault.kept
         WHERE space = $1 AND key >= $2 AND key <= $2 || chr(1114111) AND starts_with(key, $2)`,
        [space, prefix],
      );
      const rows = found.rows.map((row) => ({ key: row.key, ...read(row) }));
      return rows.sort((a, b) => (a.key < b.key ? -1 : 1));
    },
    change: (...changes) => transact(pool, (client) => makeAll(client, changes)),
    close: () => Promise.resolve(),
  };
}

/** In one order everywhere, so that two changes of the same rows wait for each other and never in a circle. */
async function makeAll(client: PoolClient, changes: readonly Change[]): Promise<boolean> {
  const ordered = [...changes].sort((a, b) => byCodeUnit(a.space, b.space) || byCodeUnit(a.key, b.key));
  for (const change of ordered) if (!(await make(client, change))) return false;
  return true;
}

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const PUT: Readonly<Record<'any' | 'new' | 'known', string>> = {
  any: `INSERT INTO vault.kept AS k VALUES ($1, $2, $3, 1)
        ON CONFLICT (space, key) DO UPDATE SET value = excluded.value, version = k.version + 1`,
  new: 'INSERT INTO vault.kept VALUES ($1, $2, $3, 1) ON CONFLICT DO NOTHING',
  known: 'UPDATE vault.kept SET value = $3, version = version + 1 WHERE space = $1 AND key = $2 AND version = $4',
};

async function make(client: PoolClient, change: Change): Promise<boolean> {
  const place: readonly [Space, string] = [change.space, change.key];
  if (change.do === 'drop') {
    await client.query('DELETE FROM vault.kept WHERE space = $1 AND key = $2', [...place]);
    return true;
  }
  const row = [...place, canonicalJson(change.value)];
  const { was } = change;
  const made =
    was === 'any'
      ? await client.query(PUT.any, row)
      : was === 0
        ? await client.query(PUT.new, row)
        : await client.query(PUT.known, [...row, was]);
  return made.rowCount === 1;
}
