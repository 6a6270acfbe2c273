import type { Seat } from '#kernel';
import type { CardBan, Group, Passing, Permit, PlayerBan } from './language.js';
import { covers, isLike, isOn } from './reckon.js';
import type { Card, Effect } from './state.js';
import { lastingOf, type Table } from './table.js';

/** What cards forbid and permit: VD-7.1.1, VD-H.29, VD-H.30. */

export function isBanned(t: Table, ban: CardBan, card: Card): boolean {
  return t.state.effects.some((effect) => {
    const { grant } = lastingOf(t, effect.grant);
    return grant.give === 'ban' && grant.on === ban && covers(t, effect, grant.to, card);
  });
}

type PlayerGrant = Extract<Passing, { who: unknown }>;

/** The effects in force on a player, as they began. */
export function onPlayer(t: Table, seat: Seat, wanted: (grant: PlayerGrant, effect: Effect) => boolean): Effect[] {
  return t.state.effects.filter((effect) => {
    const { grant } = lastingOf(t, effect.grant);
    return 'who' in grant && wanted(grant, effect) && isOn(t, effect, grant.who, seat);
  });
}

/** Whether a card of those that a ban or a permission concerns; with none named it concerns all. */
const concerns = (t: Table, group: Group | null, card: Card | null, effect: Effect): boolean =>
  group === null || (card !== null && isLike(t, group, card, effect));

export const isPlayerBanned = (t: Table, ban: PlayerBan, seat: Seat, card: Card | null): boolean =>
  t.state.effects.length > 0 &&
  onPlayer(
    t,
    seat,
    (grant, effect) => grant.give === 'player-ban' && grant.on === ban && concerns(t, grant.with, card, effect),
  ).length > 0;

/** Whether a card lets the player do it against the rule (VD-7.1.1). */
export const isPermitted = (t: Table, permit: Permit, seat: Seat, card: Card | null): boolean =>
  t.state.effects.length > 0 &&
  onPlayer(
    t,
    seat,
    (grant, effect) => grant.give === permit && 'with' in grant && concerns(t, grant.with, card, effect),
  ).length > 0;
