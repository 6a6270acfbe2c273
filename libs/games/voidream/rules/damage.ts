import { either, need, or, word } from '#cards';
import { handleOf, openly } from '../keys.js';
import { isUpInPlay, picked } from '../pick.js';
import { amountOf, capacityOf, seatOf } from '../reckon.js';
import { sayAmount, sayPick, sayWho } from '../set/say.js';
import { amount, pick, who } from '../set/words.js';
import { type Card, DIRTY, type Frame, type Happening } from '../state.js';
import { cardOf, defOf, happening, playerOf, pop, push, type Table } from '../table.js';
import { find, interrupt, queue } from '../triggers.js';
import { move } from '../zones.js';
import { raising, type StepOf, type Verb } from './verb.js';

/** Damage by effects and Dream damage: VD-4.8.8 to 4.8.14, VD-H.47, VD-H.50, VD-H.51, VD-H.95. */

const isEntity = (t: Table, card: Card): boolean =>
  isUpInPlay(t, card) && card.zone === 'play' && defOf(t, card).kind === 'entity';

/** On entities alone: what hits the deck is Dream damage (VD-4.8.13). */
export const damage: Verb<StepOf<'damage'>> = raising({
  fields: { what: need(pick), amount: or(amount, 1) },
  says: (step) => `deal ${sayAmount(step.amount)} damage to ${sayPick(step.what)}`,
  touches: isEntity,
  happenings(t, line, step) {
    const n = amountOf(t, step.amount, line);
    if (n <= 0) return [];
    return picked(t, line, step.what)
      .filter((card) => isEntity(t, card))
      .map((card) => happening('damaged', card.controller, card.uid, line.source, n));
  },
});

/** All of it is placed together; what is at its limit then goes together (VD-H.49). Beyond capacity it is lost. */
export function damaged(t: Table, events: readonly Happening[]): void {
  for (const event of events) {
    const card = cardOf(t, event.card);
    mark(t, card, Math.min(event.amount, capacityOf(t, card)));
  }
}

function mark(t: Table, card: Card, n: number): void {
  if (n <= 0) return;
  card.damage += n;
  if (!t.state.hurt.includes(card.uid)) t.state.hurt.push(card.uid);
  t.state.dirty |= DIRTY.numbers;
  t.tell?.(openly('damaged', '4.8.14', { card: handleOf(t, card), amount: n, total: card.damage }));
}

export const dreamDamage: Verb<StepOf<'dream-damage'>> = raising({
  fields: { who: or(who, 'opponent'), amount: or(amount, 1) },
  says: (step) =>
    step.who === 'you'
      ? `take ${sayAmount(step.amount)} Dream damage`
      : `deal ${sayAmount(step.amount)} Dream damage to ${sayWho(step.who)}`,
  touches: null,
  happenings(t, line, step) {
    const seat = seatOf(t, step.who, line);
    const n = amountOf(t, step.amount, line);
    return seat === null || n <= 0 ? [] : [happening('dream-damaged', seat, -1, line.source, n)];
  },
});

export function dreamDamaged(t: Table, events: readonly Happening[]): void {
  for (const { seat, source, amount: left } of events) {
    t.tell?.(openly('dream-damage', '4.8.10', { seat, amount: left }));
    push(t, { kind: 'dream-damage', seat, source, left });
  }
}

/** Takes marks off again (VD-4.8.15). */
export const removeDamage: Verb<StepOf<'remove-damage'>> = {
  fields: { what: need(pick), amount: or(either(word('all'), amount), 'all') },
  says: (step) => `remove ${step.amount === 'all' ? 'all' : sayAmount(step.amount)} damage from ${sayPick(step.what)}`,
  touches: (_, card) => card.damage > 0,
  can: (t, line, step) => picked(t, line, step.what).some((card) => card.damage > 0),
  run(t, line, step) {
    for (const card of picked(t, line, step.what)) {
      const off = step.amount === 'all' ? card.damage : amountOf(t, step.amount, line);
      card.damage = Math.max(0, card.damage - Math.max(0, off));
      t.tell?.(openly('healed', '4.8.15', { card: handleOf(t, card), total: card.damage }));
    }
  },
  announces: () => [],
};

/** Point by point from the top: an active construct absorbs first, else a card is discarded (VD-4.8.8 to 4.8.11). */
export function step(t: Table, frame: Extract<Frame, { kind: 'dream-damage' }>): void {
  const top = playerOf(t, frame.seat).deck[0];
  if (top === undefined || frame.left <= 0) {
    pop(t);
    return;
  }
  const card = cardOf(t, top);
  if (card.up) {
    const absorbed = Math.min(frame.left, capacityOf(t, card));
    frame.left = absorbed === 0 ? 0 : frame.left - absorbed;
    mark(t, card, absorbed);
  } else {
    frame.left -= 1;
    discardTop(t, card, frame.source);
  }
}

export function discardTop(t: Table, card: Card, source: number): void {
  const event = [happening('top-discarded', card.owner, card.uid, source)];
  move(t, card, 'dream-discard');
  t.tell?.(openly('top-discarded', '4.8.10', { seat: card.owner, card: defOf(t, card).slug }));
  queue(t, find(t, 'after', event));
  interrupt(t, find(t, 'when', event));
}
