import { randomBytes } from 'node:crypto';
import { LARGEST_APPEND, LARGEST_RECORD, type Log, type LogIdentity } from '#log';
import { bytesOf, Reader, textOf } from './reader.js';
import { tailContract } from './tails.js';
import { writersContract } from './writers.js';

export { bytesOf, Reader, textOf } from './reader.js';

/** Where one log lies. `open` gives it again and again, as a server that restarts would. */
export interface LogPlace {
  open(): Promise<Log>;
  remove(): Promise<void>;
}

/** As many as all tests of the contract count on. */
const PARTITIONS = 3;

/** What every log must do, whatever it is made of; only the one in memory does not last. */
export function logContract(
  name: string,
  freshPlace: (identity: LogIdentity) => Promise<LogPlace>,
  lasts: 'lasts' | 'ends with its process' = 'lasts',
): void {
  describe(`${name} as a log`, () => {
    let identity: LogIdentity;
    let place: LogPlace;
    let log: Log;

    beforeEach(async () => {
      identity = { logId: `log-${randomBytes(8).toString('hex')}`, partitions: PARTITIONS };
      place = await freshPlace(identity);
      log = await place.open();
    });
    afterEach(async () => {
      await log.close();
      await place.remove();
    });

    const append = (partition: number, ...texts: readonly string[]): Promise<number> =>
      log.append(partition, texts.map(bytesOf));

    it('knows who it is', () => {
      expect(log.identity).toEqual(identity);
    });

    describe('empty', () => {
      it('ends after the genesis of each partition', async () => {
        expect(await log.end()).toEqual([1, 1, 1]);
      });

      it('gives its tails nothing, until something comes', async () => {
        const reader = new Reader(log);
        await append(1, 'first');
        await reader.has(1);
        expect(reader.entries.map(({ partition, bytes }) => [partition, textOf(bytes)])).toEqual([[1, 'first']]);
        await reader.tail.stop();
      });
    });

    describe('append', () => {
      it('puts the records of one append side by side, in order, from the offset it tells', async () => {
        await Promise.all([append(0, 'a', 'b', 'c'), append(1, 'x'), append(0, 'd'), append(0, 'e', 'f')]);
        const first = await append(0, 'g', 'h');
        const reader = await new Reader(log).has(9);
        expect(reader.texts(0)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
        expect(reader.texts(1)).toEqual(['x']);
        expect(reader.offsets(0).slice(-2)).toEqual([first, first + 1]);
        await reader.tail.stop();
      });

      it('keeps any bytes as they are', async () => {
        const records = [new Uint8Array(), new Uint8Array(1000), randomBytes(4096), bytesOf('{"genesis":{}}')];
        await log.append(2, records);
        const reader = await new Reader(log).has(records.length);
        expect(reader.entries.map(({ bytes }) => Buffer.from(bytes).toString('hex'))).toEqual(
          records.map((bytes) => Buffer.from(bytes).toString('hex')),
        );
        await reader.tail.stop();
      });

      it('takes records and appends of the largest size, many at a time', async () => {
        const large = randomBytes(LARGEST_RECORD);
        const full = new Array<Uint8Array>(LARGEST_APPEND / LARGEST_RECORD).fill(large);
        await Promise.all([log.append(0, full), log.append(0, full), log.append(1, full), append(0, 'small')]);
        await log.append(2, new Array<Uint8Array>(10_000).fill(new Uint8Array()));
        const reader = await new Reader(log).has(10_013);
        const sizes = reader.entries.filter(({ partition }) => partition === 0).map(({ bytes }) => bytes.length);
        expect(sizes).toEqual([...new Array<number>(8).fill(LARGEST_RECORD), 5]);
        expect(reader.entries.filter(({ bytes }) => large.equals(bytes))).toHaveLength(12);
        await reader.tail.stop();
      });

      it.each<[string, number, readonly Uint8Array[], string]>([
        ['a partition there is not', 3, [bytesOf('a')], 'There is no partition 3: this log has 0 to 2.'],
        ['a negative partition', -1, [bytesOf('a')], 'There is no partition -1'],
        ['no record', 0, [], 'An append holds 1 to 10000 records, not 0.'],
        ['too many records', 0, new Array<Uint8Array>(10_001).fill(bytesOf('a')), 'holds 1 to 10000 records'],
        ['a record that is too large', 0, [new Uint8Array(LARGEST_RECORD + 1)], '1048576 are the most'],
        ['an append that is too large', 0, new Array<Uint8Array>(5).fill(new Uint8Array(LARGEST_RECORD)), 'several'],
      ])('refuses %s, and goes on', async (_, partition, records, why) => {
        await expect(log.append(partition, records)).rejects.toThrow(why);
        expect(await append(0, 'still')).toBe(1);
      });
    });

    describe('end', () => {
      it('is after the last record of each partition', async () => {
        await append(0, 'a', 'b');
        const last = await append(2, 'c');
        expect((await log.end())[1]).toBe(1);
        expect((await log.end())[2]).toBe(last + 1);
      });
    });

    tailContract(() => log);
    writersContract(() => log);

    describe('closed', () => {
      it('takes no more appends', async () => {
        await log.close();
        await expect(append(0, 'late')).rejects.toThrow('The log is closed.');
      });

      it('ends its tails', async () => {
        const reader = new Reader(log);
        await log.close();
        await reader.tail.done;
      });

      it('may be closed twice', async () => {
        await log.close();
        await log.close();
      });
    });

    it('finishes what was appended before it is closed, and acknowledges nothing after', async () => {
      const acknowledged: string[] = [];
      const refused: string[] = [];
      const appends = Array.from({ length: 200 }, (_, n) =>
        append(n % PARTITIONS, `r${n}`).then(
          () => acknowledged.push(`r${n}`),
          () => refused.push(`r${n}`),
        ),
      );
      const closed = log.close();
      const late = append(0, 'late').then(
        () => acknowledged.push('late'),
        () => refused.push('late'),
      );
      await Promise.all([...appends, closed, late]);
      expect(refused).toEqual(['late']);
      expect(acknowledged).toHaveLength(200);
    });

    if (lasts !== 'lasts') return;

    describe('opened again', () => {
      const reopen = async (): Promise<void> => {
        await log.close();
        log = await place.open();
      };

      it('has everything it acknowledged, and goes on after it', async () => {
        await Promise.all([append(0, 'a', 'b'), append(2, 'c')]);
        await reopen();
        expect(log.identity).toEqual(identity);
        expect(await log.end()).toEqual([3, 1, 2]);
        expect(await append(0, 'd')).toBe(3);
        await reopen();
        const reader = await new Reader(log).has(4);
        expect([reader.texts(0), reader.texts(1), reader.texts(2)]).toEqual([['a', 'b', 'd'], [], ['c']]);
        await reader.tail.stop();
      });

      it('has what was being appended when it was closed', async () => {
        const appends = Array.from({ length: 100 }, (_, n) => append(n % PARTITIONS, `r${n}`));
        await log.close();
        await Promise.all(appends);
        log = await place.open();
        const reader = await new Reader(log).has(100);
        expect(reader.texts(1)).toEqual(Array.from({ length: 33 }, (_, n) => `r${3 * n + 1}`));
        await reader.tail.stop();
      });

      it('is empty again when it was empty', async () => {
        await reopen();
        expect(await log.end()).toEqual([1, 1, 1]);
      });
    });
  });
}
