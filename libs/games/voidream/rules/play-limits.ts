import type { Seat } from '#kernel';
import { isBanned, isPermitted, isPlayerBanned } from '../bans.js';
import { covers, keywordOf, membersOf } from '../reckon.js';
import { offeringsOf } from '../tallies.js';
import { reading } from '../rulings/index.js';
import type { Card } from '../state.js';
import { cardOf, defOf, playerOf, type Table, type Voice, voiceOf } from '../table.js';
import { canPayExtras } from './extra-costs.js';

/** What may keep a Dream card from being played or unveiled: VD-6.6.1, VD-6.28.1, VD-4.5.14, VD-H.37, VD-H.68. */

/** The first of its limits that does not hold: its own (VD-4.5.14), Dormant and Worship (VD-6.6.1, VD-6.28.1), a host (VD-H.68). */
export function limitBar(t: Table, card: Card, you: Seat): string | null {
  const def = defOf(t, card);
  if (def.only !== null && (def.only === 'in-conflicts') !== (t.state.conflict !== null)) return '4.5.14';
  if (!isPermitted(t, 'no-limits', you, card)) {
    const dormant = keywordOf(t, card, 'dormant');
    if (dormant > 0 && arcanaInVoid(t, you) < dormant) return '6.6.1';
    const worship = keywordOf(t, card, 'worship');
    if (worship > 0 && offeringsOf(t, you, covers) < worship) return '6.28.1';
  }
  if (def.kind === 'construct' && !hasRoomForConstruct(t, card.owner)) return 'H.6';
  return def.hosts === null || hostsFor(t, card, you).length > 0 ? null : 'H.68';
}

export const limitsHold = (t: Table, card: Card, you: Seat): boolean => limitBar(t, card, you) === null;

/** Under VD-H.6(b) a second one waits until the first is gone. */
export const hasRoomForConstruct = (t: Table, seat: Seat): boolean =>
  reading(t.state, 'VD-H.6') === 'a' || playerOf(t, seat).construct < 0;

export const arcanaInVoid = (t: Table, seat: Seat): number =>
  playerOf(t, seat).void.filter((uid) => defOf(t, cardOf(t, uid)).kind === 'arcanum').length;

/** Entities and memories that are not attached themselves (VD-7.15.1 to 7.15.3). */
export function hostsFor(t: Table, card: Card, you: Seat): Card[] {
  const { hosts } = defOf(t, card);
  if (hosts === null) return [];
  const by = voiceOf(card, you);
  return membersOf(t, hosts, by).filter((host) => canHost(t, host, 'be-attached-to', by));
}

export function canHost(t: Table, host: Card, how: 'be-attached-to' | 'be-charged', by: Voice | null): boolean {
  const { kind } = defOf(t, host);
  const isHost = host.zone === 'play' && host.up && (kind === 'entity' || kind === 'memory');
  return isHost && !isBanned(t, how, host, by);
}

export const canBePlayed = (t: Table, card: Card, you: Seat): boolean =>
  !isPlayerBanned(t, 'play-cards', you, card) && limitsHold(t, card, you) && canPayExtras(t, you, [card.uid]);
