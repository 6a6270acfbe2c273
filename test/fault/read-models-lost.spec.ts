import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { acceptedAnswers, Api, apiToken, Crowd, fileLogIn } from '#test/load';
import { newcomer, spawnServer } from '#test/server';

const WALKERS = 4;
const MOVES = 60;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dreamledger-lost-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('builds the read models anew by itself when their files are spoiled under it, and loses nothing', async () => {
  const server = await spawnServer({ DREAMLEDGER_DATA: folder, LOG_LEVEL: 'fatal' });
  const isReadyAgain = (): boolean => server.said.filter((line) => line.includes('is ready at')).length === 2;
  const api = new Api(server.url, WALKERS, await apiToken(await newcomer(server)));
  const crowd = new Crowd(WALKERS, () => api);

  await crowd.moveOn(MOVES);
  await rm(join(folder, 'readmodel', 'pgdata', 'pg_wal'), { recursive: true });
  while (!isReadyAgain()) await sleep(20);
  await crowd.moveOn(MOVES);
  const acknowledged = await crowd.end();
  const ready = await fetch(`${server.url}/ready`);
  api.close();
  server.signal('SIGTERM');
  expect(await server.ended).toBe(0);

  expect(ready.status).toBe(200);
  expect(server.said).toContainEqual(expect.stringContaining('read models are lost'));
  expect((await readdir(join(folder, 'readmodel'))).sort()).toEqual(['pgdata', 'pgdata-aside']);
  expect(await acceptedAnswers(await fileLogIn(folder))).toEqual(acknowledged);
}, 120_000);
