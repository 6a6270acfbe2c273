import type { Pool } from 'pg';
import { migrate } from '../postgres-schema.js';
import type { Cell } from './cell.js';
import type { TrustStore } from './port.js';
import { trustStoreIn } from './trust-store.js';

const STEPS = [
  `CREATE TABLE trust.cell (
     one boolean PRIMARY KEY DEFAULT true CHECK (one),
     text text NOT NULL,
     version int NOT NULL
   )`,
];

/** The trust store of a cluster, in a schema of its own, so that it is backed up apart. The pool is the caller's. */
export async function postgresTrustStore(pool: Pool): Promise<TrustStore> {
  return trustStoreIn(await postgresCell(pool));
}

export async function postgresCell(pool: Pool): Promise<Cell> {
  await migrate(pool, 'trust', STEPS);
  return {
    async read() {
      const found = await pool.query<{ text: string; version: number }>('SELECT text, version FROM trust.cell');
      return found.rows[0] ?? null;
    },
    async write(text, was) {
      const written =
        was === 0
          ? await pool.query('INSERT INTO trust.cell (text, version) VALUES ($1, 1) ON CONFLICT DO NOTHING', [text])
          : await pool.query('UPDATE trust.cell SET text = $1, version = version + 1 WHERE version = $2', [text, was]);
      return written.rowCount === 1;
    },
  };
}
