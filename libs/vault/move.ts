import type { Pool } from 'pg';
import { Fault } from '#kernel';
import type { Space, Vault } from './port.js';
import { SPACES } from './rows.js';
import { fileCell } from './trust/file.js';
import { postgresCell } from './trust/postgres.js';

/** Copies what `to` does not have yet, and changes nothing that it has; tells how much that was. */
export async function copyVault(from: Vault, to: Vault): Promise<number> {
  let copied = 0;
  for (const space of Object.keys(SPACES) as Space[]) {
    for (const { key, value } of await from.list(space)) {
      if (await to.change({ do: 'put', space, key, value, was: 0 })) copied++;
    }
  }
  return copied;
}

/** Moves signing keys and the last checkpoint from an embedded server's folder into a cluster that has none. */
export async function copyTrustStore(folder: string, pool: Pool): Promise<void> {
  const kept = await (await fileCell(folder)).read();
  if (kept === null) throw new Fault(`There is no trust store in ${folder}.`);
  const target = await postgresCell(pool);
  await target.write(kept.text, 0);
  if ((await target.read())?.text === kept.text) return;
  throw new Fault(
    'The cluster has a trust store of its own already, with other keys, and signs by it. Copy before the first server of the cluster starts.',
  );
}
