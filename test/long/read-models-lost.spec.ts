import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freshDatabase } from '#test/postgres';
import { acceptedAnswers, Api, apiToken, Crowd, fileLogIn } from '#test/load';
import { asker, newcomer, spawnServer, tournamentOf } from '#test/server';

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

it('starts on the read models of an older program, which lack some of ours, and builds them on the side', async () => {
  const database = await freshDatabase();
  const settings = { DREAMLEDGER_DATA: folder, DATABASE_URL: database.url, LOG_LEVEL: 'silent' };
  const before = await spawnServer(settings);
  const id = `tournament_${await tournamentOf(await newcomer(before))}`;
  before.signal('SIGTERM');
  expect(await before.ended).toBe(0);
  const client = new Client(database.url);
  await client.connect();
  await client.query('DROP TABLE live.tournament_list');
  await client.query(`UPDATE readmodel.generation SET versions = versions - 'tournament-list'`);
  await client.end();

  const server = await spawnServer(settings);
  const ask = () => asker(server.url).ask<unknown>('{ tournaments(first: 1) { nodes { id } } }');
  let answer = await ask();
  for (; answer.errors.length > 0; answer = await ask()) {
    expect(answer.errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }]);
    await sleep(20);
  }
  expect(answer.data).toEqual({ tournaments: { nodes: [{ id }] } });
  server.signal('SIGTERM');
  expect(await server.ended).toBe(0);
  await database.drop();
}, 120_000);
