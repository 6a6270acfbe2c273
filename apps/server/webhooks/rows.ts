import { createHmac } from 'node:crypto';
import { type ActorId, actorId, type StreamId, streamId } from '#kernel';
import { findSubjectKey, type Vault } from '#vault';

/** A webhook as the vault keeps it, under whose it is: it goes when they are erased. */
export type WebhookRow = {
  readonly tournament: string;
  readonly url: string;
  readonly since: number;
  /** Everything up to this record was taken. */
  readonly through: number;
  readonly trouble: { readonly times: number; readonly says: string; readonly next: number } | null;
  /** Which worker is at it, and until when it is left to that one. */
  readonly worker: { readonly id: string; readonly until: number } | null;
};

export interface KeptWebhook {
  readonly owner: ActorId;
  readonly id: string;
  readonly row: WebhookRow;
  readonly version: number;
}

export const streamOf = ({ tournament }: WebhookRow): StreamId => streamId('tournament', tournament);

/** Those of one person, or all. */
export async function listWebhooks(vault: Vault, owner: ActorId | null): Promise<readonly KeptWebhook[]> {
  const kept = await vault.list('webhook', owner === null ? '' : `${owner}/`);
  const all = kept.map(({ key, value, version }) => {
    const [whose = '', id = ''] = key.split('/');
    return { owner: actorId(whose), id, row: value as WebhookRow, version };
  });
  return all.sort((a, b) => a.row.since - b.row.since);
}

export async function findWebhook(vault: Vault, owner: ActorId, id: string): Promise<KeptWebhook | null> {
  const kept = await vault.get('webhook', `${owner}/${id}`);
  return kept === null ? null : { owner, id, row: kept.value as WebhookRow, version: kept.version };
}

/** False when it was changed meanwhile. */
export const keepWebhook = (
  vault: Vault,
  { owner, id, version }: Pick<KeptWebhook, 'owner' | 'id' | 'version'>,
  value: WebhookRow,
): Promise<boolean> => vault.change({ do: 'put', space: 'webhook', key: `${owner}/${id}`, value, was: version });

export const dropWebhook = async (vault: Vault, { owner, id }: KeptWebhook): Promise<void> => {
  await vault.change({ do: 'drop', space: 'webhook', key: `${owner}/${id}` });
};

/** Made of the owner's own key, so that the vault need not keep it, and it goes with them; null once they are erased. */
export async function secretOf(vault: Vault, owner: ActorId, id: string): Promise<Uint8Array | null> {
  const key = await findSubjectKey(vault, owner);
  return key === null ? null : createHmac('sha256', key.bytes).update(`webhook secret\n${id}`).digest();
}

/** The same for the same idempotency key; null once they are erased. */
export async function idFor(vault: Vault, owner: ActorId, idempotencyKey: string): Promise<string | null> {
  const key = await findSubjectKey(vault, owner);
  if (key === null) return null;
  return createHmac('sha256', key.bytes).update(`webhook\n${idempotencyKey}`).digest('hex').slice(0, 32);
}
