import { type EventName, isDescribed, type Timing } from './language.js';
import { isLike } from './reckon.js';
import type { Trigger } from './set/compiled.js';
import { isUnseen } from './standing.js';
import type { Card, Happening } from './state.js';
import { cardOf, type Table, type Voice } from './table.js';
import { cardCalled } from './voice.js';

/** Whether something that happens is what a text means. */

/** Destroyed and sacrificed cards count as discarded from play (VD-H.66), and an arcanum that leaves a hand for the Void is voided (VD-6.25.1). */
export function countsAs(what: EventName): EventName | null {
  switch (what) {
    case 'destroyed':
    case 'sacrificed':
      return 'discarded';
    case 'arcanum-voided':
      return 'voided';
    default:
      return null;
  }
}

export function hears(
  t: Table,
  trigger: Pick<Trigger, 'at' | 'who' | 'card'>,
  voice: Voice,
  event: Happening,
): boolean {
  const { you, source } = voice;
  if (trigger.who !== 'any' && (event.seat === you) !== (trigger.who === 'yours')) return false;
  const wanted = trigger.card;
  if (wanted === null) return true;
  if (wanted === 'self') return event.card === source;
  if (wanted === 'host') return event.card >= 0 && event.card === cardOf(t, source).host;
  if (event.card < 0) return false;
  const card = cardOf(t, event.card);
  if (isDescribed(wanted) && isHidden(trigger.at, event, card)) return false;
  if (event.what !== 'attached' || wanted.on === null) return isLike(t, wanted, card, voice);
  return event.amount === cardCalled(t, wanted.on, voice)?.uid && isLike(t, { ...wanted, on: null }, card, voice);
}

/** A card of a deck whose front nobody is shown by then, so nothing may show which it is (VD-7.7.2). */
const isHidden = (at: Timing, { what }: Happening, card: Card): boolean =>
  isUnseen(card) && (UNSHOWN.includes(what) || at === 'before' || (at === 'when' && what === 'revealed'));

/** By these it comes to lie in play face down, or is seen by one player alone. */
const UNSHOWN: readonly EventName[] = ['veiled', 'attached', 'looked-at'];
