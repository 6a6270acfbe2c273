import { Fault, isJsonObject } from '#kernel';
import type { LogIdentity, WhichLog } from '#log';
import type { Vault } from '#vault';

const KEY = 'log';

/** Which log this server is for: the one it has seen before, or any where it has seen none. */
export async function whichLog(vault: Vault, partitions: number): Promise<WhichLog> {
  const known = await knownLog(vault);
  return known === null ? { is: 'any', partitions } : { is: 'known', ...known };
}

/** From now on no other log will do. Of servers that start at once the first decides. */
export async function rememberLog(vault: Vault, { logId, partitions }: LogIdentity): Promise<void> {
  const value = { logId, partitions };
  if (await vault.change({ do: 'put', space: 'cursor', key: KEY, value, was: 0 })) return;
  const known = await knownLog(vault);
  if (known?.logId !== logId) {
    throw new Fault(
      `The vault belongs to the log ${known?.logId ?? 'of another server'}, not to ${logId}, which was opened.`,
    );
  }
}

async function knownLog(vault: Vault): Promise<LogIdentity | null> {
  const kept = await vault.get('cursor', KEY);
  if (kept === null) return null;
  const { value } = kept;
  if (!isJsonObject(value) || typeof value.logId !== 'string' || typeof value.partitions !== 'number') {
    throw new Fault('The vault does not hold the identity of a log where it should.');
  }
  return { logId: value.logId, partitions: value.partitions };
}
