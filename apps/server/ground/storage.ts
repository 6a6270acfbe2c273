import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Fault } from '#kernel';
import { fileLog, kafkaLog, lockFolder, type Log, memoryLog, PARTITIONS } from '#log';
import type { DatabasePlace } from '#readmodel';
import { fileTrustStore, fileVault, postgresTrustStore, postgresVault, type TrustStore, type Vault } from '#vault';
import { type Config, unusable } from '../config.js';
import type { Closing } from './closing.js';
import type { LogMode } from './ground.js';
import { rememberLog, whichLog } from './known-log.js';

/** The three durable things, and where the read models go. */
export interface Storage {
  readonly log: Log;
  readonly logMode: LogMode;
  readonly vault: Vault;
  readonly trust: TrustStore;
  readonly database: DatabasePlace;
}

type Report = (what: string) => void;

export async function openStorage(config: Config, closing: Closing, report: Report): Promise<Storage> {
  const { data, kafkaBrokers, databaseUrl } = config;
  const vaultUrl = config.vaultUrl ?? databaseUrl;
  if (kafkaBrokers === null || vaultUrl === null) {
    await mayWriteIn(data);
    closing.add(await lockFolder(data), (unlock) => unlock());
  }
  const { vault, trust } =
    vaultUrl === null ? await inFiles(data, closing, report) : await inPostgres(vaultUrl, closing, report);
  const log = closing.add(await openLog(config, vault, report), (opened) => opened.close());
  const logMode = logModeOf(config);
  if (logMode !== 'MEMORY') await rememberLog(vault, log.identity);
  const database = databaseUrl === null ? { folder: join(data, 'readmodel') } : { url: databaseUrl };
  return { log, logMode, vault, trust, database };
}

async function mayWriteIn(data: string): Promise<void> {
  try {
    await makeFolder(data);
    await access(data, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw unusable('data', data, `Nothing can be kept there: ${messageOf(cause)}.`);
  }
}

/** Level by level: where nothing can be made, as in /proc, Node's own way of making all at once never ends. */
async function makeFolder(folder: string): Promise<void> {
  const make = (): Promise<void> => mkdir(folder, { mode: 0o700 });
  await make().catch(async (cause: unknown) => {
    if (codeOf(cause) === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (codeOf(cause) !== 'ENOENT' || dirname(folder) === folder) throw cause;
    await makeFolder(dirname(folder));
    await make();
  });
}

type Kept = Pick<Storage, 'vault' | 'trust'>;

async function inFiles(data: string, closing: Closing, report: Report): Promise<Kept> {
  const vault = closing.add(await fileVault(join(data, 'vault'), report), (opened) => opened.close());
  return { vault, trust: await fileTrustStore(join(data, 'trust')) };
}

async function inPostgres(url: string, closing: Closing, report: Report): Promise<Kept> {
  const { Pool } = await import('pg');
  const pool = closing.add(new Pool({ connectionString: url, max: 8 }), (opened) => opened.end());
  pool.on('error', (error) => {
    report(`A connection of the vault broke: ${error.message}`);
  });
  const vault = closing.add(await postgresVault(pool).catch(unreached), (opened) => opened.close());
  return { vault, trust: await postgresTrustStore(pool) };
}

function unreached(cause: unknown): never {
  throw new Fault(
    `The Postgres of the vault can't be used: ${messageOf(cause)}. VAULT_URL names it, or else DATABASE_URL.`,
    { cause },
  );
}

const codeOf = (cause: unknown): unknown => (cause instanceof Error && 'code' in cause ? cause.code : undefined);

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

function logModeOf({ kafkaBrokers, log }: Config): LogMode {
  if (kafkaBrokers !== null) return 'KAFKA';
  return log === 'memory' ? 'MEMORY' : 'FILE';
}

async function openLog(config: Config, vault: Vault, report: Report): Promise<Log> {
  const { data, log, kafkaBrokers, kafkaTopic, kafkaPartitions, kafkaReplication } = config;
  if (kafkaBrokers !== null) {
    const which = await whichLog(vault, kafkaPartitions);
    return kafkaLog({ brokers: kafkaBrokers, topic: kafkaTopic, which, replication: kafkaReplication, report });
  }
  if (log === 'memory') return memoryLog({ logId: randomUUID(), partitions: PARTITIONS });
  return fileLog({ folder: join(data, 'log'), which: await whichLog(vault, PARTITIONS), report });
}
