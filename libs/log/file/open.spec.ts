import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkLog, Damage, fileLog, type Log, PARTITIONS, type WhichLog } from '#log';
import { bytesOf, Reader } from '#test/log-contract';

const silent = (what: string): void => {
  throw new Error(`The log reported: ${what}`);
};

describe('the folder of a log', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'log-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const open = (which: WhichLog = { is: 'any', partitions: 2 }, segmentBytes = 1000): Promise<Log> =>
    fileLog({ folder, which, report: silent, segmentBytes });
  const segments = async (): Promise<readonly string[]> =>
    (await readdir(folder)).filter((name) => name.endsWith('.segment')).map((name) => join(folder, name));
  const fill = async (records: number): Promise<void> => {
    const log = await open();
    for (let n = 0; n < records; n++) await log.append(n % 2, [bytesOf(`record ${n}`)]);
    await log.close();
  };

  describe('says which log it is', () => {
    it('for ever, under an id of its own if none was given', async () => {
      const log = await open({ is: 'any', partitions: PARTITIONS });
      const { logId, partitions } = log.identity;
      expect(partitions).toBe(16);
      await log.close();
      const again = await open({ is: 'known', logId, partitions });
      expect(again.identity).toEqual({ logId, partitions });
      await again.close();
    });

    it.each<[string, WhichLog, string]>([
      ['another log', { is: 'known', logId: 'other', partitions: 2 }, 'holds the log mine, but other is expected'],
      ['another log to make', { is: 'this', logId: 'other', partitions: 2 }, 'holds the log mine'],
      ['other partitions', { is: 'known', logId: 'mine', partitions: 3 }, 'has 2 partitions, but 3 are expected'],
    ])('and refuses to be %s', async (_, which, why) => {
      await (await open({ is: 'this', logId: 'mine', partitions: 2 })).close();
      await expect(open(which)).rejects.toThrow(why);
      await (await open({ is: 'known', logId: 'mine', partitions: 2 })).close();
    });

    it.each<[string, WhichLog, string]>([
      ['a log that should be there', { is: 'known', logId: 'mine', partitions: 2 }, 'the log mine should be there'],
      ['one of no partitions', { is: 'any', partitions: 0 }, 'holds no log. Is this the right place?'],
      ['one of too many', { is: 'any', partitions: 1025 }, 'A log has 1 to 1024 partitions, not 1025.'],
    ])('and does not make %s', async (_, which, why) => {
      await expect(open(which)).rejects.toThrow(why);
      expect(await readdir(folder)).toEqual([]);
    });
  });

  it('is made whole or not at all', async () => {
    await writeFile(join(folder, '0000000000000000.segment.new'), 'half');
    await writeFile(join(folder, '0000000000005000.segment.new'), 'half');
    await (await open()).close();
    expect(await readdir(folder)).toEqual(['0000000000000000.segment']);
  });

  it('holds segments that are named by where they begin', async () => {
    await fill(100);
    let begin = 0;
    for (const path of await segments()) {
      expect(Number.parseInt(path.slice(-24))).toBe(begin);
      begin += (await readFile(path)).length;
    }
    expect((await segments()).length).toBeGreaterThan(3);
  });

  it('is read from the segment that is needed, not from those before it', async () => {
    await fill(100);
    const [first = ''] = await segments();
    await writeFile(first, (await readFile(first)).fill(0xff, 500));
    const log = await open();
    const [even = 0, odd = 0] = await log.end();
    const late = await new Reader(log, [even - 10, odd - 10]).has(20);
    expect(late.texts(1).at(-1)).toBe('record 99');
    await late.tail.stop();
    await expect(new Reader(log).has(100)).rejects.toThrow(Damage);
    await log.close();
  });

  describe('can be checked', () => {
    const check = (): ReturnType<typeof checkLog> => checkLog(folder, () => undefined);

    it('to its last record', async () => {
      await fill(100);
      const seen: number[] = [];
      const found = await checkLog(folder, (bytes, of) => seen.push(bytes / of));
      expect(found).toMatchObject({ segments: (await segments()).length, end: [51, 51], damage: null, mends: false });
      expect(seen.at(-1)).toBe(1);
    });

    it('and tells the first damage and how far it is whole, changing nothing', async () => {
      await fill(100);
      const [, second = ''] = await segments();
      const bytes = await readFile(second);
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
      await writeFile(second, bytes);
      const found = await check();
      expect(found).toMatchObject({ mends: false, damage: { file: second } });
      expect(found.damage?.position).toBe(bytes.length - 16 - 'record 99'.length);
      expect(found.bytes).toBe(Number.parseInt(second.slice(-24)) + (found.damage?.position ?? 0));
      expect(await readFile(second)).toEqual(bytes);
    });

    it('and tells a write that was cut short from damage', async () => {
      await fill(10);
      const last = (await segments()).at(-1) ?? '';
      await writeFile(last, (await readFile(last)).subarray(0, -3));
      expect(await check()).toMatchObject({ mends: true, end: [6, 5], damage: { file: last } });
    });

    it('unless there is no log', async () => {
      await expect(check()).rejects.toThrow(`There is no log in ${folder}.`);
    });
  });
});
