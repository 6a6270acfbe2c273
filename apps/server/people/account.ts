import type { ActorId, Millis } from '#kernel';
import type { Put, Vault } from '#vault';

/** `password` is null until one is set by a recovery link; `epoch` counts how often another one was set. */
export type AccountRow = { readonly password: string | null; readonly epoch: number; readonly since: number };

export interface Account {
  readonly row: AccountRow;
  readonly version: number;
}

export async function readAccount(vault: Vault, subject: ActorId): Promise<Account | null> {
  const kept = await vault.get('account', subject);
  return kept === null ? null : { row: kept.value as AccountRow, version: kept.version };
}

export const newAccount = (subject: ActorId, password: string | null, since: Millis): Put =>
  putAccount(subject, { password, epoch: 0, since }, 0);

export const withPassword = (subject: ActorId, { row, version }: Account, password: string): Put =>
  putAccount(subject, { ...row, password, epoch: row.epoch + 1 }, version);

/** The same password, hashed at a higher cost. */
export const withHash = (subject: ActorId, { row, version }: Account, password: string): Put =>
  putAccount(subject, { ...row, password }, version);

const putAccount = (subject: ActorId, value: AccountRow, was: number): Put => ({
  do: 'put',
  space: 'account',
  key: subject,
  value,
  was,
});
