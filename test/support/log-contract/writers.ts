import fc from 'fast-check';
import type { Log } from '#log';
import { bytesOf, Reader, textOf } from './reader.js';

const PARTITIONS = 3;

/** Whatever many writers do at once, here on a log with three partitions. */
export function writersContract(log: () => Log): void {
  const append = (partition: number, ...texts: readonly string[]): Promise<number> =>
    log().append(partition, texts.map(bytesOf));

  describe('with many writers', () => {
    it('gives every acknowledged record once, each writer in order', async () => {
      const burst = fc.record({
        partition: fc.nat(PARTITIONS - 1),
        records: fc.integer({ min: 1, max: 5 }),
        size: fc.constantFrom(0, 10, 300, 5000),
      });
      const writers = fc.array(fc.array(burst, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 24 });
      let run = 0;
      await fc.assert(
        fc.asyncProperty(writers, async (plan) => {
          const begin = await log().end();
          const live = new Reader(log(), begin);
          const name = String(++run);
          const placed: string[] = [];
          const write = async (bursts: (typeof plan)[number], writer: number): Promise<void> => {
            let count = 0;
            for (const { partition, records, size } of bursts) {
              const texts = Array.from({ length: records }, () => `${name}/${writer}/${count++}/${'x'.repeat(size)}`);
              const first = await append(partition, ...texts);
              texts.forEach((text, i) => placed.push(`${partition}@${first + i} ${text}`));
            }
          };
          await Promise.all(plan.map(write));
          const cold = new Reader(log(), begin);
          for (const reader of [live, cold]) {
            const read = (await reader.has(placed.length)).entries;
            const found = read.map(({ partition, offset, bytes }) => `${partition}@${offset} ${textOf(bytes)}`);
            expect([...found].sort()).toEqual([...placed].sort());
            for (let partition = 0; partition < PARTITIONS; partition++) {
              expect(isAscending(reader.offsets(partition))).toBe(true);
              plan.forEach((_, writer) => {
                const own = reader.texts(partition).filter((text) => text.startsWith(`${name}/${writer}/`));
                expect(isAscending(own.map((text) => Number(text.split('/')[2])))).toBe(true);
              });
            }
            await reader.tail.stop();
          }
        }),
        { numRuns: 15 },
      );
    });
  });
}

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((n, i) => i === 0 || n > (numbers[i - 1] ?? n));
