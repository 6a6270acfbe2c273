import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { dreamledger } from '#test/cli';
import { type Database, freshDatabase } from '#test/postgres';
import { fileTrustStore, fileVault, postgresTrustStore, postgresVault, type Space } from '#vault';

let folder: string;
let database: Database;
let pool: Pool;
const KEPT: readonly [Space, string][] = [
  ['account', 'mira'],
  ['stream-key', 'match/1'],
  ['cursor', 'log'],
];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dreamledger-cli-vault-'));
  database = await freshDatabase();
  pool = new Pool({ connectionString: database.url });
  const vault = await fileVault(join(folder, '.dreamledger/vault'), () => undefined);
  for (const [space, key] of KEPT) await vault.change({ do: 'put', space, key, value: { of: key }, was: 0 });
  await vault.close();
  await fileTrustStore(join(folder, '.dreamledger/trust'));
});

afterEach(async () => {
  await pool.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

const copy = () => dreamledger(folder, ['vault', 'copy'], { DATABASE_URL: database.url, VAULT_URL: undefined });

it('moves accounts, keys and the trust store into Postgres', async () => {
  expect(await copy()).toMatchObject({ code: 0, out: expect.stringContaining(' 3 things') as string });
  const vault = await postgresVault(pool);
  for (const [space, key] of KEPT) expect(await vault.get(space, key)).toMatchObject({ value: { of: key } });
  const files = await fileTrustStore(join(folder, '.dreamledger/trust'));
  const trust = await postgresTrustStore(pool);
  expect(await trust.publicKeys()).toEqual(await files.publicKeys());
  expect(await trust.tokenSecret()).toEqual(await files.tokenSecret());
});

it('may be run again, and leaves what the cluster has changed since', async () => {
  await copy();
  const vault = await postgresVault(pool);
  await vault.change({ do: 'put', space: 'account', key: 'mira', value: 'changed', was: 1 });
  expect(await copy()).toMatchObject({ code: 0, out: expect.stringContaining(' 0 things') as string });
  expect(await vault.get('account', 'mira')).toMatchObject({ value: 'changed' });
});

it('does not touch the keys of a cluster that signs already', async () => {
  const trust = await postgresTrustStore(pool);
  const before = await trust.publicKeys();
  const { code, err } = await copy();
  expect(code).toBe(1);
  expect(err).toContain('has a trust store of its own already');
  expect(await trust.publicKeys()).toEqual(before);
});
