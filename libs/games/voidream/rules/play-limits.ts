import type { Seat } from '#kernel';
import { isPermitted, isPlayerBanned } from '../bans.js';
import { keywordOf, membersOf } from '../reckon.js';
import { offeringsOf } from '../tallies.js';
import { reading } from '../rulings/index.js';
import type { Card } from '../state.js';
import { cardOf, defOf, playerOf, type Table, voiceOf } from '../table.js';
import { canPayExtras } from './extra-costs.js';

/** What may keep a Dream card from being played or unveiled: VD-6.6.1, VD-6.28.1, VD-4.5.14, VD-H.37, VD-H.68. */

/** Dormant and Worship (VD-6.6.1, VD-6.28.1), a legal host (VD-H.68), and the card's own limit (VD-4.5.14). */
export function limitsHold(t: Table, card: Card, you: Seat): boolean {
  const def = defOf(t, card);
  if (def.only !== null && (def.only === 'in-conflicts') !== (t.state.conflict !== null)) return false;
  if (!isPermitted(t, 'no-limits', you, card) && !isWorthy(t, card, you)) return false;
  if (def.kind === 'construct' && !hasRoomForConstruct(t, card.owner)) return false;
  return def.hosts === null || hostsFor(t, card, you).length > 0;
}

/** Under VD-H.6(b) a second one waits until the first is gone. */
export const hasRoomForConstruct = (t: Table, seat: Seat): boolean =>
  reading(t.state, 'VD-H.6') === 'a' || playerOf(t, seat).construct < 0;

function isWorthy(t: Table, card: Card, you: Seat): boolean {
  const dormant = keywordOf(t, card, 'dormant');
  if (dormant > 0 && arcanaInVoid(t, you) < dormant) return false;
  const worship = keywordOf(t, card, 'worship');
  return worship === 0 || offeringsOf(t, you) >= worship;
}

const arcanaInVoid = (t: Table, seat: Seat): number =>
  playerOf(t, seat).void.filter((uid) => defOf(t, cardOf(t, uid)).kind === 'arcanum').length;

/** Entities and memories that are not attached themselves (VD-7.15.1 to 7.15.3). */
export function hostsFor(t: Table, card: Card, you: Seat): Card[] {
  const { hosts } = defOf(t, card);
  if (hosts === null) return [];
  return membersOf(t, hosts, voiceOf(card, you)).filter((host) => canHost(t, host));
}

export function canHost(t: Table, host: Card): boolean {
  const { kind } = defOf(t, host);
  return host.zone === 'play' && host.up && (kind === 'entity' || kind === 'memory');
}

export const canBePlayed = (t: Table, card: Card, you: Seat): boolean =>
  !isPlayerBanned(t, 'play-cards', you, card) && limitsHold(t, card, you) && canPayExtras(t, you, [card.uid]);
