import type { Pool, PoolClient } from 'pg';
import { Fault } from '#kernel';

/** One transaction: committed when `work` gives true, rolled back when it gives false or throws. */
export async function transact(pool: Pool, work: (client: PoolClient) => Promise<boolean>): Promise<boolean> {
  const client = await connected(pool);
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const done = await work(client);
    await client.query(done ? 'COMMIT' : 'ROLLBACK');
    return done;
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(broken);
  }
}

/** Listens to a connection in the moment in which it stands: it may break just then, and what nobody hears ends the whole process. */
const connected = (pool: Pool): Promise<PoolClient> =>
  new Promise((resolve, reject) => {
    pool.connect((failure, client) => {
      if (client === undefined) reject(failure ?? new Fault('A pool gave no connection, and no reason.'));
      else resolve(client.on('error', ignore));
    });
  });

/** That a connection breaks is told by the query that fails as well. */
const ignore = (): void => undefined;

/**
 * Brings a schema of its own to the newest version: `steps[n]` leads from version n to n + 1. Many servers may start
 * at once; the lock lets them in one by one.
 */
export async function migrate(pool: Pool, schema: 'vault' | 'trust', steps: readonly string[]): Promise<void> {
  await transact(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`dreamledger ${schema}`]);
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
    await client.query(`CREATE TABLE IF NOT EXISTS ${schema}.migration (version int PRIMARY KEY)`);
    const found = await client.query<{ version: number | null }>(
      `SELECT max(version) AS version FROM ${schema}.migration`,
    );
    const version = found.rows[0]?.version ?? 0;
    if (version > steps.length) {
      throw new Fault(
        `The schema "${schema}" has version ${version}, this program knows ${steps.length}: run the newer program.`,
      );
    }
    for (const [index, step] of steps.entries()) {
      if (index < version) continue;
      await client.query(step);
      await client.query(`INSERT INTO ${schema}.migration VALUES ($1)`, [index + 1]);
    }
    return true;
  });
}
