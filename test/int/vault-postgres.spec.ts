import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { brittleWay, freshDatabase } from '#test/postgres';
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
  });

  it('fails the change whose connection breaks, and goes on with the next', async () => {
    const database = await freshDatabase();
    const sockets: Socket[] = [];
    const stream = (): Socket => {
      const socket = new Socket();
      sockets.push(socket);
      return socket;
    };
    const pool = new Pool({ connectionString: database.url, max: 1, stream });
    const other = new Pool({ connectionString: database.url, max: 1 });
    const vault = await postgresVault(pool);
    const put = (): Promise<boolean> => vault.change({ do: 'put', space: 'name', key: 'anna', value: 1, was: 'any' });
    await put();
    await other.query("BEGIN; SELECT FROM vault.kept WHERE key = 'anna' FOR UPDATE");
    const broken = expect(put()).rejects.toThrow('Connection terminated');
    await sleep(200);
    for (const socket of sockets) socket.destroy();
    await broken;
    await other.query('ROLLBACK');
    expect(await put()).toBe(true);
    await Promise.all([pool.end(), other.end()]);
    await database.drop();
  });

  it('fails the change whose connection breaks in the moment in which it stands, and goes on with the next', async () => {
    const database = await freshDatabase();
    const way = await brittleWay(database.url);
    const pool = new Pool({ connectionString: way.url, max: 1 }).on('error', () => undefined);
    const vault = await postgresVault(pool);
    const put = (): Promise<boolean> => vault.change({ do: 'put', space: 'name', key: 'anna', value: 1, was: 'any' });
    way.breakAll();
    await until(() => pool.totalCount === 0);
    await expect(put()).rejects.toThrow('is not queryable');
    expect(await put()).toBe(true);
    await pool.end();
    await database.drop();
  });
});

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await sleep(20);
};
