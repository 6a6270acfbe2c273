import type { Seat } from '#kernel';
import type { Group } from '../language.js';
import { keywordOf, membersOf } from '../reckon.js';
import { reading } from '../rulings/index.js';
import type { Card } from '../state.js';
import { cardOf, defOf, playerOf, type Table } from '../table.js';
import { canPayExtras } from './extra-costs.js';

/** What may keep a Dream card from being played or unveiled: VD-6.6.1, VD-6.28.1, VD-4.5.14, VD-H.37, VD-H.68. */

const ARCANA_IN_VOID: Group = {
  is: ['arcanum'],
  whose: 'yours',
  in: 'void',
  that: [],
  value: null,
  subtype: null,
  faction: null,
  title: null,
  keyword: null,
  other: false,
};

/** Offerings: by subtype or by the way they were voided (VD-6.28.1, VD-6.28.2, VD-H.8). */
function offeringsOf(t: Table, seat: Seat): number {
  const by = reading(t.state, 'VD-H.8');
  return playerOf(t, seat).void.filter((uid) => {
    const card = cardOf(t, uid);
    const isPrinted = by !== 'c' && defOf(t, card).subtypes.includes('Offering');
    return isPrinted || (by !== 'b' && card.offering);
  }).length;
}

/** Dormant and Worship (VD-6.6.1, VD-6.28.1), a legal host (VD-H.68), and the card's own limit (VD-4.5.14). */
export function limitsHold(t: Table, card: Card, you: Seat): boolean {
  const def = defOf(t, card);
  const voice = { you, source: card.uid };
  if (def.only !== null && (def.only === 'in-conflicts') !== (t.state.conflict !== null)) return false;
  const dormant = keywordOf(t, card, 'dormant');
  if (dormant > 0 && membersOf(t, ARCANA_IN_VOID, voice).length < dormant) return false;
  const worship = keywordOf(t, card, 'worship');
  if (worship > 0 && offeringsOf(t, you) < worship) return false;
  return def.hosts === null || hostsFor(t, card, you).length > 0;
}

/** Entities and memories that are not attached themselves (VD-7.15.1 to 7.15.3). */
export function hostsFor(t: Table, card: Card, you: Seat): Card[] {
  const { hosts } = defOf(t, card);
  if (hosts === null) return [];
  return membersOf(t, hosts, { you, source: card.uid }).filter((host) => canHost(t, host));
}

export function canHost(t: Table, host: Card): boolean {
  const { kind } = defOf(t, host);
  return host.zone === 'play' && host.up && (kind === 'entity' || kind === 'memory');
}

export const canBePlayed = (t: Table, card: Card, you: Seat): boolean =>
  limitsHold(t, card, you) && canPayExtras(t, you, [card.uid]);
