import { isJsonObject } from '#kernel';
import { type LogIdentity, PARTITIONS, type WhichLog } from '#log';
import type { Vault } from '#vault';

const KEY = 'log';

/** Which log this server is for: the one it has seen before, or any where it has seen none. */
export async function whichLog(vault: Vault, partitions = PARTITIONS): Promise<WhichLog> {
  const kept = await vault.get('cursor', KEY);
  if (kept === null) return { is: 'any', partitions };
  const { value } = kept;
  if (!isJsonObject(value) || typeof value.logId !== 'string' || typeof value.partitions !== 'number') {
    throw new TypeError('The vault does not hold the identity of a log where it should.');
  }
  return { is: 'known', logId: value.logId, partitions: value.partitions };
}

/** From now on no other log will do. */
export async function rememberLog(vault: Vault, { logId, partitions }: LogIdentity): Promise<void> {
  await vault.change({ do: 'put', space: 'cursor', key: KEY, value: { logId, partitions }, was: 0 });
}
