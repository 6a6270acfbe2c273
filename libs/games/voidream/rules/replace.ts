import { need, whole } from '#cards';
import { openly } from '../keys.js';
import { amountOf } from '../reckon.js';
import { type DeedFrame, deedOf, pendingEvent, REPLACED } from '../triggers.js';
import { seatOf } from '../voice.js';
import { picked } from '../pick.js';
import { amount, pick, who } from '../set/words.js';
import type { Happening, LineFrame } from '../state.js';
import { cardOf, defOf, lifeOf, type Table } from '../table.js';
import { isDamageable } from './damage.js';
import { always, type StepOf, type Verb } from './verb.js';

/** What a When-trigger does to its event: VD-7.11.3, VD-H.61. */

/** The event, while it has not been carried out. */
function pending(t: Table, line: LineFrame): Happening | null {
  const event = pendingEvent(t, line.event?.id ?? 0);
  return event?.goesOn === true ? event : null;
}

export const prevent: Verb<StepOf<'prevent'>> = {
  fields: { amount: need(amount) },
  touches: always,
  can: (t, line) => (pending(t, line)?.amount ?? 0) > 0,
  run(t, line, step) {
    const event = pending(t, line);
    if (event !== null) event.amount = Math.max(0, event.amount - amountOf(t, step.amount, line));
  },
  announces: () => [],
};

export const instead: Verb<StepOf<'instead'>> = {
  fields: {},
  touches: always,
  can: (t, line) => pending(t, line) !== null || underWay(t, line) !== null,
  run(t, line) {
    const event = pending(t, line);
    const deed = underWay(t, line);
    if (event !== null) event.goesOn = false;
    if (deed !== null) replace(t, deed);
  },
  announces: () => [],
};

/** Which card it is, is told only while that is where it is played: it may have been shuffled into a deck by then. */
function replace(t: Table, deed: DeedFrame): void {
  const { you } = deed;
  deed.stage = REPLACED;
  if (deed.kind === 'activate') {
    t.tell?.(openly('not-used', '7.11.3', { seat: you, card: defOf(t, deed).slug }));
    return;
  }
  const card = cardOf(t, deed.card);
  if (card.zone === 'resolving') t.tell?.(openly('not-played', '7.11.3', { seat: you, card: defOf(t, card).slug }));
}

const underWay = (t: Table, { event }: LineFrame): DeedFrame | null => (event === null ? null : deedOf(t, event));

/** No damage is above the bound of VD-H.43. */
const MOST_DAMAGE = 1000;

export const multiply: Verb<StepOf<'multiply'>> = {
  fields: { by: need(whole(2, 10)) },
  touches: always,
  can: (t, line) => (pending(t, line)?.amount ?? 0) > 0,
  run(t, line, step) {
    const event = pending(t, line);
    if (event !== null) event.amount = Math.min(MOST_DAMAGE, event.amount * step.by);
  },
  announces: () => [],
};

/** Dream damage hits another deck. */
export const redirect: Verb<StepOf<'redirect'>> = {
  fields: { who: need(who) },
  touches: always,
  can: (t, line) => pending(t, line)?.what === 'dream-damaged',
  run(t, line, step) {
    const event = pending(t, line);
    const to = seatOf(t, step.who, line);
    if (event !== null && to !== null) event.seat = to;
  },
  announces: () => [],
};

/** Damage hits another entity. */
export const redirectTo: Verb<StepOf<'redirect-to'>> = {
  fields: { what: need(pick) },
  touches: (t, card, _, line) => isDamageable(t, card, line),
  can: (t, line, step) =>
    pending(t, line)?.what === 'damaged' && picked(t, line, step.what).some((card) => isDamageable(t, card, line)),
  run(t, line, step) {
    const event = pending(t, line);
    const card = picked(t, line, step.what).find((one) => isDamageable(t, one, line));
    if (event === null || card === undefined) return;
    event.card = card.uid;
    event.life = lifeOf(card);
    event.seat = card.controller;
  },
  announces: () => [],
};
