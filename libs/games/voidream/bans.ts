import type { Seat } from '#kernel';
import type { CardBan, Group, Permit, PlayerBan } from './language.js';
import { covers, isLike, isOn } from './reckon.js';
import type { Card, Effect } from './state.js';
import { lastingOf, type Table } from './table.js';

/** What cards forbid and permit: VD-7.1.1, VD-H.29, VD-H.30. */

export function isBanned(t: Table, ban: CardBan, card: Card): boolean {
  return t.state.effects.ban.some((effect) => {
    const { grant } = lastingOf(t, effect.grant);
    return grant.give === 'ban' && grant.on === ban && covers(t, effect, grant.to, card);
  });
}

/** Whether a card of those that a ban or a permission concerns; with none named it concerns all. */
const concerns = (t: Table, group: Group | null, card: Card | null, effect: Effect): boolean =>
  group === null || (card !== null && isLike(t, group, card, effect));

export const isPlayerBanned = (t: Table, ban: PlayerBan, seat: Seat, card: Card | null): boolean =>
  t.state.effects['player-ban'].some((effect) => {
    const { grant } = lastingOf(t, effect.grant);
    if (grant.give !== 'player-ban' || grant.on !== ban) return false;
    return concerns(t, grant.with, card, effect) && isOn(t, effect, grant.who, seat);
  });

/** Whether a card lets the player do it against the rule (VD-7.1.1). */
export const isPermitted = (t: Table, permit: Permit, seat: Seat, card: Card | null): boolean =>
  t.state.effects.permit.some((effect) => {
    const { grant } = lastingOf(t, effect.grant);
    if (grant.give !== permit) return false;
    return concerns(t, grant.with, card, effect) && isOn(t, effect, grant.who, seat);
  });
