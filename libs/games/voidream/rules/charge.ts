import { need, or } from '#cards';
import { isPlayerBanned } from '../bans.js';
import { handleOf, privately } from '../keys.js';
import { newTo, strangersToHidden } from '../news.js';
import { picked } from '../pick.js';
import { amount, pick } from '../set/words.js';
import type { Card, Happening } from '../state.js';
import { cardOf, defOf, happening, playerOf, type Table } from '../table.js';
import { putUnder } from '../zones.js';
import type { Fact, Seat } from '#kernel';
import { canHost } from './play-limits.js';
import { raising, type StepOf, type Verb } from './verb.js';

/** Charging: VD-6.3.1, VD-6.3.2, VD-H.39. */

/** The topmost face-down card: what lies under it is not known, so its kind is not asked. */
export function nextCharge(t: Table, seat: Seat): Card | null {
  if (isPlayerBanned(t, 'charge', seat, null)) return null;
  const found = playerOf(t, seat).deck.find((uid) => !cardOf(t, uid).up);
  return found === undefined ? null : cardOf(t, found);
}

export const charge: Verb<StepOf<'charge'>> = raising({
  fields: { what: need(pick), times: or(amount, 1) },
  touches: (t, card, _, line) => canHost(t, card, 'be-charged', line),
  happenings: (t, line, { what }) =>
    nextCharge(t, line.you) === null
      ? []
      : picked(t, line, what)
          .filter((card) => canHost(t, card, 'be-charged', line))
          .map((card) => happening('charged', line.you, card.uid, line.source)),
});

/** The topmost card that is no construct goes face down under its host (VD-6.3.1). */
export function charged(t: Table, events: readonly Happening[]): void {
  for (const event of events) {
    const host = cardOf(t, event.card);
    const card = nextCharge(t, event.seat);
    if (card === null || !canHost(t, host, 'be-charged', null)) continue;
    const news = t.tell === null ? [] : strangersToHidden(event.seat, card);
    putUnder(t, card, host, event.seat, false);
    card.charged = true;
    t.tell?.(newTo(news, laidUnder(t, card, host, event.seat)));
  }
}

function laidUnder(t: Table, card: Card, host: Card, seat: Seat): Fact {
  const { slug, value } = defOf(t, card);
  const open = { host: handleOf(t, host), charge: handleOf(t, card), seat, value };
  return privately('charged', '6.3.1', open, seat, { card: slug });
}
