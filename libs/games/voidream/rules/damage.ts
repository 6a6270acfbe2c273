import { either, need, or, word } from '#cards';
import { isBanned } from '../bans.js';
import { isByEach } from '../language.js';
import { handleOf, openly } from '../keys.js';
import { isUpInPlay, picked } from '../pick.js';
import { amountFor, capacityOf } from '../reckon.js';
import { amount, pick } from '../set/words.js';
import { type Card, DIRTY, type Happening } from '../state.js';
import { cardOf, currentLine, defOf, happening, type Table, type Voice } from '../table.js';
import { raising, type StepOf, type Verb } from './verb.js';

/** Damage on cards: VD-4.8.12 to 4.8.14, VD-H.47, VD-H.49. */

export const isDamageable = (t: Table, card: Card, by: Voice): boolean =>
  isUpInPlay(t, card) &&
  card.zone === 'play' &&
  defOf(t, card).kind === 'entity' &&
  !isBanned(t, 'be-damaged', card, by);

/** On entities alone: what hits the deck is Dream damage (VD-4.8.13). */
export const damage: Verb<StepOf<'damage'>> = raising({
  fields: { what: need(pick), amount: or(amount, 1) },
  touches: (t, card, step, line) =>
    isDamageable(t, card, line) && !(isByEach(step.amount) && amountFor(t, card, step.amount, line) <= 0),
  happenings(t, line, step) {
    return picked(t, line, step.what)
      .filter((card) => isDamageable(t, card, line))
      .map((card) => {
        const n = amountFor(t, card, step.amount, line);
        return happening('damaged', card.controller, card.uid, line.source, n);
      })
      .filter((event) => event.amount > 0);
  },
});

/** All of it is placed together; what is at its limit then goes together (VD-H.49). Beyond capacity it is lost. */
export function damaged(t: Table, events: readonly Happening[]): void {
  for (const event of events) {
    const card = cardOf(t, event.card);
    mark(t, card, Math.min(event.amount, capacityOf(t, card)));
  }
}

/** What a line has dealt so far, for what it says of it. */
export function noteDealt(t: Table, n: number): void {
  const line = currentLine(t);
  if (line !== null) line.dealt += n;
}

export function mark(t: Table, card: Card, n: number): void {
  if (n <= 0) return;
  card.damage += n;
  if (!t.state.hurt.includes(card.uid)) t.state.hurt.push(card.uid);
  t.state.dirty |= DIRTY.numbers;
  noteDealt(t, n);
  t.tell?.(openly('damaged', '4.8.14', { card: handleOf(t, card), amount: n, total: card.damage }));
}

/** Takes marks off again (VD-4.8.15). */
export const removeDamage: Verb<StepOf<'remove-damage'>> = {
  fields: { what: need(pick), amount: or(either(word('all'), amount), 'all') },
  touches: (_, card) => card.damage > 0,
  can: (t, line, step) => picked(t, line, step.what).some((card) => card.damage > 0),
  run(t, line, step) {
    for (const card of picked(t, line, step.what)) {
      const off = step.amount === 'all' ? card.damage : amountFor(t, card, step.amount, line);
      card.damage = Math.max(0, card.damage - Math.max(0, off));
      t.tell?.(openly('healed', '4.8.15', { card: handleOf(t, card), total: card.damage }));
    }
  },
  announces: () => [],
};
