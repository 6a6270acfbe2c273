import { need } from '#cards';
import { handleOf, openly } from '../keys.js';
import { isUpInPlay, picked } from '../pick.js';
import { isBanned } from '../bans.js';
import { pick } from '../set/words.js';
import type { Card, Happening } from '../state.js';
import { cardOf, happening, type Table, type Voice } from '../table.js';
import { raising, type StepOf, type Verb } from './verb.js';

/** Exhausting and readying: VD-6.9.1, VD-6.9.2, VD-6.20.1. Attachments and veiled cards have no such state of use. */

export const canExhaust = (t: Table, card: Card, by: Voice | null): boolean =>
  isUpInPlay(t, card) && !card.exhausted && !isBanned(t, 'exhaust', card, by);
const canReady = (t: Table, card: Card, by: Voice | null): boolean =>
  isUpInPlay(t, card) && card.exhausted && !isBanned(t, 'ready', card, by);

export const exhaust: Verb<StepOf<'exhaust'>> = raising({
  fields: { what: need(pick) },
  touches: (t, card, _, line) => canExhaust(t, card, line),
  happenings: (t, line, { what }) =>
    picked(t, line, what)
      .filter((card) => canExhaust(t, card, line))
      .map((card) => happening('exhausted', card.controller, card.uid, line.source)),
});

export const ready: Verb<StepOf<'ready'>> = raising({
  fields: { what: need(pick) },
  touches: (t, card, _, line) => canReady(t, card, line),
  happenings: (t, line, { what }) =>
    picked(t, line, what)
      .filter((card) => canReady(t, card, line))
      .map((card) => happening('readied', card.controller, card.uid, line.source)),
});

export function exhausted(t: Table, events: readonly Happening[]): void {
  for (const event of events) turn(t, event, true);
}

export function readied(t: Table, events: readonly Happening[]): void {
  for (const event of events) turn(t, event, false);
}

function turn(t: Table, { card: uid }: Happening, to: boolean): void {
  const card = cardOf(t, uid);
  card.exhausted = to;
  t.tell?.(openly(to ? 'exhausted' : 'readied', to ? '6.9.1' : '6.20.1', { card: handleOf(t, card) }));
}
