import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../database.js';

describe('read models in a folder', () => {
  let home: string;
  /** As a process leaves it that ended, and as one that was killed. */
  let closed: string;
  let killed: string;
  let folder: string;
  const opened: Database[] = [];
  const reports: string[] = [];

  const hearing = { report: (what: string) => reports.push(what), lost: () => reports.push('lost') };
  const open = async (path = folder): Promise<Database> => {
    const database = await openDatabase({ folder: path }, [], hearing);
    opened.push(database);
    return database;
  };
  const close = async (): Promise<void> => {
    for (const database of opened.splice(0)) await database.close();
  };
  const sweets = async ({ source }: Database): Promise<number | undefined> => {
    const [row] = await source.query<{ n: number }[]>('SELECT count(*) AS n FROM sweets');
    return row?.n;
  };

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'readmodel-'));
    closed = join(home, 'closed');
    killed = join(home, 'killed');
    const { source } = await open(closed);
    await source.query('CREATE TABLE sweets (n int)');
    await source.query('INSERT INTO sweets SELECT generate_series(1, 100)');
    await cp(closed, killed, { recursive: true });
    await close();
  });
  afterAll(() => rm(home, { recursive: true }));
  beforeEach(() => {
    folder = join(home, 'readmodel');
    reports.length = 0;
  });
  afterEach(async () => {
    await close();
    await rm(folder, { recursive: true });
  });

  it('are there again when it was closed', async () => {
    await cp(closed, folder, { recursive: true });
    expect(await sweets(await open())).toBe(100);
    expect(reports).toEqual([]);
  });

  it('are there again when the process was killed', async () => {
    await cp(killed, folder, { recursive: true });
    expect(await sweets(await open())).toBe(100);
    expect(reports).toEqual([]);
  });

  it('are as they were when there was no room to begin, and say so', async () => {
    await cp(closed, folder, { recursive: true });
    const limit = (bytes: string): Buffer =>
      execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:unlimited`]);
    limit('1');
    try {
      await expect(open()).rejects.toThrow(/^There is no room for the read models in .*They go on as soon as there is/);
    } finally {
      limit('unlimited');
    }
    expect(await readdir(folder)).toEqual(['pgdata']);
    expect(await sweets(await open())).toBe(100);
    expect(reports).toEqual([]);
  });

  it.each<[string, () => Promise<void>]>([
    ['the machine went down', () => writeFile(join(folder, 'in-use'), 'another run of the machine')],
    ['the machine went down before that was noted', () => writeFile(join(folder, 'in-use'), '')],
    ['a file is torn', () => writeFile(join(folder, 'pgdata', 'global', 'pg_control'), 'torn')],
  ])('begin anew when %s', async (_name, harm) => {
    await cp(killed, folder, { recursive: true });
    await harm();
    await expect(sweets(await open())).rejects.toThrow('"sweets" does not exist');
    expect(reports.at(-1)).toContain('They are rebuilt from the log');
    expect(await readdir(folder)).toContain('pgdata-aside');
  });

  it('tell in the folder whether they are in use', async () => {
    await cp(closed, folder, { recursive: true });
    await open();
    expect(await readFile(join(folder, 'in-use'), 'utf8')).not.toBe('');
    await close();
    expect(await readdir(folder)).toEqual(['pgdata']);
  });
});
