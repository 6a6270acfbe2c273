import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUse, lockFolder } from '#log';

describe('the lock of a folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lock-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Puts up a lock like that of this process, but for these parts of its name. */
  async function leave(changed: { pid?: number; started?: string; boot?: string; space?: string }): Promise<void> {
    const unlock = await lockFolder(folder);
    const [pid, started, boot, space] = ((await readdir(folder))[0] ?? '').split('.').slice(1);
    await unlock();
    await writeFile(join(folder, Object.values({ lock: 'lock', pid, started, boot, space, ...changed }).join('.')), '');
  }

  it('is held until it is given back', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    await expect(lockFolder(folder)).rejects.toThrow(`${folder} is in use by process ${process.pid}`);
    await unlock();
    expect(await readdir(folder)).toEqual([]);
    await (
      await lockFolder(folder)
    )();
  });

  it.each<[string, Parameters<typeof leave>[0]]>([
    ['of a process that is gone', { pid: 2 ** 22 + 1 }],
    ['of a process whose number another has now', { pid: process.ppid, started: '1' }],
    ['of a process that ran before the machine was started', { boot: '00000000-0000-4000-8000-000000000000' }],
  ])('is taken over when it is left %s', async (_, changed) => {
    await leave(changed);
    const unlock = await lockFolder(folder);
    expect(await readdir(folder)).toHaveLength(1);
    await unlock();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is never taken from a process that can not be seen from here', async () => {
    await leave({ pid: 1, space: '42' });
    const [lock = ''] = await readdir(folder);
    await expect(lockFolder(folder)).rejects.toThrow(
      `in use by process 1, and only one may have it. Stop that process first. (If it ran in a container that is gone, remove ${join(folder, lock)}.)`,
    );
    expect(await readdir(folder)).toEqual([lock]);
  });
});
