import type { Seat } from '#kernel';
import type { CardBan, Described, Duty, Permit, PlayerBan } from './language.js';
import { covers, isLike, isOn } from './reckon.js';
import type { Card, Effect } from './state.js';
import { cardOf, lastingOf, type Table, type Voice } from './table.js';

/** What cards forbid, demand and permit: VD-7.1.1, VD-H.29, VD-H.30. */

/** `by` is whose text would do it; nobody's where the rules or a cost do. */
export function isBanned(t: Table, ban: CardBan, card: Card, by: Voice | null = null): boolean {
  for (const effect of t.state.effects.ban) {
    const { grant } = lastingOf(t, effect.grant);
    if (grant.give !== 'ban' || grant.on !== ban || !covers(t, effect, grant.to, card)) continue;
    if (grant.by === null || (by !== null && isLike(t, grant.by, doerOf(t, by), effect))) return true;
  }
  return false;
}

/** Whether a card must do it wherever it can. */
export const isBound = (t: Table, duty: Duty, card: Card): boolean =>
  t.state.effects.ban.some((effect) => {
    const { grant } = lastingOf(t, effect.grant);
    return grant.give === 'duty' && grant.on === duty && covers(t, effect, grant.to, card);
  });

/** As it is while it does something, under whoever does it, wherever it has gone meanwhile. */
const doerOf = (t: Table, { source, def, you }: Voice): Card => ({
  ...cardOf(t, source),
  def,
  controller: you,
  up: true,
});

/** Whether a card of those that a ban or a permission concerns; with none named it concerns all. */
const concerns = (t: Table, group: Described | null, card: Card | null, effect: Effect): boolean =>
  group === null || (card !== null && isLike(t, group, card, effect));

export function isPlayerBanned(t: Table, ban: PlayerBan, seat: Seat, card: Card | null): boolean {
  for (const effect of t.state.effects['player-ban']) {
    const { grant } = lastingOf(t, effect.grant);
    if (grant.give !== 'player-ban' || grant.on !== ban) continue;
    if (concerns(t, grant.with, card, effect) && isOn(t, effect, grant.who, seat)) return true;
  }
  return false;
}

/** Whether a card lets the player do it against the rule (VD-7.1.1). */
export function isPermitted(t: Table, permit: Permit, seat: Seat, card: Card | null): boolean {
  for (const effect of t.state.effects.permit) {
    const { grant } = lastingOf(t, effect.grant);
    if (grant.give !== permit) continue;
    if (concerns(t, grant.with, card, effect) && isOn(t, effect, grant.who, seat)) return true;
  }
  return false;
}
