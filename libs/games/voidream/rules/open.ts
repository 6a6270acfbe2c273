import type { Seat } from '#kernel';
import { isOn } from '../reckon.js';
import { isSeen } from '../standing.js';
import type { Effect } from '../state.js';
import { cardOf, lastingOf, playerOf, SEATS, type Table } from '../table.js';
import { show, showInHand } from './reveal.js';

/** Hands and tops of decks that lie open as long as a card says so: VD-2.2.3, VD-7.1.1, VD-7.12.2. */

/** Whatever lies there by now is shown to all. */
export function layOpen(t: Table): void {
  if (t.state.phase === 'setup') return;
  for (const effect of t.state.effects.open) {
    const { grant } = lastingOf(t, effect.grant);
    if (grant.give !== 'open') continue;
    for (const seat of SEATS) if (isOn(t, effect, grant.who, seat)) showAll(t, effect, grant.what, seat);
  }
}

function showAll(t: Table, { source }: Effect, what: 'hand' | 'top', seat: Seat): void {
  const { deck, hand } = playerOf(t, seat);
  const hidden = (what === 'hand' ? hand : deck.slice(0, 1))
    .map((uid) => cardOf(t, uid))
    .filter((card) => !isSeen(card));
  if (hidden.length === 0) return;
  if (what === 'top') show(t, hidden, source);
  else showInHand(t, hidden, seat);
}

export const liesOpen = (t: Table, seat: Seat, what: 'hand' | 'top'): boolean =>
  t.state.effects.open.some((effect) => {
    const { grant } = lastingOf(t, effect.grant);
    return grant.give === 'open' && grant.what === what && isOn(t, effect, grant.who, seat);
  });
