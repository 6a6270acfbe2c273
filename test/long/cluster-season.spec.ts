import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server as Front } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { postgresVault } from '#vault';
import { dreamledger, type Ended } from '#test/cli';
import { type Kafka, startKafka } from '#test/kafka';
import { startPostgres } from '#test/postgres';
import { type Spawned, spawnServer } from '#test/server';
import { listStuck } from '../../apps/server/worker/stuck.js';

/** A season is told through a front of two servers, while each part of the cluster goes away in turn. */

const FROZEN_MS = 6_000;
const AWAY_MS = 2_000;
const QUIET_MS = 2_000;

let kafka: Kafka;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let front: Front;
let place: Readonly<Record<string, string>>;
let apis: Spawned[];
let workers: Spawned[];
/** Those to which nobody is sent, as a front finds out by asking them. */
const away = new Set<Spawned>();

const start = (role: 'api' | 'worker'): Promise<Spawned> => spawnServer(place, ['--role', role]);

beforeAll(async () => {
  [kafka, postgres] = await Promise.all([startKafka(), startPostgres()]);
  place = {
    KAFKA_BROKERS: kafka.addresses.join(','),
    KAFKA_TOPIC: 'season',
    DATABASE_URL: postgres.url,
    LOG_LEVEL: 'fatal',
  };
  [workers, apis] = await Promise.all([
    Promise.all([start('worker'), start('worker')]),
    Promise.all([start('api'), start('api')]),
  ]);
  front = frontOf(() => apis.filter((api) => !away.has(api)));
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
}, 180_000);

const end = async (servers: readonly Spawned[]): Promise<void> => {
  for (const { signal } of servers) signal('SIGTERM');
  for (const { ended } of servers) expect(await ended).toBe(0);
};

afterAll(async () => {
  front.close();
  await end([...apis, ...workers]);
  await postgres.stop();
  await kafka.stop();
});

/** Each connection goes to the next server. */
function frontOf(servers: () => readonly Spawned[]): Front {
  let turn = 0;
  return createServer((near) => {
    const there = servers();
    const server = there[turn++ % there.length];
    const far = connect(Number(new URL(server?.url ?? '').port), '127.0.0.1');
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
  });
}

async function killed(role: 'api' | 'worker', all: Spawned[]): Promise<void> {
  const [one] = all;
  away.add(one!);
  one!.signal('SIGKILL');
  await one!.ended;
  await sleep(AWAY_MS);
  all.splice(0, 1);
  all.push(await start(role));
}

async function frozen(one: Spawned): Promise<void> {
  away.add(one);
  one.signal('SIGSTOP');
  await sleep(FROZEN_MS);
  one.signal('SIGCONT');
  away.delete(one);
}

/** A quick machine may be through before all have come. */
const AT_LEAST = 3;

const TROUBLES: readonly (() => Promise<void>)[] = [
  () => killed('api', apis),
  async () => {
    await postgres.kill();
    await sleep(AWAY_MS);
    await postgres.restart();
  },
  () => frozen(apis[0]!),
  () => killed('worker', workers),
  async () => {
    await kafka.kill(0);
    await sleep(AWAY_MS);
    await kafka.restart(0);
  },
  () => frozen(workers[0]!),
];

it('is told to its end, nothing is stuck, and the tables are those that a rebuild makes', async () => {
  const { port } = front.address() as AddressInfo;
  const told = dreamledger(
    process.cwd(),
    ['demo', '--url', `http://127.0.0.1:${port}`, '--seed', 'a season in trouble'],
    {
      DREAMLEDGER_DEMO_PASSWORD: 'correct horse battery',
    },
  );
  const telling = { isOver: false };
  void told.then(() => {
    telling.isOver = true;
  });
  let met = 0;
  for (const trouble of TROUBLES) {
    await sleep(QUIET_MS);
    if (telling.isOver) break;
    await trouble();
    met += 1;
  }
  expect(met).toBeGreaterThanOrEqual(AT_LEAST);
  expect(await told).toMatchObject({ code: 0 } satisfies Partial<Ended>);

  const database = new Pool({ connectionString: postgres.url });
  await quiet(database);
  await end([...apis.splice(0), ...workers.splice(0)]);
  expect(await listStuck(await postgresVault(database))).toEqual([]);
  const left = await tablesIn(database);
  expect((await dreamledger(process.cwd(), ['rebuild'], place)).code).toBe(0);
  expect(differences(left, await tablesIn(database))).toEqual([]);
  await database.end();
}, 600_000);

/** Nothing follows any more: checkpoints are signed, keys are out, and all of it was read. */
async function quiet(database: Pool): Promise<void> {
  const count = async (): Promise<string> =>
    (await database.query<{ count: string }>('SELECT count(*) FROM live.record')).rows[0]?.count ?? '';
  let [before, now] = ['', await count()];
  while (before !== now) {
    await sleep(QUIET_MS * 3);
    [before, now] = [now, await count()];
  }
}

type Tables = ReadonlyMap<string, readonly string[]>;

/** All rows of the read models that serve, but for where they stand. */
async function tablesIn(database: Pool): Promise<Tables> {
  const { rows } = await database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'live' AND table_name <> 'position' ORDER BY 1`,
  );
  const tables = new Map<string, readonly string[]>();
  for (const { name } of rows) {
    const all = await database.query<{ row: string }>(
      `SELECT to_jsonb(t)::text AS row FROM live."${name}" t ORDER BY 1`,
    );
    tables.set(
      name,
      all.rows.map(({ row }) => row),
    );
  }
  return tables;
}

/** Some rows that are in one of the two alone. */
function differences(one: Tables, other: Tables): readonly string[] {
  const without = (here: Tables, there: Tables): readonly string[] =>
    [...here].flatMap(([name, rows]) => {
      const known = new Set(there.get(name));
      return rows.filter((row) => !known.has(row)).map((row) => `${name} ${row}`);
    });
  return [...without(one, other).slice(0, 3), ...without(other, one).slice(0, 3)];
}
