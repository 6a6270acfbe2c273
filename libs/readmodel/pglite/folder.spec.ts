import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../database.js';

describe('read models in a folder', () => {
  let home: string;
  let folder: string;
  const opened: Database[] = [];
  const reports: string[] = [];
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'readmodel-'));
    folder = join(home, 'readmodel');
    reports.length = 0;
  });
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
    await rm(home, { recursive: true });
  });

  const hearing = { report: (what: string) => reports.push(what), lost: () => reports.push('lost') };
  const open = async (path = folder): Promise<Database> => {
    const database = await openDatabase({ folder: path }, [], hearing);
    opened.push(database);
    return database;
  };
  const close = async (): Promise<void> => {
    await opened.pop()?.close();
  };
  const write = async ({ source }: Database): Promise<void> => {
    await source.query('CREATE TABLE sweets (n int)');
    await source.query('INSERT INTO sweets SELECT generate_series(1, 100)');
  };
  const sweets = async ({ source }: Database): Promise<number | undefined> => {
    const [row] = await source.query<{ n: number }[]>('SELECT count(*) AS n FROM sweets');
    return row?.n;
  };

  it('are there again when it was closed', async () => {
    await write(await open());
    await close();
    expect(await sweets(await open())).toBe(100);
    expect(reports).toEqual([]);
  });

  it('are there again when the process was killed', async () => {
    const database = await open();
    await write(database);
    const left = join(home, 'left');
    await cp(folder, left, { recursive: true });
    expect(await sweets(await open(left))).toBe(100);
    expect(reports).toEqual([]);
  });

  it('are as they were when there was no room to begin, and say so', async () => {
    await write(await open());
    await close();
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

  it.each<[string, (left: string) => Promise<void>]>([
    ['the machine went down', (left) => writeFile(join(left, 'in-use'), 'another run of the machine')],
    ['the machine went down before that was noted', (left) => writeFile(join(left, 'in-use'), '')],
    ['a file is torn', (left) => writeFile(join(left, 'pgdata', 'global', 'pg_control'), 'torn')],
  ])('begin anew when %s', async (_name, harm) => {
    const database = await open();
    await write(database);
    const left = join(home, 'left');
    await cp(folder, left, { recursive: true });
    await harm(left);
    await expect(sweets(await open(left))).rejects.toThrow('"sweets" does not exist');
    expect(reports.at(-1)).toContain('They are rebuilt from the log');
    expect(await readdir(left)).toContain('pgdata-aside');
  });

  it('tell in the folder whether they are in use', async () => {
    await open();
    expect(await readFile(join(folder, 'in-use'), 'utf8')).not.toBe('');
    await close();
    expect(await readdir(folder)).toEqual(['pgdata']);
  });
});
