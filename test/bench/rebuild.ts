import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Log, memoryLog } from '#log';
import { type DatabasePlace, READ_MODELS, ReadModels } from '#readmodel';
import { startPostgres } from '#test/postgres';
import { type Bench, figure } from './figure.js';
import { playSeason } from './season.js';

const SEASON = { matches: 1_000, length: 200 };
const RECORDS = SEASON.matches * SEASON.length;
const WANTED = 30_000;

export const rebuild: Bench = {
  name: 'rebuild',
  says: `all read models from a log of ${RECORDS.toLocaleString('en')} records, each of one event`,
  async run(report) {
    const log = memoryLog({ logId: 'season', partitions: 16 });
    await playSeason(log, SEASON);
    const postgres = await startPostgres();
    const folder = await mkdtemp(join(tmpdir(), 'dreamledger-bench-'));
    const places: readonly (readonly [string, DatabasePlace])[] = [
      ['Postgres', { url: postgres.url }],
      ['PGlite', { folder }],
    ];
    try {
      for (const [name, place] of places) {
        const perSecond = await rebuilt(log, place);
        report(figure(`rebuild, ${name}`, perSecond, 'per s', 'wanted', WANTED));
      }
    } finally {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
      await log.close();
    }
  },
};

async function rebuilt(log: Log, place: DatabasePlace): Promise<number> {
  const readModels = await ReadModels.open({ place, log, models: READ_MODELS, report: console.warn });
  const began = performance.now();
  await readModels.rebuild(() => undefined);
  const seconds = (performance.now() - began) / 1000;
  await readModels.close();
  return RECORDS / seconds;
}
