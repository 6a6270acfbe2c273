import { mkdtemp, readdir, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Damage, fileLog, type Log, standingLog } from '#log';
import { bytesOf, Reader } from '#test/log-contract';

describe('a log that somebody else has', () => {
  let folder: string;
  let log: Log;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'log-'));
    log = await fileLog({
      folder,
      which: { is: 'any', partitions: 2 },
      report: () => undefined,
      segmentBytes: 1000,
    });
  });
  afterEach(async () => {
    await log.close();
    await rm(folder, { recursive: true });
  });

  const write = async (from: number, to: number): Promise<void> => {
    for (let n = from; n < to; n++) await log.append(n % 2, [bytesOf(`record ${n}`)]);
  };
  const lastFile = async (): Promise<string> =>
    join(folder, (await readdir(folder)).filter((name) => name.endsWith('.segment')).at(-1) ?? '');

  it('is read as far as it was written, and its writer goes on', async () => {
    await write(0, 100);
    const standing = await standingLog(folder);
    await write(100, 110);
    expect(standing.identity).toEqual(log.identity);
    expect(await standing.end()).toEqual([51, 51]);
    expect((await new Reader(standing).has(100)).texts(1).at(-1)).toBe('record 99');
    expect((await new Reader(standing, [41, 41]).has(20)).texts(0)[0]).toBe('record 80');
    await standing.close();
    expect(await log.end()).toEqual([56, 56]);
  });

  it('is left as it is, also where a write is not whole yet', async () => {
    await write(0, 10);
    const file = await lastFile();
    const { length } = await readFile(file);
    await truncate(file, length - 3);
    const before = await readdir(folder);
    const standing = await standingLog(folder);
    expect(await standing.end()).toEqual([6, 5]);
    await standing.close();
    expect(await readdir(folder)).toEqual(before);
    expect((await readFile(file)).length).toBe(length - 3);
  });

  it('is not read where it is damaged', async () => {
    await write(0, 100);
    const first = join(folder, '0000000000000000.segment');
    await truncate(first, 500);
    await expect(standingLog(folder)).rejects.toThrow(Damage);
  });

  it('must be there', async () => {
    const none = join(folder, 'none');
    await expect(standingLog(none)).rejects.toThrow('ENOENT');
    await expect(standingLog(tmpdir())).rejects.toThrow(`There is no log in ${tmpdir()}.`);
  });
});
