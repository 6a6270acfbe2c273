import type { EntityManager } from 'typeorm';
import { type Database, openDatabase } from './database.js';

describe('a transaction', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ folder: null }, [], () => undefined);
    await database.source.query('CREATE TABLE sweets (n int)');
  });
  afterAll(() => database.close());

  const put = (rows: EntityManager): Promise<unknown> => rows.query('INSERT INTO sweets VALUES (1)');
  const count = async (): Promise<number | undefined> => {
    const [row] = await database.source.query<{ n: number }[]>('SELECT count(*) AS n FROM sweets');
    return row?.n;
  };

  it.each<[string, (inner: EntityManager) => Promise<unknown>]>([
    ['a query of the data source', () => database.source.query('SELECT 1')],
    ['its manager', () => put(database.source.manager)],
    ['its query builder', () => database.source.createQueryBuilder().select('1').from('sweets', 's').getRawMany()],
    ['another transaction', () => database.source.transaction(put)],
    ['another transaction of its manager', () => database.source.manager.transaction('SERIALIZABLE', put)],
  ])('refuses %s at once, and is rolled back', async (_name, goPast) => {
    const before = await count();
    const attempt = database.source.transaction(async (rows) => {
      await put(rows);
      await goPast(rows);
    });
    await expect(attempt).rejects.toThrow("use the transaction's own manager");
    expect(await count()).toBe(before);
  });

  it('nests in itself, and lets others wait for their turn', async () => {
    const before = (await count()) ?? 0;
    await Promise.all([
      database.source.transaction('SERIALIZABLE', async (rows) => {
        await put(rows);
        await rows.transaction(put);
      }),
      database.source.transaction(put),
      put(database.source.manager),
    ]);
    expect(await count()).toBe(before + 4);
  });
});
