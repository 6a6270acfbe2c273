import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileLog, FolderInUse, type Log } from '#log';
import { Reader } from '#test/log-contract';
import { startProgram } from '#test/typescript';

/** Where whole servers are killed, the same log is: here a quarter of the times will do. */
const KILLS = Math.ceil(Number(process.env.DREAMLEDGER_KILLS ?? 20) / 4);

/** Everything a log without gaps holds. */
async function readAll(log: Log): Promise<Reader> {
  const records = (await log.end()).reduce((sum, end) => sum + end - 1, 0);
  const reader = await new Reader(log).has(records);
  await reader.tail.stop();
  return reader;
}

describe('a file log and processes', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'log-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const open = (): Promise<Log> =>
    fileLog({ folder, which: { is: 'any', partitions: 4 }, report: () => undefined, segmentBytes: 20_000 });
  const start = (program: string, ...args: readonly string[]): ReturnType<typeof startProgram> =>
    startProgram(new URL(`programs/${program}.ts`, import.meta.url).href, args);
  const end = async (child: ChildProcess): Promise<void> => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };

  it(`loses nothing it acknowledged and keeps every order when it is killed ${KILLS} times`, async () => {
    const acknowledged = new Map<string, string>();
    for (let run = 1; run <= KILLS; run++) {
      const writer = start('append-for-ever', folder, String(run));
      const gone = once(writer, 'exit');
      const until = acknowledged.size + 1 + Math.floor(Math.random() * 1000);
      for await (const line of createInterface(writer.stdout)) {
        const [place = '', text = ''] = line.split(' ');
        if (place !== 'report') acknowledged.set(place, text);
        if (acknowledged.size >= until) writer.kill('SIGKILL');
      }
      await gone;
    }
    const log = await open();
    const reader = await readAll(log);
    await log.close();

    const read = new Map(
      reader.entries.map(({ partition, offset, bytes }) => [
        `${partition}@${offset}`,
        Buffer.from(bytes).toString().replace(/\.*$/, ''),
      ]),
    );
    expect(read.size).toBe(reader.entries.length);
    for (const [place, text] of acknowledged) expect([place, read.get(place)]).toEqual([place, text]);
    const counts = new Map<string, number>();
    for (const text of read.values()) {
      const [run, writer, n] = text.split('/');
      expect(Number(n)).toBe(counts.get(`${run}/${writer}`) ?? 0);
      counts.set(`${run}/${writer}`, Number(n) + 1);
    }
  }, 1_200_000);

  it('is not opened by a second process, running or frozen; the killed one leaves it free', async () => {
    const writer = start('append-for-ever', folder, '1');
    await once(writer.stdout, 'data');
    await expect(open()).rejects.toThrow(`${folder} is in use by process ${writer.pid}`);
    writer.kill('SIGSTOP');
    await expect(open()).rejects.toThrow(FolderInUse);
    writer.kill('SIGCONT');
    await once(writer.stdout, 'data');
    await end(writer);
    await (await open()).close();
  });

  it('is open to others as a copy while its process lives, which keeps the folder itself', async () => {
    const copy = `${folder}-copy`;
    const writer = start('append-for-ever', folder, '1');
    await once(writer.stdout, 'data');
    writer.kill('SIGSTOP');
    await cp(folder, copy, { recursive: true });
    await (await fileLog({ folder: copy, which: { is: 'any', partitions: 4 }, report: () => undefined })).close();
    await expect(open()).rejects.toThrow(FolderInUse);
    await end(writer);
    await rm(copy, { recursive: true });
  });

  it('is held by one at a time when many take over what a killed one left', async () => {
    const dead = start('append-for-ever', folder, '1');
    await once(dead.stdout, 'data');
    await end(dead);
    const takers = ['a', 'b', 'c', 'd'].map((name) => start('enter-and-leave', folder, name));
    const codes = await Promise.all(takers.map((taker) => once(taker, 'exit')));
    expect(codes.map(([code]) => code as number)).toEqual([0, 0, 0, 0]);
    const log = await open();
    const reader = await readAll(log);
    await log.close();
    const steps = reader.texts(0).filter((text) => /enters|leaves/.test(text));
    expect(steps).toHaveLength(24);
    for (let n = 0; n < steps.length; n += 2) expect(steps[n + 1]).toBe(steps[n]?.replace('enters', 'leaves'));
  });
});
