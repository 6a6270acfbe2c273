import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyLog, type CopyProgress, fileLog, type Log, memoryLog } from '#log';
import { bytesOf, Reader } from '#test/log-contract';

const IDENTITY = { logId: 'the-log', partitions: 3 };
const silent = (): void => undefined;

async function fill(log: Log, records: number): Promise<void> {
  for (let n = 0; n < records; n++) await log.append(n % 3 === 0 ? 0 : 2, [bytesOf(`record ${n}`)]);
}

async function everything(log: Log): Promise<readonly (readonly string[])[]> {
  const records = (await log.end()).reduce((sum, end) => sum + end - 1, 0);
  const reader = await new Reader(log).has(records);
  await reader.tail.stop();
  return [0, 1, 2].map((partition) => reader.texts(partition));
}

/** A log whose appends fail after so many, as when its process is killed. */
const dyingAfter = (appends: number, log: Log): Log => ({
  identity: log.identity,
  append: (partition, records) =>
    appends-- > 0 ? log.append(partition, records) : Promise.reject(new Error('killed')),
  tail: (from, take) => log.tail(from, take),
  end: () => log.end(),
  close: () => log.close(),
});

/** A log that sends every append twice, as a producer does that lost the acknowledgement. */
const doubling = (log: Log): Log => ({
  ...dyingAfter(Infinity, log),
  append: async (partition, records) => {
    await log.append(partition, records);
    return log.append(partition, records);
  },
});

describe('the copy of a log', () => {
  let folder: string;
  let from: Log;
  let to: Log;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'copy-'));
    from = await fileLog({
      folder,
      which: { is: 'this', ...IDENTITY },
      report: silent,
      segmentBytes: 2000,
    });
    to = memoryLog(IDENTITY);
  });
  afterEach(async () => {
    await Promise.all([from.close(), to.close()]);
    await rm(folder, { recursive: true });
  });

  it('has the same records in the same order, and says by which hashes', async () => {
    await fill(from, 100);
    const { hashes, ...counts } = await copyLog(from, to, silent);
    expect(counts).toEqual({ records: 100, copied: 100, repeats: 0 });
    expect(await everything(to)).toEqual(await everything(from));
    const first = createHash('sha256');
    for (const text of (await everything(from))[0] ?? [])
      first.update(Buffer.from([0, 0, 0, text.length])).update(text);
    expect(hashes).toEqual([first.digest('hex'), createHash('sha256').digest('hex'), expect.any(String)]);
  });

  it('is complete at once when there is nothing to copy, or nothing more', async () => {
    expect(await copyLog(from, to, silent)).toMatchObject({ records: 0, copied: 0 });
    await fill(from, 10);
    await copyLog(from, to, silent);
    expect(await copyLog(from, to, silent)).toMatchObject({ records: 10, copied: 0 });
  });

  it('goes on where it was cut off, and with what has come since', async () => {
    await fill(from, 400);
    for (const appends of [0, 1, 2]) {
      await expect(copyLog(from, dyingAfter(appends, to), silent)).rejects.toThrow('killed');
    }
    await fill(from, 50);
    const { records, copied } = await copyLog(from, to, silent);
    expect(records).toBe(450);
    expect(copied).toBeLessThan(450);
    expect(await everything(to)).toEqual(await everything(from));
  });

  it('is right though its appends were sent twice, and says so', async () => {
    await fill(from, 100);
    await fill(from, 100);
    const once = await copyLog(from, doubling(to), silent);
    expect(once).toMatchObject({ records: 200, copied: 200, repeats: 200 });
    expect(await copyLog(from, to, silent)).toEqual({ ...once, copied: 0 });
  });

  it('works from file to file, with records of every size', async () => {
    const other = await mkdtemp(join(tmpdir(), 'copy-'));
    const target = await fileLog({ folder: other, which: { is: 'this', ...IDENTITY }, report: silent });
    const sizes = [0, 1, 2 ** 20, 100, 2 ** 20, 2 ** 20, 2 ** 20, 2 ** 20, 2 ** 20, 5];
    for (const size of sizes) await from.append(1, [new Uint8Array(size).fill(size % 251)]);
    await from.append(1, new Array<Uint8Array>(10_000).fill(bytesOf('same')));
    await from.append(1, new Array<Uint8Array>(10_000).fill(bytesOf('same')));
    expect(await copyLog(from, target, silent)).toMatchObject({ records: 20_010, copied: 20_010, repeats: 0 });
    expect(await everything(target)).toEqual(await everything(from));
    await target.close();
    await rm(other, { recursive: true });
  });

  it('tells how far it is', async () => {
    await fill(from, 300);
    const seen: CopyProgress[] = [];
    await copyLog(from, to, (progress) => seen.push(progress));
    for (const doing of ['reading', 'copying', 'comparing'] as const) {
      const steps = seen.filter((progress) => progress.doing === doing);
      expect(steps.at(-1)).toEqual({ doing, done: 300, of: 300 });
    }
  });

  describe('is refused', () => {
    it.each([
      ['a log of another id', { logId: 'other', partitions: 3 }],
      ['a log of more partitions', { logId: 'the-log', partitions: 4 }],
    ])('into %s', async (_, identity) => {
      await expect(copyLog(from, memoryLog(identity), silent)).rejects.toThrow("can't be copied into the log");
    });

    it('where something else has been written, which stays as it is', async () => {
      await fill(from, 10);
      await to.append(2, [bytesOf('record 1'), bytesOf('mine')]);
      await expect(copyLog(from, to, silent)).rejects.toThrow(
        'its record at 2 of partition 2 is none that belongs there',
      );
      expect(await everything(to)).toEqual([[], [], ['record 1', 'mine']]);
    });

    it('where there is more than in the log', async () => {
      await fill(from, 10);
      await copyLog(from, to, silent);
      await to.append(1, [bytesOf('more')]);
      await expect(copyLog(from, to, silent)).rejects.toThrow('its record at 1 of partition 1');
    });
  });
});
