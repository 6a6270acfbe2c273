import { LARGEST_RECORD, type Log, type LogEntry } from '#log';
import { bytesOf, Reader, textOf } from './reader.js';

/** What the tails of every log must do, here of one with three partitions. */
export function tailContract(log: () => Log): void {
  const append = (partition: number, ...texts: readonly string[]): Promise<number> =>
    log().append(partition, texts.map(bytesOf));

  describe('tail', () => {
    it('begins at any position, partition by partition', async () => {
      for (const text of ['a', 'b', 'c', 'd']) await Promise.all([append(0, `${text}0`), append(1, `${text}1`)]);
      const all = await new Reader(log()).has(8);
      const [second, fourth] = [all.offsets(0)[1] ?? 0, all.offsets(1)[3] ?? 0];
      const some = await new Reader(log(), [second, fourth, 0]).has(4);
      expect([some.texts(0), some.texts(1)]).toEqual([['b0', 'c0', 'd0'], ['d1']]);
      const none = new Reader(log(), await log().end());
      await append(0, 'e0');
      await Promise.all([none.has(1), some.has(5), all.has(9)]);
      expect(none.texts(0)).toEqual(['e0']);
      await Promise.all([all, some, none].map(({ tail }) => tail.stop()));
    });

    it('goes from what was there to what comes, and misses nothing and doubles nothing', async () => {
      const texts = Array.from({ length: 400 }, (_, n) => String(n));
      const readers: Reader[] = [];
      for (const text of texts) {
        const written = append(0, text);
        if (Number(text) % 100 === 50) readers.push(new Reader(log()));
        if (Number(text) % 3 === 0) await written;
      }
      for (const reader of readers) expect((await reader.has(texts.length)).texts(0)).toEqual(texts);
      await Promise.all(readers.map(({ tail }) => tail.stop()));
    });

    it('gives the next batch when the one before is done, and loses nothing meanwhile', async () => {
      const batches: (readonly LogEntry[])[] = [];
      let busy = 0;
      let most = 0;
      let seen: () => void = () => undefined;
      const tail = log().tail([0, 0, 0], async (entries) => {
        most = Math.max(most, ++busy);
        batches.push(entries.map((entry) => ({ ...entry, bytes: entry.bytes.slice() })));
        for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
        busy--;
        seen();
      });
      for (let n = 0; n < 60; n++) await append(n % 3, String(n));
      while (batches.flat().length < 60 || busy > 0) await new Promise<void>((resolve) => (seen = resolve));
      await tail.stop();
      expect(most).toBe(1);
      const numbers = batches.flat().map(({ bytes }) => Number(textOf(bytes)));
      expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, n) => n));
    });

    it('gives a slow one everything, however far it falls behind', async () => {
      const sizes: number[] = [];
      let goOn: () => void = () => undefined;
      let hasAll: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => (goOn = resolve));
      const all = new Promise<void>((resolve) => (hasAll = resolve));
      const tail = log().tail([0, 0, 0], async (entries) => {
        sizes.push(...entries.map(({ bytes }) => bytes.length));
        if (sizes.length === 13) hasAll();
        await gate;
      });
      for (let n = 0; n <= 12; n++) await log().append(1, [new Uint8Array(n === 0 ? 1 : LARGEST_RECORD - n)]);
      goOn();
      await all;
      await tail.stop();
      expect(sizes).toEqual([1, ...Array.from({ length: 12 }, (_, n) => LARGEST_RECORD - n - 1)]);
    });

    it('stops when its last batch is done, and begins none afterwards', async () => {
      let begun = 0;
      let ended = 0;
      let hasBegun: () => void = () => undefined;
      let finish: () => void = () => undefined;
      const first = new Promise<void>((resolve) => (hasBegun = resolve));
      const gate = new Promise<void>((resolve) => (finish = resolve));
      const tail = log().tail([0, 0, 0], async () => {
        begun++;
        hasBegun();
        await gate;
        ended++;
      });
      await append(0, 'a');
      await first;
      const stopped = tail.stop().then(() => ended);
      await append(0, 'b');
      finish();
      expect(await stopped).toBe(1);
      await tail.done;
      await append(0, 'c');
      await new Reader(log()).has(3).then(({ tail: other }) => other.stop());
      expect(begun).toBe(1);
    });

    it('begins no batch when it is stopped at once', async () => {
      await append(0, 'a');
      let begun = 0;
      const tail = log().tail([0, 0, 0], () => {
        begun++;
      });
      await tail.stop();
      await new Reader(log()).has(1).then(({ tail: other }) => other.stop());
      expect(begun).toBe(0);
    });

    it('may be stopped twice, and from within a batch', async () => {
      const tail = log().tail([0, 0, 0], () => {
        void tail.stop();
      });
      await append(0, 'a');
      await tail.done;
      await tail.stop();
    });

    it('is done with the error of the one who takes', async () => {
      const tail = log().tail([0, 0, 0], () => {
        throw new Error('I cannot take this');
      });
      const done = expect(tail.done).rejects.toThrow('I cannot take this');
      await append(0, 'a');
      await done;
      await tail.stop();
    });

    it.each<[string, readonly number[], string]>([
      ['behind the end', [0, 2, 0], "A tail can't begin at 2 in partition 1: the log ends at 1 there."],
      ['at no position', [0, -1, 0], "A tail can't begin at -1"],
      ['with too few positions', [0, 0], 'begins at 3 positions, not 2'],
    ])('does not begin %s', async (_, from, why) => {
      const tail = log().tail(from, () => undefined);
      await expect(tail.done).rejects.toThrow(why);
      await tail.stop();
    });
  });
}
