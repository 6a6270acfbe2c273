import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readRecord } from '#kernel';
import { fileLog } from '#log';
import { Api, type Moved, Walker } from '#test/load';
import { memoryRecords } from '#test/records';
import { type Asker, asker, newcomer, spawnServer } from '#test/server';

const KILLS = Number(process.env.DREAMLEDGER_KILLS ?? 20);
const WALKERS = 8;
const MOVES = 25;
const MOST_MOMENTS = 40;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dreamledger-kill-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

it(
  `loses nothing and does nothing twice when the server is killed ${KILLS} times under load`,
  async () => {
    const start = (): ReturnType<typeof spawnServer> => spawnServer({ DREAMLEDGER_DATA: folder });
    let server = await start();
    const token = await apiToken(await newcomer(server));
    let api = new Api(server.url, WALKERS, token);
    let isOver = false;
    const moved: Moved[] = [];
    const walking = Promise.all(
      Array.from({ length: WALKERS }, async (_, nth) => {
        const walker = new Walker(() => api, nth);
        while (!isOver) moved.push(await walker.move());
      }),
    );
    const untilMoved = async (count: number): Promise<void> => {
      while (moved.length < count) await sleep(5);
    };

    for (let kill = 0; kill < KILLS; kill++) {
      await Promise.race([untilMoved(moved.length + MOVES), walking]);
      await sleep((kill * 7) % MOST_MOMENTS);
      server.signal('SIGKILL');
      expect(await server.ended).toBe('SIGKILL');
      server = await start();
      api.close();
      api = new Api(server.url, WALKERS, token);
    }
    isOver = true;
    await walking;
    api.close();
    server.signal('SIGTERM');
    expect(await server.ended).toBe(0);

    const acknowledged = moved.map(({ position }) => position).sort();
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(await acceptedAnswers()).toEqual(acknowledged);
  },
  60_000 + KILLS * 15_000,
);

/** One that does not run out while the test goes on. */
async function apiToken({ url, token }: Asker): Promise<string> {
  const input = { idempotencyKey: randomUUID(), label: 'walker', scopes: ['GAME_PLAY'] };
  const { data, errors } = await asker(url, token).ask<{ createApiToken: { secret: string } }>(
    'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { secret } }',
    { input },
  );
  expect(errors).toEqual([]);
  return data.createApiToken.secret;
}

/** Where the log itself, read by the rule alone, has answers that were accepted: no gap, no fork, none twice. */
async function acceptedAnswers(): Promise<readonly string[]> {
  const log = await fileLog({ folder: join(folder, 'log'), which: { is: 'any', partitions: 16 }, report: fail });
  const records = memoryRecords(log);
  const ends = await log.end();
  while (
    (await records.positions()).some((position, partition) => position < ends[partition]! && ends[partition]! > 1)
  ) {
    await sleep(10);
  }
  await records.stop();
  await log.close();
  return [...records.all().values()]
    .flat()
    .map(({ bytes }) => readRecord(bytes))
    .filter(({ events }) => events.some(({ type }) => type.startsWith('Answer')))
    .map(({ stream, seq }) => `${stream}:${seq}`)
    .sort();
}

function fail(what: string): void {
  throw new Error(`A log that was closed in order needed mending: ${what}`);
}
