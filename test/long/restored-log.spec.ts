import { trustLog } from '../../apps/server/worker/trust-log.js';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterFile } from '#test/servers';
import { forkFault, monitor, type Seen } from '#test/monitor';
import { type Asker, asker, type Embedded, embeddedServer, newcomer, playOn, sitDown } from '#test/server';

const [folder = '', backup = ''] = await Promise.all(
  ['restored', 'backup'].map(async (name) => {
    const made = await mkdtemp(join(tmpdir(), `dreamledger-${name}-`));
    afterFile(() => rm(made, { recursive: true, force: true }));
    return made;
  }),
);

const start = (): Promise<Embedded> => embeddedServer({ DREAMLEDGER_DATA: folder });
const as = ({ token }: Asker, { url }: Embedded): Asker => asker(url, token);

async function play(server: Embedded, players: readonly Asker[]): Promise<void> {
  const id = await sitDown(players, { game: 'duel', brings: [null, null] });
  await playOn(players, id, 3, 4);
  expect(server.url).toBe(players[0]?.url);
}

async function grown(server: Embedded, beyond: number): Promise<Seen> {
  for (;;) {
    const seen = await monitor(server.url).catch(() => null);
    if (seen !== null && seen.size > beyond) return seen;
    await sleep(50);
  }
}

const waits = async ({ url }: Embedded): Promise<boolean> =>
  (await (await fetch(`${url}/metrics`)).text()).includes('dreamledger_merkle_log_waits 1');

it('signs no second history after an old backup was put back, and goes on with the newest', async () => {
  let server = await start();
  const players = [await newcomer(server), await newcomer(server)];
  await play(server, players);
  const first = await grown(server, 0);
  await server.close();
  for (const part of ['log', 'vault', 'readmodel'])
    await cp(join(folder, part), join(backup, part), { recursive: true });

  server = await start();
  await play(
    server,
    players.map((each) => as(each, server)),
  );
  const second = await grown(server, first.size);
  await server.close();
  const newest = join(backup, 'newest');
  for (const part of ['log', 'vault', 'readmodel']) {
    await cp(join(folder, part), join(newest, part), { recursive: true });
    await rm(join(folder, part), { recursive: true });
    await cp(join(backup, part), join(folder, part), { recursive: true });
  }

  server = await start();
  const signed = await server.ground.trust.checkpoint();
  expect(signed?.size).toBeGreaterThanOrEqual(second.size);
  await play(
    server,
    players.map((each) => as(each, server)),
  );
  while (!(await waits(server))) await sleep(50);
  await play(
    server,
    players.map((each) => as(each, server)),
  );
  expect(await server.ground.trust.checkpoint()).toEqual(signed);
  expect((await monitor(server.url)).size).toBeLessThan(second.size);
  expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  await expect(trustLog(server.ground)).rejects.toThrow('put back a newer log');
  await server.close();

  for (const part of ['log', 'vault', 'readmodel']) {
    await rm(join(folder, part), { recursive: true });
    await cp(join(newest, part), join(folder, part), { recursive: true });
  }
  server = await start();
  await play(
    server,
    players.map((each) => as(each, server)),
  );
  const third = await grown(server, signed?.size ?? 0);
  for (const earlier of [first, second]) expect(forkFault(earlier, third)).toBeNull();
  expect(await waits(server)).toBe(false);
  await server.close();
}, 180_000);

it('goes on with an old backup of the trust store once somebody says that the log is to be trusted', async () => {
  let server = await start();
  const players = [await newcomer(server), await newcomer(server)];
  const playHere = (): Promise<void> =>
    play(
      server,
      players.map((each) => as(each, server)),
    );
  await playHere();
  const first = await grown(server, (await monitor(server.url)).size);
  await server.close();
  await cp(join(folder, 'trust'), join(backup, 'trust'), { recursive: true });

  server = await start();
  await playHere();
  const second = await grown(server, first.size);
  await server.close();
  await rm(join(folder, 'trust'), { recursive: true });
  await cp(join(backup, 'trust'), join(folder, 'trust'), { recursive: true });

  server = await start();
  await playHere();
  while (!(await waits(server))) await sleep(50);
  expect(await trustLog(server.ground)).toContain('goes on from what the log says was signed last');
  const third = await grown(server, second.size);
  for (const earlier of [first, second]) expect(forkFault(earlier, third)).toBeNull();
  while (await waits(server)) await sleep(50);
  await server.close();
}, 180_000);
