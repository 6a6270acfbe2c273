import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileLog, type FileLogOptions, type Log } from '#log';
import { bytesOf, Reader } from '#test/log-contract';

/** A disk that works until it is told how to fail. */
class Disk {
  /** How many bytes it still takes. */
  room = Infinity;
  syncFails: Error | null = null;
  writeFails: Error | null = null;
  openFails: Error | null = null;
  calls: string[] = [];

  readonly open: NonNullable<FileLogOptions['open']> = async (path, flags) => {
    if (this.openFails !== null) throw this.openFails;
    const file = await open(path, flags);
    return {
      write: async (bytes: Uint8Array, from: number, length: number, position: number) => {
        this.calls.push('write');
        if (this.writeFails !== null) throw this.writeFails;
        if (this.room === 0) throw failure('ENOSPC', 'no space left on device');
        const done = await file.write(bytes, from, Math.min(length, this.room), position);
        this.room -= done.bytesWritten;
        return done;
      },
      datasync: async () => {
        this.calls.push('datasync');
        if (this.syncFails !== null) throw this.syncFails;
        await file.datasync();
      },
      truncate: (length?: number) => file.truncate(length),
      close: () => file.close(),
    } as Awaited<ReturnType<NonNullable<FileLogOptions['open']>>>;
  };
}

const failure = (code: string, what: string): Error => Object.assign(new Error(`${code}: ${what}`), { code });

describe('a file log on a disk that fails', () => {
  let folder: string;
  let disk: Disk;
  let log: Log;

  const openOn = (open?: Disk, report: (what: string) => void = () => undefined): Promise<Log> =>
    fileLog({
      folder,
      which: { is: 'any', partitions: 2 },
      report,
      segmentBytes: 2000,
      ...(open && { open: open.open }),
    });
  const append = (text: string): Promise<number> => log.append(0, [bytesOf(text)]);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'log-'));
    disk = new Disk();
    log = await openOn(disk);
    for (const text of ['one', 'two', 'three']) await append(text);
  });
  afterEach(async () => {
    await log.close();
    await rm(folder, { recursive: true });
  });

  const holdsWhenRight = async (least: readonly string[], most: readonly string[]): Promise<void> => {
    await log.close();
    log = await openOn();
    const [end = 0] = await log.end();
    const reader = await new Reader(log).has(end - 1);
    await reader.tail.stop();
    expect(most.slice(0, end - 1)).toEqual(reader.texts(0));
    expect(end - 1).toBeGreaterThanOrEqual(least.length);
    await append('later');
  };

  it.each<[string, (disk: Disk) => void, RegExp]>([
    ['can not be written', (bad) => (bad.writeFails = failure('EIO', 'i/o error')), /EIO/],
    ['can not be synced', (bad) => (bad.syncFails = failure('EIO', 'i/o error')), /EIO/],
  ])('takes no more appends once it %s, not even when it is well again', async (_, spoil, why) => {
    const reader = await new Reader(log).has(3);
    spoil(disk);
    const fate = await Promise.allSettled([append('four'), append('five')]);
    for (const { status } of fate) expect(status).toBe('rejected');
    await expect(append('six')).rejects.toThrow(why);
    const calls = disk.calls.length;
    Object.assign(disk, new Disk(), { open: disk.open, calls: disk.calls });
    await expect(append('seven')).rejects.toThrow(/takes no more appends.*put the disk right and restart/);
    await expect(append('eight')).rejects.toMatchObject({ cause: { message: expect.stringMatching(why) as string } });
    expect(disk.calls).toHaveLength(calls);
    expect(await log.end()).toEqual([4, 1]);
    expect(reader.texts(0)).toEqual(['one', 'two', 'three']);
    await holdsWhenRight(['one', 'two', 'three'], ['one', 'two', 'three', 'four', 'five']);
  });

  it.each<[string, number]>([
    ['is full', 0],
    ['takes half a write and is full', 10],
  ])('keeps nothing of what comes while it %s, and goes on when there is room', async (_, room) => {
    const reader = await new Reader(log).has(3);
    disk.room = room;
    for (const text of ['four', 'five']) await expect(append(text)).rejects.toThrow(/full.*ENOSPC.*as soon as/);
    expect(await log.end()).toEqual([4, 1]);
    disk.room = Infinity;
    expect(await append('six')).toBe(4);
    expect((await reader.has(4)).texts(0)).toEqual(['one', 'two', 'three', 'six']);
    await holdsWhenRight(['one', 'two', 'three', 'six'], ['one', 'two', 'three', 'six']);
  });

  it('keeps what it acknowledged when it has no room for a new segment, and goes on when there is', async () => {
    const kept = ['one', 'two', 'three'];
    disk.openFails = failure('ENOSPC', 'no space left on device');
    const fill = async (): Promise<void> => {
      for (;;) {
        const text = `${kept.length} ${'x'.repeat(300)}`;
        await append(text);
        kept.push(text);
      }
    };
    await expect(fill()).rejects.toThrow(/ENOSPC/);
    expect(kept.length).toBeGreaterThan(5);
    await expect(append('x'.repeat(300))).rejects.toThrow(/ENOSPC/);
    disk.openFails = null;
    await append('later on');
    await holdsWhenRight([...kept, 'later on'], [...kept, 'later on']);
  });

  it('does not start on a disk on which it can not be made', async () => {
    const other = await mkdtemp(join(tmpdir(), 'log-'));
    const full = new Disk();
    full.room = 50;
    const make = (on: Disk): Promise<Log> =>
      fileLog({ folder: other, which: { is: 'any', partitions: 2 }, report: () => undefined, open: on.open });
    await expect(make(full)).rejects.toThrow(/ENOSPC/);
    const made = await make(new Disk());
    expect(await made.end()).toEqual([1, 1]);
    await made.close();
    await rm(other, { recursive: true });
  });
});
