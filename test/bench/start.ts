import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileLog } from '#log';
import { runServer } from '#test/server';
import { type Bench, figure } from './figure.js';
import { playSeason } from './season.js';

const SEASON = { matches: 1_000, length: 1_000 };

export const start: Bench = {
  name: 'start',
  says: 'seconds until a page is served: on an empty folder, again, and again with 1,000,000 records in the log',
  async run(report) {
    const folder = await mkdtemp(join(tmpdir(), 'dreamledger-bench-'));
    try {
      report(figure('first start, empty folder', await servedAfter(folder), 's', 'limit', 60));
      report(figure('warm start, empty log', await servedAfter(folder), 's', 'limit', 3));
      const log = await fileLog({
        folder: join(folder, 'log'),
        which: { is: 'any', partitions: 16 },
        report: console.warn,
      });
      await playSeason(log, SEASON);
      await log.close();
      await servedAfter(folder);
      report(figure('warm start, 1,000,000 records', await servedAfter(folder), 's', 'limit', 3));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function servedAfter(folder: string): Promise<number> {
  const began = performance.now();
  const server = await runServer({ DREAMLEDGER_DATA: folder });
  await (await fetch(server.url)).text();
  const seconds = (performance.now() - began) / 1000;
  server.signal('SIGTERM');
  await server.ended;
  return seconds;
}
