import { Pool } from 'pg';
import { freshDatabase } from '#test/postgres';
import { trustContract } from '#test/trust-contract';
import { postgresTrustStore } from '#vault';

trustContract('Postgres', async () => {
  const database = await freshDatabase();
  const pool = new Pool({ connectionString: database.url });
  return {
    open: () => postgresTrustStore(pool),
    backUp: async () => {
      const { rows } = await pool.query<{ text: string; version: number }>('SELECT text, version FROM trust.cell');
      return async () => {
        await pool.query('UPDATE trust.cell SET text = $1, version = $2', [rows[0]?.text, rows[0]?.version]);
      };
    },
    remove: async () => {
      await pool.end();
      await database.drop();
    },
  };
});
