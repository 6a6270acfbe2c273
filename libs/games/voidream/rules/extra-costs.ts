import type { Seat } from '#kernel';
import { keywordOf } from '../reckon.js';
import type { Card } from '../state.js';
import { cardOf, defOf, playerOf, type Table } from '../table.js';
import { canExhaust } from './exhaust.js';

/** Hierarchy and Shadowborne: what playing and unveiling cost besides. VD-6.12.1, VD-6.17.1, VD-H.72. */

export type Extra = 'hierarchy' | 'shadowborne';
const EXTRAS: readonly Extra[] = ['hierarchy', 'shadowborne'];

export const sumOf = (t: Table, uids: readonly number[], extra: Extra): number =>
  uids.reduce((sum, uid) => sum + keywordOf(t, cardOf(t, uid), extra), 0);

/** Ready entities for Hierarchy, veiled cards for Shadowborne, but none that is being played or unveiled. */
export function payersOf(t: Table, you: Seat, extra: Extra, without: readonly number[]): Card[] {
  return playerOf(t, you)
    .play.filter((uid) => !without.includes(uid))
    .map((uid) => cardOf(t, uid))
    .filter((card) =>
      extra === 'hierarchy' ? defOf(t, card).kind === 'entity' && canExhaust(t, card, null) : !card.up,
    );
}

export const canPayExtras = (t: Table, you: Seat, uids: readonly number[]): boolean =>
  canPay(t, you, uids, 'hierarchy') && canPay(t, you, uids, 'shadowborne');

function canPay(t: Table, you: Seat, uids: readonly number[], extra: Extra): boolean {
  const due = sumOf(t, uids, extra);
  return due === 0 || payersOf(t, you, extra, uids).length >= due;
}

type Due = { readonly rule: string; readonly needed: number; readonly available: number };

/** What is due for these cards, and how much there is to pay it with. */
export const extrasOf = (t: Table, you: Seat, uids: readonly number[]): readonly Due[] =>
  EXTRAS.map((extra) => ({
    rule: extra === 'hierarchy' ? '6.12.1' : '6.17.1',
    needed: sumOf(t, uids, extra),
    available: payersOf(t, you, extra, uids).length,
  }));
