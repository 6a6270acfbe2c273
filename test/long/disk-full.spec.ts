import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { acceptedAnswers, Api, apiToken, Crowd, fileLogIn } from '#test/load';
import { asker, newcomer, spawnServer } from '#test/server';
import { fileVault } from '#vault';

/** More than any file of the read models takes. */
const LARGE = 24;
const MEBIBYTE = 2 ** 20;
const WALKERS = 4;
const MOVES = 60;
const ROUNDS = 2;

let folder: string;
const log = (): string => join(folder, 'log');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dreamledger-full-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** The system takes no more than so many bytes of any file of this process, as a disk would that is full. */
const limit = (pid: number, bytes: number | 'unlimited'): void => {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
};

const sizeOfLog = async (): Promise<number> => {
  const names = (await readdir(log())).filter((name) => name.endsWith('.segment'));
  return (await stat(join(log(), names.sort().at(-1)!))).size;
};

const check = async (
  url: string,
  wanted = 'log',
): Promise<{ readonly well: boolean; readonly says: string } | undefined> => {
  const { checks } = (await (await fetch(`${url}/ready`)).json()) as {
    checks: { name: string; well: boolean; says: string }[];
  };
  return checks.find(({ name }) => name === wanted);
};

it('refuses to move while the disk is full and says so, and goes on by itself when there is room', async () => {
  const server = await spawnServer({ DREAMLEDGER_DATA: folder, LOG_LEVEL: 'fatal' });
  const api = new Api(server.url, WALKERS, await apiToken(await newcomer(server)));
  const crowd = new Crowd(WALKERS, () => api);

  for (let round = 0; round < ROUNDS; round++) {
    await crowd.moveOn(MOVES);
    limit(server.pid, (await sizeOfLog()) + 100 + round);
    const full = /disk of the log.*is full.*goes on as soon as there is room/;
    while (!full.test((await check(server.url))?.says ?? '')) await sleep(20);
    const stuckAt = crowd.moves;
    await sleep(300);
    expect(crowd.moves).toBe(stuckAt);
    limit(server.pid, 'unlimited');
    await crowd.moveOn(MOVES);
    expect((await check(server.url))?.well).toBe(true);
  }
  const acknowledged = await crowd.end();
  api.close();
  server.signal('SIGTERM');
  expect(await server.ended).toBe(0);

  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(await acceptedAnswers(await fileLogIn(folder))).toEqual(acknowledged);
}, 120_000);

/** A vault that is the largest file of its server, so that the limit of its size stops nothing else. */
const fillVault = async (): Promise<void> => {
  const vault = await fileVault(join(folder, 'vault'), () => undefined);
  for (let i = 0; i < LARGE; i++) {
    await vault.change({ do: 'put', space: 'recovery', key: `large-${i}`, value: 'x'.repeat(MEBIBYTE), was: 0 });
  }
  await vault.close();
};

it('keeps no text while there is no room for it in the vault, says so, and goes on by itself', async () => {
  const settings = { DREAMLEDGER_DATA: folder, LOG_LEVEL: 'silent' };
  await fillVault();
  const server = await spawnServer(settings);
  const organiser = await newcomer(server);
  const make = (title: string): Promise<readonly unknown[]> =>
    organiser
      .ask(
        `mutation { createTournament(input: { idempotencyKey: "a key for ${title}", title: "${title}" }) { position } }`,
      )
      .then(({ errors }) => errors.map(({ extensions }) => extensions.code));

  expect(await make('Spring Cup')).toEqual([]);
  for (const [nth, title] of ['Summer Cup', 'Autumn Cup'].entries()) {
    limit(server.pid, (await stat(join(folder, 'vault', 'vault.journal'))).size + 10 + nth);
    expect(await make(title)).toEqual(['UNAVAILABLE']);
    expect((await check(server.url, 'vault'))?.says).toMatch(/disk of .*vault.journal is full.*goes on as soon as/);
    limit(server.pid, 'unlimited');
    expect(await make(title)).toEqual([]);
    expect((await check(server.url, 'vault'))?.well).toBe(true);
  }
  server.signal('SIGTERM');
  expect(await server.ended).toBe(0);

  const again = await spawnServer(settings);
  const { data } = await asker(again.url).ask<{ tournaments: { nodes: { title: string }[] } }>(
    '{ tournaments(first: 5) { nodes { title } } }',
  );
  expect(data.tournaments.nodes.map(({ title }) => title).sort()).toEqual(['Autumn Cup', 'Spring Cup', 'Summer Cup']);
  again.signal('SIGTERM');
  expect(await again.ended).toBe(0);
}, 120_000);
