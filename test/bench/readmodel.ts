import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LogRecord } from '#kernel';
import { fileLog, type Log } from '#log';
import { type DatabasePlace, READ_MODELS, ReadModels } from '#readmodel';
import { answerGiven, Ledger, match, matchCreated } from '#test/ledger';
import { startPostgres } from '#test/postgres';
import { type Bench, figure, quantile } from './figure.js';
import { playSeason } from './season.js';

const SEASON = { matches: 5_000, length: 200 };
const LOADS = 2_000;
const LIVE = { perSecond: 2_500, seconds: 10, matches: 500, stepMs: 10 };
const LIMIT = { loadMs: 50, loopMs: 15, freshMs: 1_000 };

export const readmodel: Bench = {
  name: 'readmodel',
  says: 'with 1,000,000 records stored: opening an old match, and what goes on while 2,500 records a second come in',
  async run(report) {
    const home = await mkdtemp(join(tmpdir(), 'dreamledger-bench-'));
    const log = await fileLog({
      folder: join(home, 'log'),
      which: { is: 'any', partitions: 16 },
      report: console.warn,
    });
    const postgres = await startPostgres();
    const places: readonly (readonly [string, DatabasePlace])[] = [
      ['Postgres', { url: postgres.url }],
      ['PGlite', { folder: join(home, 'readmodel') }],
    ];
    try {
      await playSeason(log, SEASON);
      for (const [name, place] of places) {
        const models = await ReadModels.open({ place, log, models: READ_MODELS, report: console.warn });
        models.project(() => undefined);
        while ((await models.health()).behind > 0) await sleep(100);
        const loads = await loadMatches(models);
        report(figure(`open an old match, ${name}, p99`, quantile(loads, 0.99), 'ms', 'limit', LIMIT.loadMs));
        const { fresh, loop } = await goOn(log, models);
        report(figure(`2,500 per s, ${name}, fresh after, p99`, quantile(fresh, 0.99), 'ms', 'limit', LIMIT.freshMs));
        report(figure(`2,500 per s, ${name}, event loop, p99`, loop, 'ms', 'limit', LIMIT.loopMs));
        await models.close();
      }
    } finally {
      await postgres.stop();
      await log.close();
      await rm(home, { recursive: true, force: true });
    }
  },
};

async function loadMatches(models: ReadModels): Promise<readonly number[]> {
  const took: number[] = [];
  for (let n = 0; n < LOADS; n++) {
    const began = performance.now();
    await models.records.load(match(`bench-${(n * 7919) % SEASON.matches}`));
    took.push(performance.now() - began);
  }
  return took;
}

/** Matches are played on; how long until a record can be queried, and how long the event loop was held up. */
async function goOn(log: Log, models: ReadModels): Promise<{ fresh: readonly number[]; loop: number }> {
  const ledger = new Ledger(log);
  const run = performance.now().toFixed(0);
  const streams = Array.from({ length: LIVE.matches }, (_, n) => match(`live-${run}-${n}`));
  await Promise.all(streams.map((stream) => ledger.write(stream, [matchCreated(2)])));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const fresh: Promise<number>[] = [];
  const began = performance.now();
  for (let written = 0; written < LIVE.perSecond * LIVE.seconds;) {
    const due = Math.ceil(((performance.now() - began) / 1000) * LIVE.perSecond) - written;
    const next = streams.map((_, n) => streams[(written + n) % streams.length]!).slice(0, due);
    const records = await Promise.all(next.map((stream, n) => ledger.write(stream, [answerGiven(written + n)])));
    written += records.length;
    const last = records.at(-1);
    if (last !== undefined) fresh.push(freshAfter(models, last));
    await sleep(LIVE.stepMs);
  }
  delay.disable();
  return { fresh: await Promise.all(fresh), loop: delay.percentile(99) / 1e6 };
}

async function freshAfter(models: ReadModels, { stream, seq }: LogRecord): Promise<number> {
  const began = performance.now();
  return (await models.reached(stream, seq)) ? performance.now() - began : Infinity;
}
