import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { kafkaLog, type Log } from '#log';
import { READ_MODELS, ReadModels } from '#readmodel';
import { sharedKafka } from '#test/kafka';
import { acceptedAnswers, Api, apiToken, Crowd } from '#test/load';
import { freshDatabase } from '#test/postgres';
import { asker, newcomer, type Settings, type Spawned, spawnServer } from '#test/server';

const WALKERS = 4;
const MOVES = 40;
const CLIENTS = WALKERS * 2;
/** Longer than Postgres lets a transaction idle. */
const FROZEN_MS = 12_000;

const topic = `fault-${randomUUID()}`;
let settings: Settings;
let database: string;
let brokers: readonly string[];

beforeAll(async () => {
  brokers = (await sharedKafka()).addresses;
  database = (await freshDatabase()).url;
  settings = { KAFKA_BROKERS: brokers.join(','), KAFKA_TOPIC: topic, DATABASE_URL: database };
}, 120_000);

const start = (role: 'api' | 'worker'): Promise<Spawned> => spawnServer(settings, ['--role', role]);

const openLog = (): Promise<Log> =>
  kafkaLog({ brokers, topic, which: { is: 'any', partitions: 16 }, replication: 1, report: () => undefined });

const end = async (...servers: readonly Spawned[]): Promise<void> => {
  for (const { signal } of servers) signal('SIGTERM');
  for (const { ended } of servers) expect(await ended).toBe(0);
};

const kill = async ({ signal, ended }: Spawned): Promise<void> => {
  signal('SIGKILL');
  expect(await ended).toBe('SIGKILL');
};

it('loses nothing when any process of a cluster is killed, or frozen and woken as a zombie', async () => {
  const workers = [await start('worker'), await start('worker')];
  const apis = [await start('api'), await start('api')];
  const token = await apiToken(await newcomer(apis[0]!));
  const doors = apis.map(({ url }) => new Api(url, CLIENTS, token));
  const crowd = new Crowd(WALKERS, (nth) => doors[nth % doors.length]!);
  /** What was moved last can be queried: somebody projects. */
  const isProjected = async (): Promise<boolean> => {
    const { errors } = await asker(apis[0]!.url).ask(
      'query ($at: Position!) { matches(first: 1, atLeast: $at) { edges { node { id } } } }',
      { at: crowd.position },
    );
    return errors.length === 0;
  };
  const projectedAgain = async (): Promise<void> => {
    await crowd.moveOn(MOVES);
    while (!(await isProjected())) await sleep(100);
  };

  await projectedAgain();
  workers[0]!.signal('SIGSTOP');
  await projectedAgain();
  await kill(apis[1]!);
  apis[1] = await start('api');
  doors[1]!.close();
  doors[1] = new Api(apis[1].url, CLIENTS, token);
  await sleep(FROZEN_MS);
  workers[0]!.signal('SIGCONT');
  await projectedAgain();
  await kill(workers[1]!);
  await projectedAgain();

  const acknowledged = await crowd.end();
  for (const door of doors) door.close();
  await end(...apis, workers[0]!);

  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(await acceptedAnswers(await openLog())).toEqual(acknowledged);
  await expectAsRebuilt();
}, 240_000);

/** What two workers, one of them a zombie for a while, left in the tables, gone on with, is what one rebuild makes of the log. */
async function expectAsRebuilt(): Promise<void> {
  const log = await openLog();
  const readModels = await ReadModels.open({ place: { url: database }, log, models: READ_MODELS, report: fail });
  const all = (): Promise<unknown[]> =>
    Promise.all(
      ['match_list ORDER BY id', 'appearance ORDER BY person, stream', 'record ORDER BY stream, seq'].map((rows) =>
        readModels.source.query(`SELECT * FROM ${rows}`),
      ),
    );
  readModels.project(() => undefined);
  while ((await readModels.health()).behind > 0) await sleep(20);
  const left = await all();
  await readModels.rebuild(() => undefined);
  expect(await all()).toEqual(left);
  await readModels.close();
  await log.close();
}

function fail(what: string): void {
  throw new Error(what);
}
