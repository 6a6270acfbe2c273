import DataLoader from 'dataloader';
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
  const one = new DataLoader<Wanted, Kept | null>((wanted) => getAll(pool, wanted), {
    cache: false,
    maxBatchSize: 1_000,
  });
  return {
    get: (space, key) => one.load({ space, key }),
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

interface Wanted {
  readonly space: Space;
  readonly key: string;
}

/** What is asked for at once is read at once: the names of all who stand in a table, for instance. Each is looked up by its key, however many there are. */
async function getAll(pool: Pool, wanted: readonly Wanted[]): Promise<readonly (Kept | null)[]> {
  const { rows } = await pool.query<KeptRow & { readonly nth: string }>(
    `SELECT nth, key, value, version
     FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS wanted (space, name, nth),
     LATERAL (SELECT key, value, version FROM vault.kept WHERE kept.space = wanted.space AND kept.key = wanted.name LIMIT 1) AS found`,
    [wanted.map(({ space }) => space), wanted.map(({ key }) => key)],
  );
  const found = new Map(rows.map((row) => [Number(row.nth), read(row)]));
  return wanted.map((_, nth) => found.get(nth + 1) ?? null);
}

/** In one order everywhere, so that two changes of the same rows wait for each other and never in a circle. */
async function makeAll(client: PoolClient, changes: readonly Change[]): Promise<boolean> {
  const ordered = [...changes].sort((a, b) => byCodeUnit(a.space, b.space) || byCodeUnit(a.key, b.key));
  for (const alike of runsOf(ordered)) if (!(await make(client, alike))) return false;
  return true;
}

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

type Form = 'drop' | 'any' | 'new' | 'known';

const formOf = (change: Change): Form =>
  change.do === 'drop' ? 'drop' : change.was === 'any' ? 'any' : change.was === 0 ? 'new' : 'known';

/** Changes of one form that follow each other, each of another row: one statement makes them all. */
function runsOf(ordered: readonly Change[]): readonly (readonly Change[])[] {
  const runs: Change[][] = [];
  for (const change of ordered) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isAlike = last !== undefined && formOf(last) === formOf(change) && last.space === change.space;
    if (run !== undefined && isAlike && last.key !== change.key && formOf(change) !== 'known') run.push(change);
    else runs.push([change]);
  }
  return runs;
}

const ROWS = 'FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS r (key, value, nth)';

const MAKE: Readonly<Record<Form, string>> = {
  drop: `DELETE FROM vault.kept WHERE space = $1 AND key IN
         (SELECT key FROM vault.kept WHERE space = $1 AND key = ANY($2) ORDER BY key FOR UPDATE)`,
  any: `INSERT INTO vault.kept AS k SELECT $1, key, value, 1 ${ROWS} ORDER BY nth
        ON CONFLICT (space, key) DO UPDATE SET value = excluded.value, version = k.version + 1`,
  new: `INSERT INTO vault.kept SELECT $1, key, value, 1 ${ROWS} ORDER BY nth ON CONFLICT DO NOTHING`,
  known: 'UPDATE vault.kept SET value = $3, version = version + 1 WHERE space = $1 AND key = $2 AND version = $4',
};

async function make(client: PoolClient, alike: readonly Change[]): Promise<boolean> {
  const [first] = alike;
  if (first === undefined) return true;
  const form = formOf(first);
  const keys = alike.map(({ key }) => key);
  const values = alike.flatMap((change) => (change.do === 'put' ? [canonicalJson(change.value)] : []));
  if (form === 'known') {
    const was = first.do === 'put' ? first.was : null;
    return (await client.query(MAKE.known, [first.space, keys[0], values[0], was])).rowCount === 1;
  }
  if (form === 'drop') {
    await client.query(MAKE.drop, [first.space, keys]);
    return true;
  }
  return (await client.query(MAKE[form], [first.space, keys, values])).rowCount === alike.length;
}
