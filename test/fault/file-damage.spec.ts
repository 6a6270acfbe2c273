import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { Damage, fileLog, type Log } from '#log';
import { bytesOf, Reader } from '#test/log-contract';

const silent = (what: string): void => {
  throw new Error(`The log reported: ${what}`);
};

describe('a file log whose files were damaged', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'log-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const open = (report = silent, segmentBytes?: number): Promise<Log> =>
    fileLog({ folder, which: { is: 'any', partitions: 2 }, report, ...(segmentBytes && { segmentBytes }) });
  const segments = async (): Promise<readonly string[]> =>
    (await readdir(folder)).filter((name) => name.endsWith('.segment')).map((name) => join(folder, name));
  const textsOf = async (log: Log, records: number): Promise<readonly string[]> => {
    const reader = await new Reader(log).has(records);
    await reader.tail.stop();
    return [...reader.texts(0), ...reader.texts(1)];
  };

  describe('in its last segment', () => {
    let path: string;
    let whole: Buffer;
    /** Where each record's frame begins. */
    let begins: readonly number[];

    beforeEach(async () => {
      const log = await open();
      [path = ''] = await segments();
      const sizes: number[] = [];
      for (const [n, text] of ['one', 'two', 'three', 'four'].entries()) {
        sizes.push((await readFile(path)).length);
        await log.append(n % 2, [bytesOf(text)]);
      }
      await log.close();
      begins = sizes;
      whole = await readFile(path);
    });

    const goesOnAfter = async (kept: readonly string[], cutAt: number): Promise<void> => {
      const reports: string[] = [];
      const log = await open((what) => reports.push(what));
      expect(reports).toHaveLength(1);
      expect(reports[0]).toMatch(new RegExp(`^${path}: cut \\d+ bytes .* at byte ${cutAt}\\.$`));
      expect(await textsOf(log, kept.length)).toEqual(kept);
      await log.append(1, [bytesOf('after')]);
      await log.close();
      const again = await open();
      expect(await textsOf(again, kept.length + 1)).toEqual([...kept, 'after']);
      await again.close();
    };

    it('is cut where its last write was torn, at any byte, says so, and goes on', async () => {
      const last = begins[3] ?? 0;
      for (let size = last + 1; size < whole.length; size++) {
        await writeFile(path, whole.subarray(0, size));
        await goesOnAfter(['one', 'three', 'two'], last);
      }
    });

    it('is cut where the end of its last write never reached the disk', async () => {
      const last = begins[3] ?? 0;
      for (let size = last + 1; size < whole.length; size += 3) {
        await writeFile(path, Buffer.concat([whole.subarray(0, size), Buffer.alloc(whole.length - size + 100)]));
        await goesOnAfter(['one', 'three', 'two'], last);
      }
    });

    it('does not start on any flipped bit before its last record, names the place, and changes nothing', async () => {
      const [one = 0, , , four = 0] = begins;
      for (let bit = 0; bit < four * 8; bit += bit < one * 8 ? 5 : 1) {
        const bad = Buffer.from(whole);
        bad.writeUInt8(bad.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
        await writeFile(path, bad);
        const frame = begins.findLast((begin) => begin <= bit >> 3);
        const place = frame === undefined ? `at byte \\d+` : `at byte ${frame}: .*[Rr]estore`;
        await expect(open()).rejects.toThrow(new RegExp(`^${path} is damaged ${place}`));
        expect(await readFile(path)).toEqual(bad);
      }
    });

    it.each<[string, (frames: readonly Buffer[]) => readonly Buffer[]]>([
      ['is missing', ([one, , three, four]) => [one!, three!, four!]],
      ['is there twice', ([one, two, three, four]) => [one!, two!, two!, three!, four!]],
      ['is in the wrong place', ([one, two, three, four]) => [three!, two!, one!, four!]],
      ['is there again at the end', ([one, two, three, four]) => [one!, two!, three!, four!, one!]],
    ])('does not start when a whole record %s', async (_, change) => {
      const frames = begins.map((begin, n) => whole.subarray(begin, begins[n + 1]));
      await writeFile(path, Buffer.concat([whole.subarray(0, begins[0]), ...change(frames)]));
      await expect(open()).rejects.toThrow(Damage);
    });
  });

  describe('in an older segment', () => {
    let paths: readonly string[];
    beforeEach(async () => {
      const log = await open(silent, 1000);
      for (let n = 0; n < 100; n++) await log.append(n % 2, [bytesOf(`record ${n}`)]);
      await log.close();
      paths = await segments();
      expect(paths.length).toBeGreaterThan(3);
    });

    it.each([0, 1])('does not start when segment %i is missing', async (n) => {
      await rm(paths[n] ?? '');
      await expect(open()).rejects.toThrow(Damage);
    });

    it.each([
      [0, -1],
      [1, -1],
      [0, 1],
      [1, 100],
    ])('does not start when segment %i is %i bytes longer', async (n, bytes) => {
      const before = await readFile(paths[n] ?? '');
      await writeFile(paths[n] ?? '', Buffer.concat([before, Buffer.alloc(100)]).subarray(0, before.length + bytes));
      await expect(open()).rejects.toThrow(`${paths[n]} is damaged at byte ${before.length + bytes}: it ends here`);
    });

    it('does not start when a segment is of another log', async () => {
      const [first = ''] = paths;
      const other = await mkdtemp(join(tmpdir(), 'log-'));
      const log = await fileLog({ folder: other, which: { is: 'any', partitions: 2 }, report: silent });
      const { length } = await readFile(first);
      const frames = length - (await readFile(join(other, '0000000000000000.segment'))).length;
      await log.append(0, [new Uint8Array(frames - 16)]);
      await log.close();
      await writeFile(first, await readFile(join(other, '0000000000000000.segment')));
      await rm(other, { recursive: true });
      await expect(open()).rejects.toThrow(`${paths[1]} is damaged at byte 0: it belongs to another log.`);
    });

    it('ends the tail that comes to the damage, and no other', async () => {
      const [, second = ''] = paths;
      const bytes = await readFile(second);
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
      await writeFile(second, bytes);
      const log = await open();
      const late = new Reader(log, [45, 45]);
      await late.has(12);
      const reader = new Reader(log);
      await expect(reader.has(100)).rejects.toThrow(`${second} is damaged at byte ${bytes.length - 25}`);
      await log.append(0, [bytesOf('after')]);
      await late.has(13);
      await late.tail.stop();
      await log.close();
    });

    it('tells a segment whose end was changed by the one after it', async () => {
      const [, second = ''] = paths;
      const bytes = await readFile(second);
      const frame = bytes.subarray(bytes.length - 25);
      frame.write('0', 24);
      frame.writeUInt32BE(crc32(frame.subarray(8)), 4);
      await writeFile(second, bytes);
      const log = await open();
      await expect(new Reader(log).has(100)).rejects.toThrow(/does not continue the segment before it/);
      await log.close();
    });
  });
});
