import { need, or } from '#cards';
import type { Fact, Seat } from '#kernel';
import { showBack } from '../backs.js';
import { handleOf, namesOf, openly } from '../keys.js';
import { newTo, strangersTo } from '../news.js';
import { picked } from '../pick.js';
import { amountOf } from '../reckon.js';
import { seatOf } from '../voice.js';
import { amount, pick, who } from '../set/words.js';
import { type Card, type Happening, KNOWS, type Uid } from '../state.js';
import { cardOf, happening, playerOf, type Table } from '../table.js';
import { note } from '../triggers.js';
import { lookable, topCards } from './look.js';
import { always, raising, type StepOf, type Verb } from './verb.js';

/** Showing hidden cards to everybody: VD-7.12.2, VD-2.2.3. */

/** Everybody sees the fronts, and the back of the next (VD-7.12.2). */
export const revealTop: Verb<StepOf<'reveal-top'>> = {
  fields: { who: or(who, 'you'), count: or(amount, 1) },
  touches: always,
  can: (t, line, step) => lookable(t, seatOf(t, step.who, line), amountOf(t, step.count, line)),
  run(t, line, step) {
    const deck = seatOf(t, step.who, line);
    if (deck === null) return;
    const cards = topCards(t, deck, amountOf(t, step.count, line));
    line.looked = cards.map(({ uid }) => uid);
    t.tell?.(newTo(strangersTo(...cards), openly('revealed', '7.12.2', { seat: deck, cards: namesOf(t, cards) })));
    for (const card of cards) card.knows |= KNOWS.all;
    const next = playerOf(t, deck).deck[cards.length];
    if (next !== undefined) showBack(t, cardOf(t, next));
    for (const card of cards) note(t, happening('revealed', deck, card.uid, line.source));
  },
  announces: () => [],
  heralds(t, line, step) {
    const deck = seatOf(t, step.who, line);
    if (deck === null) return [];
    const cards = topCards(t, deck, amountOf(t, step.count, line));
    return cards.map(({ uid }) => happening('revealed', deck, uid, line.source));
  },
};

/** A single card, by what it is called where it lies. */
const seen = (t: Table, card: Card, seat: Seat, id: string): Fact =>
  openly('revealed', '7.12.2', { seat, id, cards: namesOf(t, [card]) });

/** Cards of a deck that could not be brought into play: all see why (VD-7.12.2). */
export function show(t: Table, cards: readonly Card[], source: Uid): void {
  for (const card of cards) {
    t.tell?.(newTo(strangersTo(card), seen(t, card, card.owner, card.zone)));
    card.knows = KNOWS.all;
    note(t, happening('revealed', card.owner, card.uid, source));
  }
}

const isHidden = (card: Card): boolean => !card.up && (card.knows & KNOWS.front[2]) === 0;

/** A hidden card in hand, in play or in a deck; it stays where it is, and as it is. */
export const reveal: Verb<StepOf<'reveal'>> = raising({
  fields: { what: need(pick) },
  touches: (_, card) => isHidden(card),
  happenings: (t, line, step) =>
    picked(t, line, step.what)
      .filter(isHidden)
      .map((card) => happening('revealed', card.controller, card.uid, line.source)),
});

export function revealed(t: Table, events: readonly Happening[]): void {
  for (const { card: uid } of events) {
    const card = cardOf(t, uid);
    t.tell?.(newTo(strangersTo(card), seen(t, card, card.controller, card.serial > 0 ? handleOf(t, card) : card.zone)));
    card.knows = KNOWS.all;
  }
}

export function showInHand(t: Table, cards: readonly Card[], seat: Seat): void {
  t.tell?.(newTo(strangersTo(...cards), openly('hand-shown', '2.2.3', { seat, cards: namesOf(t, cards).sort() })));
  for (const card of cards) card.knows = KNOWS.all;
}

export const showHand: Verb<StepOf<'show-hand'>> = {
  fields: { who: or(who, 'opponent') },
  touches: always,
  can(t, line, step) {
    const seat = seatOf(t, step.who, line);
    return seat !== null && playerOf(t, seat).hand.length > 0;
  },
  run(t, line, step) {
    const seat = seatOf(t, step.who, line);
    if (seat === null) return;
    const cards = playerOf(t, seat).hand.map((uid) => cardOf(t, uid));
    showInHand(t, cards, seat);
  },
  announces: () => [],
};
