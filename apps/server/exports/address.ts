import { timingSafeEqual } from 'node:crypto';
import { actorId } from '#kernel';
import type { Vault } from '#vault';
import { type Asked, fileKey, findExport, type KeptExport } from './rows.js';

const NAMES: Readonly<Record<Asked['of'], string>> = { GAMES: 'games', CARDS: 'cards', FIGURES: 'figures' };

export const fileName = ({ of, format }: Asked): string => `${NAMES[of]}.${format.toLowerCase()}`;

/** Where its file is fetched; null once its owner is erased. */
export async function addressOf(vault: Vault, kept: KeptExport): Promise<string | null> {
  const key = await fileKey(vault, kept);
  return key === null ? null : `/export/made/${kept.owner}.${kept.id}/${fileName(kept.row)}?key=${key}`;
}

/** What such an address means; null when it means nothing here, or the key is wrong. */
export async function exportAt(vault: Vault, name: string, key: string): Promise<KeptExport | null> {
  const [, owner, id] = /^([A-Za-z0-9_-]+)\.([0-9a-f]{32})$/.exec(name) ?? [];
  if (owner === undefined || id === undefined) return null;
  const named = { owner: actorId(owner), id };
  const right = await fileKey(vault, named);
  return right !== null && isSame(right, key) ? findExport(vault, named) : null;
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length &&
  Buffer.byteLength(other) === other.length &&
  timingSafeEqual(Buffer.from(one), Buffer.from(other));
