import type { Command } from 'commander';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { lockFolder } from '#log';
import { copyTrustStore, copyVault, fileVault, postgresVault } from '#vault';
import { dataFolder } from '../data-folder.js';
import { EXIT, Stop } from '../exit.js';

/** `dreamledger vault ...` */
export function vaultVerb(program: Command): void {
  program
    .command('vault')
    .description('copy the vault to a cluster')
    .command('copy')
    .description('copy accounts, keys and the trust store from files into Postgres (VAULT_URL or DATABASE_URL)')
    .option('--from <folder>', 'the data folder, which no server may hold', dataFolder())
    .action(copy);
}

async function copy({ from }: { from: string }): Promise<void> {
  const connectionString = process.env.VAULT_URL ?? process.env.DATABASE_URL;
  if (!connectionString) throw new Stop(EXIT.config, 'Neither VAULT_URL nor DATABASE_URL says into which Postgres.');
  if (!existsSync(join(from, 'vault'))) {
    throw new Stop(EXIT.usage, `There is no vault in ${from}. Name the data folder of an embedded server by --from.`);
  }
  const unlock = await lockFolder(from);
  const pool = new Pool({ connectionString, max: 4 });
  try {
    await copyTrustStore(join(from, 'trust'), pool);
    const files = await fileVault(join(from, 'vault'), console.error);
    const copied = await copyVault(files, await postgresVault(pool)).finally(() => files.close());
    console.log(`The trust store is in Postgres, and ${copied} things that the vault there did not have yet.`);
  } finally {
    await pool.end();
    await unlock();
  }
}
