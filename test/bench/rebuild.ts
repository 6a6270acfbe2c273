import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Log, memoryLog } from '#log';
import { type DatabasePlace, READ_MODELS, ReadModels } from '#readmodel';
import { answerGiven, gameStarted, Ledger, match, matchCreated, matchFinished, seatTaken } from '#test/ledger';
import { startPostgres } from '#test/postgres';
import { type Bench, figure } from './figure.js';

const MATCHES = 1_000;
const ANSWERS = 196;
const WANTED = 30_000;

export const rebuild: Bench = {
  name: 'rebuild',
  says: `all read models from a log of ${(MATCHES * (ANSWERS + 4)).toLocaleString('en')} records, each of one event`,
  async run(report) {
    const log = await season();
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
  return (MATCHES * (ANSWERS + 4)) / seconds;
}

/** Matches from their creation to their end, their records one after the other in the log as they would be played. */
async function season(): Promise<Log> {
  const log = memoryLog({ logId: 'season', partitions: 16 });
  const ledger = new Ledger(log);
  const story = [
    matchCreated(2),
    seatTaken(0, 'anna'),
    gameStarted,
    ...Array.from({ length: ANSWERS }, (_, ply) => answerGiven(ply)),
    matchFinished(1, 2),
  ];
  for (const event of story) {
    for (let nth = 0; nth < MATCHES; nth++) await ledger.write(match(`bench-${nth}`), [event]);
  }
  return log;
}
