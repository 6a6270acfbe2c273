import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EngineShelf } from '#engines';
import type { FindGame } from '#match';
import { fileVault, postgresVault } from '#vault';

/** The engines that a house keeps in its vault: in Postgres where one is named, else in its data folder. */
export async function keptEngines(data: string): Promise<FindGame> {
  const url = [process.env.VAULT_URL, process.env.DATABASE_URL].find((named) => named);
  if (url) return inPostgres(url);
  const folder = join(data, 'vault');
  if (!existsSync(folder)) return () => null;
  const vault = await fileVault(folder, console.error);
  const shelf = await EngineShelf.open(vault).finally(() => vault.close());
  return shelf.find;
}

async function inPostgres(connectionString: string): Promise<FindGame> {
  const { Pool } = await import('pg');
  const pool = new Pool({ connectionString, max: 1 });
  try {
    return (await EngineShelf.open(await postgresVault(pool))).find;
  } finally {
    await pool.end();
  }
}
