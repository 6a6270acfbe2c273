import type { DecisionRequest } from '#kernel';
import { handleOf, openly, VD } from '../keys.js';
import { keywordOf } from '../reckon.js';
import type { Card, Frame, Happening } from '../state.js';
import { cardOf, type Table } from '../table.js';
import { attachmentsOf, discardFromPlay, leavePlay } from '../zones.js';

/** Unique: an attached copy may be discarded in the place of its host. VD-6.23.2, VD-H.67, VD-D.23. */

type EventFrame = Extract<Frame, { kind: 'event' }>;

/** What would discard the host; voiding, returning and veiling leave no choice. */
const DISCARDS: readonly Happening['what'][] = ['destroyed', 'sacrificed', 'discarded'];

function copyUnder(t: Table, host: Card): Card | null {
  if (host.zone !== 'play' || !host.up || keywordOf(t, host, 'unique') === 0) return null;
  return attachmentsOf(t, host).find((card) => card.up && card.def === host.def) ?? null;
}

/** The first of these events that can still be turned away. */
export function nextSpared({ events, spared }: EventFrame, t: Table): Happening | null {
  for (const event of events) {
    if (!DISCARDS.includes(event.what) || !event.goesOn || spared.includes(event.id)) continue;
    if (copyUnder(t, cardOf(t, event.card)) !== null) return event;
  }
  return null;
}

export function ask(t: Table, frame: EventFrame): DecisionRequest {
  const event = nextSpared(frame, t);
  const host = cardOf(t, event?.card ?? 0);
  const about = { card: handleOf(t, host) };
  const offers = ['discard-copy', 'discard-host'].map((key) => ({ form: 'one' as const, key, about }));
  const seat = host.controller;
  return { seat, kind: 'unique', rules: VD('6.23.2'), offers, hidden: false, told: { seat, ...about } };
}

/** The host keeps its state, without the damage on it. */
export function answer(t: Table, frame: EventFrame, said: string): void {
  const event = nextSpared(frame, t);
  if (event === null) return;
  frame.spared.push(event.id);
  if (said !== 'discard-copy') return;
  const host = cardOf(t, event.card);
  const copy = copyUnder(t, host);
  if (copy === null) return;
  event.goesOn = false;
  host.damage = 0;
  t.tell?.(openly('copy-discarded', '6.23.2', { card: handleOf(t, host) }));
  const go = (card: Card): void => {
    discardFromPlay(t, card);
  };
  leavePlay(t, [copy], go, [copy]);
}
