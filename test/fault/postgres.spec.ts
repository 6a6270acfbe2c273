import { Client } from 'pg';
import { type Log, memoryLog } from '#log';
import { READ_MODELS, type ReadModel, ReadModels } from '#readmodel';
import { answerGiven, Ledger, match, matchCreated, matchFinished, seatTaken } from '#test/ledger';
import { brittleWay, startPostgres } from '#test/postgres';
import { memoryRecords } from '#test/records';

const KILLS = 3;

describe('read models in a Postgres', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let log: Log;
  let ledger: Ledger;
  const opened: ReadModels[] = [];
  const troubles = new Set<string>();

  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  beforeEach(() => {
    log = memoryLog({ logId: expect.getState().currentTestName ?? '', partitions: 4 });
    ledger = new Ledger(log);
  });
  afterEach(async () => {
    for (const models of opened.splice(0)) await models.close();
    await log.close();
  });

  const follow = async (models: readonly ReadModel[] = READ_MODELS, url = postgres.url): Promise<ReadModels> => {
    const report = (what: string): void => void troubles.add(what);
    const readModels = await ReadModels.open({ place: { url }, log, models, report });
    readModels.project(() => undefined);
    opened.push(readModels);
    return readModels;
  };
  const caughtUp = (models: ReadModels): Promise<void> =>
    until(async () => {
      const health = await models.health().catch(() => null); // what was killed may cut the question off
      return health?.behind === 0 && health.trouble === null;
    });

  it(`lose nothing and keep nothing twice when it is killed ${KILLS} times under load`, async () => {
    const [one, two] = [await follow(), await follow()];
    const load = new AbortController();
    const written = (async () => {
      for (let n = 0; !load.signal.aborted; n++) {
        const stream = match(`m${n % 50}`);
        const events = n < 50 ? [matchCreated(2)] : n < 100 ? [seatTaken(0, 'anna')] : [answerGiven(n)];
        await ledger.write(stream, events);
        if (n % 10 === 0) await pause(5);
      }
      await ledger.write(match('m7'), [matchFinished(1, 2)]);
    })();
    for (let kill = 1; kill <= KILLS; kill++) {
      await pause(700);
      await postgres.kill();
      await until(async () => (await one.health()).trouble !== null && (await two.health()).trouble !== null);
      await pause(300);
      await postgres.restart();
      await Promise.all([one, two].map((models) => until(async () => (await models.health()).trouble === null)));
    }
    load.abort();
    await written;
    await Promise.all([caughtUp(one), caughtUp(two)]);

    const reference = memoryRecords(log);
    const all = (await log.end()).reduce((sum, end) => sum + end - 1, 0);
    await until(() => [...reference.all().values()].reduce((sum, records) => sum + records.length, 0) === all);
    for (const [stream, expected] of reference.all()) {
      const { records } = await one.records.load(stream);
      expect(records.map(({ hash }) => hash)).toEqual(expected.map(({ hash }) => hash));
    }
    await reference.stop();
    const rows = await matchRows(one);
    await one.rebuild(() => undefined);
    expect(await matchRows(one)).toEqual(rows);
    expect(troubles.size).toBeGreaterThan(0);
  });

  it('wait for it from the start, while queries tell that they are behind', async () => {
    const models = await follow();
    await caughtUp(models);
    await postgres.kill();
    // Those who serve a connection hear a moment later that nobody is above them.
    await until(() =>
      models.source.query('SELECT 1').then(
        () => false,
        () => true,
      ),
    );
    await ledger.write(match('new'), [matchCreated(2)]);
    expect(await models.reached(match('new'), 1)).toBe(false);
    await postgres.restart();
    await caughtUp(models);
    expect(await models.reached(match('new'), 1)).toBe(true);
  });

  it('go on when a connection breaks in the moment in which it stands', async () => {
    const way = await brittleWay(postgres.url);
    const models = await follow(READ_MODELS, way.url);
    await caughtUp(models);
    way.breakAll();
    await ledger.write(match('broken'), [matchCreated(2)]);
    await caughtUp(models);
    expect(await models.reached(match('broken'), 1)).toBe(true);
  });

  it('go on when the connection breaks that keeps other servers from migrating at the same time', async () => {
    await follow();
    const other = new Client({ connectionString: postgres.url });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE readmodel.migration');
    troubles.clear();
    const opening = follow();
    const migrating = "SELECT FROM pg_locks WHERE relation = 'readmodel.migration'::regclass AND NOT granted";
    await until(async () => (await other.query(migrating)).rowCount === 1);
    const holder = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted";
    expect((await other.query(holder)).rowCount).toBe(1);
    await until(() => [...troubles].some((trouble) => trouble.startsWith('A connection to the database broke')));
    await other.query('COMMIT');
    await other.end();
    await caughtUp(await opening);
  });

  it('are not held up by a worker that is frozen in the middle of its work, nor harmed when it wakes', async () => {
    let wake = (): void => undefined;
    const frozen = new Promise<void>((resolve) => {
      wake = resolve;
    });
    let isFrozen = false;
    const still = (fold: ReadModel['fold']): ReadModel => ({
      name: 'still',
      version: 1,
      hears: { match: 'all' },
      tables: [],
      rows: [],
      fold,
    });
    const zombie = await follow([
      ...READ_MODELS,
      still(() => {
        isFrozen = true;
        return frozen;
      }),
    ]);
    await ledger.write(match('a'), [matchCreated(2)]);
    await until(() => isFrozen);
    const other = await follow([...READ_MODELS, still(() => Promise.resolve())]);
    await ledger.write(match('a'), [seatTaken(0, 'anna')]);
    await caughtUp(other);
    const rows = await matchRows(other);
    wake();
    await caughtUp(zombie);
    expect(await matchRows(zombie)).toEqual(rows);
    expect(rows).toHaveLength(1);
  });
});

const matchRows = ({ source }: ReadModels): Promise<unknown[]> => source.query('SELECT * FROM match_list ORDER BY id');

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const until = async (holds: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await holds())) await pause(20);
};
