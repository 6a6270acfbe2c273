import { type ActorId, isJsonObject } from '#kernel';
import type { Change, Space, Vault } from './port.js';

/** Spaces whose keys begin with the person they are about. */
const ABOUT_ONE: readonly Space[] = [
  'account',
  'token',
  'session',
  'recovery',
  'subject-key',
  'personal',
  'undecided',
  'webhook',
  'export',
];

/** Drops the person's key and all that is kept about them, in one change. */
export async function eraseFromVault(vault: Vault, subject: ActorId): Promise<void> {
  for (;;) {
    const drops = await everythingOf(vault, subject);
    if (drops.length === 0) return;
    await vault.change(...drops);
  }
}

/**
 * Erases again whom the log says are erased and the vault still knows: to be run after a start and before serving,
 * since a vault restored from an older backup knows them. Gives how many those were.
 */
export async function applyErasures(erased: AsyncIterable<ActorId>, vault: Vault): Promise<number> {
  let again = 0;
  for await (const subject of erased) {
    if ((await vault.get('subject-key', subject)) === null) continue;
    await eraseFromVault(vault, subject);
    again += 1;
  }
  return again;
}

async function everythingOf(vault: Vault, subject: ActorId): Promise<readonly Change[]> {
  const own = await Promise.all(
    ABOUT_ONE.map(async (space) =>
      (await vault.list(space, subject))
        .filter(({ key }) => key === subject || key.startsWith(`${subject}/`))
        .map(({ key }): Change => ({ do: 'drop', space, key })),
    ),
  );
  const names = (await vault.list('name')).filter(({ value }) => isJsonObject(value) && value.subject === subject);
  return [...own.flat(), ...names.map(({ key }): Change => ({ do: 'drop', space: 'name', key }))];
}
