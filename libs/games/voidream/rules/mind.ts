import type { Seat } from '#kernel';
import { need, or } from '#cards';
import { openly } from '../keys.js';
import { amountOf } from '../reckon.js';
import { isInForce } from '../standing.js';
import { seatOf } from '../voice.js';
import { amount, who } from '../set/words.js';
import type { Happening } from '../state.js';
import { cardOf, happening, playerOf, type Table } from '../table.js';
import { listen, silence } from '../triggers.js';
import { raising, type StepOf, type Verb } from './verb.js';

/** The mind card: VD-2.9.2 to 2.9.7, VD-4.2.9, VD-H.12. */

const HIGHEST = 4;
export const withinMind = (n: number): number => Math.max(0, Math.min(HIGHEST, n));

/** Turns the card; the text at the new position is in force at once, that at the old one is not (VD-2.9.6, VD-2.9.7). */
export function turnMind(t: Table, seat: Seat, to: number): void {
  const player = playerOf(t, seat);
  if (player.mind === to) return;
  const card = cardOf(t, player.mindCard);
  silence(t, card);
  player.mind = to;
  if (isInForce(t, card)) listen(t, card, 'play');
  t.tell?.(openly('mind-turned', '2.9.4', { seat, to }));
}

export const mind: Verb<StepOf<'mind'>> = raising({
  fields: { who: or(who, 'you'), by: need(amount) },
  touches: null,
  happenings(t, line, step) {
    const seat = seatOf(t, step.who, line);
    if (seat === null) return [];
    const from = playerOf(t, seat).mind;
    const by = withinMind(from + amountOf(t, step.by, line)) - from;
    return by === 0 ? [] : [happening('mind-changed', seat, -1, line.source, by)];
  },
});

export const setMind: Verb<StepOf<'set-mind'>> = raising({
  fields: { who: or(who, 'you'), to: need(amount) },
  touches: null,
  happenings(t, line, step) {
    const seat = seatOf(t, step.who, line);
    if (seat === null) return [];
    const by = withinMind(amountOf(t, step.to, line)) - playerOf(t, seat).mind;
    return by === 0 ? [] : [happening('mind-changed', seat, -1, line.source, by)];
  },
});

export function mindChanged(t: Table, events: readonly Happening[]): void {
  for (const { seat, amount: by } of events) turnMind(t, seat, withinMind(playerOf(t, seat).mind + by));
}
