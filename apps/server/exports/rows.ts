import { createHmac } from 'node:crypto';
import type { ExportFormat, ExportOf, FigureBy } from '#contract';
import { type ActorId, actorId } from '#kernel';
import type { Filter } from '#stats';
import { findSubjectKey, type Vault } from '#vault';

/** What was asked for. */
export type Asked = {
  readonly of: ExportOf;
  readonly by: readonly FigureBy[];
  readonly format: ExportFormat;
  readonly filter: Filter;
};

/** An export as the vault keeps it, under whose it is: it goes when they are erased. */
export type ExportRow = Asked & {
  readonly at: number;
  readonly state: 'waiting' | 'working' | 'ready' | 'failed';
  readonly done: number;
  readonly total: number;
  readonly bytes: number;
  /** How often it was begun; each time writes a file of its own. */
  readonly tries: number;
  /** Which worker is at it, and until when it is left to that one. */
  readonly worker: { readonly id: string; readonly until: number } | null;
  readonly expires: number | null;
  readonly trouble: string | null;
};

export interface KeptExport {
  readonly owner: ActorId;
  readonly id: string;
  readonly row: ExportRow;
  readonly version: number;
}

type Named = Pick<KeptExport, 'owner' | 'id'>;

const keyOf = ({ owner, id }: Named): string => `${owner}/${id}`;

/** The file that this try writes. */
export const fileOf = (kept: Named & { readonly row: Pick<ExportRow, 'tries'> }): string =>
  `${keyOf(kept)}/${kept.row.tries}`;

/** Those of one person, or all; the oldest first. */
export async function listExports(vault: Vault, owner: ActorId | null): Promise<readonly KeptExport[]> {
  const kept = await vault.list('export', owner === null ? '' : `${owner}/`);
  const all = kept.map(({ key, value, version }) => {
    const [whose = '', id = ''] = key.split('/');
    return { owner: actorId(whose), id, row: value as ExportRow, version };
  });
  return all.sort((a, b) => a.row.at - b.row.at);
}

export async function findExport(vault: Vault, named: Named): Promise<KeptExport | null> {
  const kept = await vault.get('export', keyOf(named));
  return kept === null ? null : { ...named, row: kept.value as ExportRow, version: kept.version };
}

/** Null when it was changed or dropped meanwhile. */
export async function keepExport(vault: Vault, kept: KeptExport, row: ExportRow): Promise<KeptExport | null> {
  const put = { do: 'put', space: 'export', key: keyOf(kept), value: row, was: kept.version } as const;
  return (await vault.change(put)) ? { ...kept, row, version: kept.version + 1 } : null;
}

export const dropExport = (vault: Vault, named: Named): Promise<boolean> =>
  vault.change({ do: 'drop', space: 'export', key: keyOf(named) });

/** The same for the same idempotency key; null once they are erased. */
export const idFor = (vault: Vault, owner: ActorId, idempotencyKey: string): Promise<string | null> =>
  derived(vault, owner, `export\n${idempotencyKey}`).then((bytes) => bytes?.toString('hex').slice(0, 32) ?? null);

/** What opens its file, made of the owner's own key, so that it is kept nowhere; null once they are erased. */
export const fileKey = (vault: Vault, { owner, id }: Named): Promise<string | null> =>
  derived(vault, owner, `export file\n${id}`).then((bytes) => bytes?.toString('base64url') ?? null);

async function derived(vault: Vault, owner: ActorId, text: string): Promise<Buffer | null> {
  const key = await findSubjectKey(vault, owner);
  return key === null ? null : createHmac('sha256', key.bytes).update(text).digest();
}
