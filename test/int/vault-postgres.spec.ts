import { Pool } from 'pg';
import { freshDatabase } from '#test/postgres';
import { vaultContract } from '#test/vault-contract';
import { postgresVault } from '#vault';

vaultContract('Postgres', async () => {
  const database = await freshDatabase();
  const pool = new Pool({ connectionString: database.url });
  return {
    kind: 'postgres',
    at: database.url,
    open: () => postgresVault(pool),
    remove: async () => {
      await pool.end();
      await database.drop();
    },
  };
});

describe('the Postgres of a vault', () => {
  it('is laid once by many servers that start at the same time', async () => {
    const database = await freshDatabase();
    const pools = Array.from({ length: 8 }, () => new Pool({ connectionString: database.url }));
    const vaults = await Promise.all(pools.map((pool) => postgresVault(pool)));
    const tries = vaults.map((vault, n) => vault.change({ do: 'put', space: 'name', key: 'anna', value: n, was: 0 }));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    const versions = await pools[0]!.query<{ version: number }>('SELECT version FROM vault.migration');
    expect(versions.rows).toEqual([{ version: 1 }]);
    await pools[0]!.query('INSERT INTO vault.migration VALUES (99)');
    await expect(postgresVault(pools[0]!)).rejects.toThrow('has version 99');
    await Promise.all(pools.map((pool) => pool.end()));
    await database.drop();
  }, 60_000);
});
