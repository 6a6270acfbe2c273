import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockFolder } from '#log';

const BAD_CONFIG = 78;
const FAILED = 1;

let home: string;
let taken: Server;
let unlock: () => Promise<void>;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'dreamledger-refused-'));
  await writeFile(join(home, 'note.txt'), 'no folder, and no key');
  unlock = await lockFolder(home);
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
});

afterAll(async () => {
  taken.close();
  await unlock();
  await rm(home, { recursive: true });
});

const note = (): string => join(home, 'note.txt');
const port = (): string => String((taken.address() as AddressInfo).port);

it.each<[string, number, () => readonly string[], () => Record<string, string>, () => string]>([
  ['a flag that is none', BAD_CONFIG, () => ['--rol=api'], () => ({}), () => "Unknown option '--rol'"],
  [
    'a file for its folder',
    BAD_CONFIG,
    () => [],
    () => ({ DREAMLEDGER_DATA: note() }),
    () => `DREAMLEDGER_DATA is "${note()}"`,
  ],
  [
    'a folder where none can be made',
    BAD_CONFIG,
    () => [],
    () => ({ DREAMLEDGER_DATA: '/proc/nowhere/here' }),
    () => 'DREAMLEDGER_DATA is "/proc/nowhere/here"',
  ],
  [
    'a certificate that is not there',
    BAD_CONFIG,
    () => [],
    () => ({ TLS_CERT: join(home, 'no.pem'), TLS_KEY: note() }),
    () => 'TLS_CERT is "',
  ],
  [
    'a key that is none',
    BAD_CONFIG,
    () => [],
    () => ({ TLS_CERT: note(), TLS_KEY: note() }),
    () => `TLS_KEY is "${note()}"`,
  ],
  ['a port that is taken', BAD_CONFIG, () => [], () => ({ PORT: port() }), () => `PORT is "${port()}"`],
  [
    'a folder that another process has',
    FAILED,
    () => [],
    () => ({ DREAMLEDGER_DATA: home }),
    () => `is in use by process ${process.pid}`,
  ],
  [
    'a Postgres that is not there',
    FAILED,
    () => [],
    () => ({ DATABASE_URL: `postgres://ann:secret@127.0.0.1:9/x` }),
    () => 'VAULT_URL names it, or else DATABASE_URL',
  ],
])('ends with one line that says what to do, given %s', (_, code, flags, settings, line) => {
  const main = fileURLToPath(new URL('../../dist/apps/server/main.js', import.meta.url));
  const env = {
    PATH: process.env.PATH,
    DREAMLEDGER_DATA: join(home, 'data'),
    PORT: '0',
    ...settings(),
  };
  const { status, stderr } = spawnSync(process.execPath, [main, ...flags()], { env, encoding: 'utf8' });
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(line())]);
  expect(status).toBe(code);
});
