import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { acceptedAnswers, Api, apiToken, Crowd, fileLogIn } from '#test/load';
import { freshDatabase } from '#test/postgres';
import { newcomer, spawnServer } from '#test/server';

const KILLS = Number(process.env.DREAMLEDGER_KILLS ?? 20);
const WALKERS = 8;
const MOVES = 25;
const MOST_MOMENTS = 40;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dreamledger-kill-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** What is shipped takes three times as long to start, and does so in one kill of ten. Two servers are killed at a time. */
it.each([
  { tables: 'in its folder', kills: Math.ceil(KILLS / 10), database: () => Promise.resolve('') },
  { tables: 'in Postgres', kills: KILLS - Math.ceil(KILLS / 10), database: async () => (await freshDatabase()).url },
])(
  'loses nothing and does nothing twice when servers are killed $kills times under load, with their tables $tables',
  async ({ kills, database }) => {
    const halves = [Math.ceil(kills / 2), Math.floor(kills / 2)];
    const ended = await Promise.allSettled(
      halves.map(async (half, nth) => killAgainAndAgain(join(folder, String(nth)), await database(), half)),
    );
    expect(ended.filter(({ status }) => status === 'rejected')).toEqual([]);
  },
  60_000 + KILLS * 15_000,
);

async function killAgainAndAgain(data: string, database: string, kills: number): Promise<void> {
  const settings = { DREAMLEDGER_DATA: data, DATABASE_URL: database };
  let server = await spawnServer(settings);
  const token = await apiToken(await newcomer(server));
  let api = new Api(server.url, WALKERS, token);
  const crowd = new Crowd(WALKERS, () => api);

  for (let kill = 0; kill < kills; kill++) {
    await crowd.moveOn(MOVES);
    await sleep((kill * 7) % MOST_MOMENTS);
    server.signal('SIGKILL');
    expect(await server.ended).toBe('SIGKILL');
    server = await spawnServer(settings);
    api.close();
    api = new Api(server.url, WALKERS, token);
  }
  const acknowledged = await crowd.end();
  api.close();
  server.signal('SIGTERM');
  expect(await server.ended).toBe(0);

  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(await acceptedAnswers(await fileLogIn(data))).toEqual(acknowledged);
}
