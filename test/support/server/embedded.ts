import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase } from '#test/postgres';
import { afterFile } from '../servers/index.js';
import { readConfig } from '../../../apps/server/config.js';
import type { Ground } from '../../../apps/server/ground/ground.js';
import { openGround } from '../../../apps/server/ground/open-ground.js';
import { makeLogger } from '../../../apps/server/logger.js';
import { type Server, startServer } from '../../../apps/server/server.js';
import { TINY_GAMES } from './tiny-games.js';
import { beside, twinLog } from './twins.js';

export interface Embedded extends Server {
  readonly ground: Ground;
  readonly folder: string;
  /** Whatever the server said while it started. */
  readonly said: readonly string[];
}

export type Settings = Readonly<Record<string, string>>;

/** As it is shipped: with PGlite in the folder of the log, which takes ten times as long to start. */
export const ON_PGLITE: Settings = { DATABASE_URL: '' };

/**
 * A whole server in this process, on a log and a database of its own, closed after this test file. In a folder that is named
 * all is kept, as on PGlite.
 */
export async function embeddedServer(settings: Settings = {}): Promise<Embedded> {
  const { DREAMLEDGER_DATA: named, DATABASE_URL: url = named === undefined ? await ownDatabase() : '' } = settings;
  const folder = named ?? (await ownFolder());
  const environment = {
    DREAMLEDGER_DATA: folder,
    DATABASE_URL: url,
    DREAMLEDGER_GAMES: TINY_GAMES,
    PORT: '0',
    LOG_LEVEL: 'silent',
    PASSWORD_COST: '10',
    RATE_LIMIT: '0',
    ...settings,
  };
  const log = url === '' ? null : twinLog(folder, readConfig(environment));
  const config = readConfig({ ...environment, ...log });
  const said: string[] = [];
  const ground = await openGround({ config, logger: makeLogger(config.logLevel), say: (line) => said.push(line) });
  const own = await startServer(ground).catch(async (failure: unknown) => {
    await ground.close();
    throw failure;
  });
  const server = log === null ? own : await beside(ground, own);
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => (closing ??= server.close());
  afterFile(close);
  return { ground, folder, said, url: server.url, close };
}

async function ownDatabase(): Promise<string> {
  const database = await freshDatabase();
  afterFile(() => database.drop());
  return database.url;
}

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dreamledger-'));
  afterFile(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
