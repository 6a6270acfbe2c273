/** A whole server in a process of its own: prints where it is and a token, and ends on SIGTERM. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TINY_GAMES } from '#test/server';
import { readConfig } from '../../apps/server/config.js';
import { openGround } from '../../apps/server/ground/open-ground.js';
import { makeLogger } from '../../apps/server/logger.js';
import { register } from '../../apps/server/people/registration.js';
import { startServer } from '../../apps/server/server.js';

const folder = await mkdtemp(join(tmpdir(), 'dreamledger-bench-'));
const config = readConfig({
  DREAMLEDGER_DATA: folder,
  DREAMLEDGER_GAMES: TINY_GAMES,
  PORT: '0',
  LOG_LEVEL: 'warn',
  RATE_LIMIT: '0',
  ...process.env,
});
const ground = await openGround({ config, logger: makeLogger(config.logLevel), say: () => undefined });
const server = await startServer(ground);
const person = { name: 'bench', password: 'correct horse battery staple', mail: null };
const signedIn = await register(ground.people, person, { key: crypto.randomUUID(), address: '127.0.0.1' });
if (signedIn.is !== 'done') throw new Error(JSON.stringify(signedIn));
console.log(JSON.stringify({ url: server.url, token: signedIn.value.access }));

process.once('SIGTERM', () => {
  void server.close().then(() => rm(folder, { recursive: true, force: true }));
});
