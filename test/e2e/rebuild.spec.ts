import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileLog } from '#log';
import { findMatches, READ_MODELS, ReadModels } from '#readmodel';
import { dreamledger } from '#test/cli';
import { Ledger, match, matchCreated } from '#test/ledger';
import { freshDatabase } from '#test/postgres';

const MATCHES = 20;

describe('dreamledger rebuild', () => {
  let home: string;
  let data: string;
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'dreamledger-rebuild-'));
    data = join(home, '.dreamledger');
  });
  afterEach(() => rm(home, { recursive: true }));

  const openLog = (): ReturnType<typeof fileLog> =>
    fileLog({ folder: join(data, 'log'), which: { is: 'any', partitions: 4 }, report: () => undefined });

  const rebuild = (environment: NodeJS.ProcessEnv = {}): ReturnType<typeof dreamledger> =>
    dreamledger(home, ['rebuild'], { DATABASE_URL: '', KAFKA_BROKERS: '', ...environment });

  async function writeMatches(): Promise<void> {
    const log = await openLog();
    const ledger = new Ledger(log);
    for (let n = 0; n < MATCHES; n++) await ledger.write(match(`m${n}`), [matchCreated(2)]);
    await log.close();
  }

  async function listed(place: { url: string } | { folder: string }): Promise<number> {
    const log = await openLog();
    const models = await ReadModels.open({ place, log, models: READ_MODELS, report: () => undefined });
    const wish = { phases: null, game: null, holder: null, casual: null, by: null };
    const found = await findMatches(models.source, wish, { take: 100, from: 'start', beyond: null });
    await models.close();
    await log.close();
    return found.length;
  }

  it('builds the read models of an embedded server', async () => {
    await writeMatches();
    const { code, out } = await rebuild();
    expect({ code, out }).toEqual({ code: 0, out: 'The read models are rebuilt.\n' });
    expect(await listed({ folder: join(data, 'readmodel') })).toBe(MATCHES);
  });

  it('builds those in a Postgres, again and again', async () => {
    await writeMatches();
    const database = await freshDatabase();
    const { url } = database;
    for (const _ of [1, 2]) expect(await rebuild({ DATABASE_URL: url })).toMatchObject({ code: 0 });
    expect(await listed({ url })).toBe(MATCHES);
    await database.drop();
  });

  it('leaves alone what a server holds, and says which', async () => {
    await writeMatches();
    const log = await openLog();
    const { code, err } = await rebuild();
    expect(code).toBe(1);
    expect(err).toContain(`is in use by process ${process.pid}`);
    expect(err).toContain('Stop that process first');
    await log.close();
  });

  it.each([
    [{}, 2, 'There is no log in .dreamledger/log. Name the data folder'],
    [{ KAFKA_BROKERS: '127.0.0.1:9' }, 78, 'DATABASE_URL does not say'],
  ])('refuses %j', async (environment, exitCode, says) => {
    const { code, err } = await rebuild(environment);
    expect(code).toBe(exitCode);
    expect(err).toContain(says);
    expect(await readdir(home)).toEqual([]);
  });
});
