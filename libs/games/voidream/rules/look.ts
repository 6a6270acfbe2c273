import { type DecisionRequest, type Seat } from '#kernel';
import { need, or, word } from '#cards';
import { showBack } from '../backs.js';
import { cardsCalled, handleOf, handlesOf, openly, privately, VD } from '../keys.js';
import { picked } from '../pick.js';
import { amountOf, seatOf } from '../reckon.js';
import { does, sayAmount, sayPick, sayWhose } from '../set/say.js';
import { amount, pick, who } from '../set/words.js';
import { type Card, DIRTY, type Frame, type Happening, KNOWS } from '../state.js';
import { cardOf, defOf, happening, playerOf, pop, push, type Table, wait } from '../table.js';
import { always, raising, type StepOf, type Verb } from './verb.js';

/** Looking at hidden cards: VD-7.7.2 to 7.7.4, VD-7.12.2, VD-7.13.1 to 7.13.3, VD-H.38, VD-D.22, VD-D.35. */

type LookFrame = Extract<Frame, { kind: 'look' }>;

const topCards = (t: Table, seat: Seat, count: number): Card[] =>
  playerOf(t, seat)
    .deck.slice(0, count)
    .map((uid) => cardOf(t, uid));

const bitOf = (seat: Seat): number => KNOWS.front[seat === 0 ? 0 : 1] | KNOWS.back[seat === 0 ? 0 : 1];

/** Only the looking player sees the fronts and backs; all see the back of the card below (VD-7.12.2, VD-7.13.1). */
export const lookTop: Verb<StepOf<'look-top'>> = {
  fields: { who: or(who, 'you'), count: or(amount, 1), put: or(word('back', 'any-order'), 'back') },
  says: ({ who: whom, count, put }) =>
    `look at the top ${sayAmount(count)} cards of ${sayWhose(whom)} deck${put === 'back' ? '' : ' and put them back in any order'}`,
  touches: always,
  can: (t, line, step) => lookable(t, seatOf(t, step.who, line), amountOf(t, step.count, line)),
  run(t, line, step) {
    const deck = seatOf(t, step.who, line);
    if (deck === null) return;
    const cards = topCards(t, deck, amountOf(t, step.count, line));
    for (const card of cards) card.knows |= bitOf(line.you);
    const names = cards.map((card) => defOf(t, card).slug);
    t.tell?.(privately('looked', '7.13.3', { seat: line.you, deck, count: cards.length }, line.you, { cards: names }));
    const next = playerOf(t, deck).deck[cards.length];
    if (next !== undefined) showBack(t, cardOf(t, next));
    if (step.put === 'any-order' && cards.length > 1) {
      push(t, { kind: 'look', asked: false, by: line.you, deck, count: cards.length });
    }
  },
  announces: () => [],
};

const lookable = (t: Table, seat: Seat | null, count: number): boolean =>
  seat !== null && count > 0 && playerOf(t, seat).deck.some((uid) => !cardOf(t, uid).up);

export function step(t: Table, frame: LookFrame): void {
  if (frame.asked) {
    pop(t);
    return;
  }
  frame.asked = true;
  wait(t);
}

export function ask(t: Table, { by, deck, count }: LookFrame): DecisionRequest {
  const of = handlesOf(t, topCards(t, deck, count));
  return {
    seat: by,
    kind: 'order-top',
    rules: VD('7.13.3'),
    offers: [{ form: 'order', key: 'order', about: {}, of }],
    hidden: true,
    told: { seat: by, deck },
  };
}

/** First named, first on top; all but the new top stay unseen by the others. */
export function answer(t: Table, { by, deck: seat, count }: LookFrame, said: string): void {
  const cards = topCards(t, seat, count);
  const ordered = cardsCalled(t, cards, said.slice('order:'.length).replaceAll('>', '+'));
  for (const card of ordered) if (!card.up) card.knows = bitOf(by);
  playerOf(t, seat).deck.splice(0, count, ...ordered.map(({ uid }) => uid));
  t.state.dirty |= DIRTY.decks;
  const names = ordered.map((card) => defOf(t, card).slug);
  t.tell?.(privately('put-back', '7.13.3', { seat: by, deck: seat, count }, by, { cards: names }));
}

/** Everybody sees the fronts, and the back of the next (VD-7.12.2). */
export const revealTop: Verb<StepOf<'reveal-top'>> = {
  fields: { who: or(who, 'you'), count: or(amount, 1) },
  says: (step) => `reveal the top ${sayAmount(step.count)} cards of ${sayWhose(step.who)} deck`,
  touches: always,
  can: (t, line, step) => lookable(t, seatOf(t, step.who, line), amountOf(t, step.count, line)),
  run(t, line, step) {
    const deck = seatOf(t, step.who, line);
    if (deck === null) return;
    const cards = topCards(t, deck, amountOf(t, step.count, line));
    for (const card of cards) card.knows = KNOWS.all;
    t.tell?.(openly('revealed', '7.12.2', { seat: deck, cards: cards.map((card) => defOf(t, card).slug) }));
    const next = playerOf(t, deck).deck[cards.length];
    if (next !== undefined) showBack(t, cardOf(t, next));
  },
  announces: () => [],
};

/** A face-down card in play whose front the player does not know yet. */
const isClosedTo = (card: Card, seat: Seat): boolean => card.serial > 0 && (card.knows & bitOf(seat)) !== bitOf(seat);

export const lookAt: Verb<StepOf<'look-at'>> = raising({
  fields: { what: need(pick) },
  says: (step) => `look at ${sayPick(step.what)}`,
  touches: (_, card, __, line) => isClosedTo(card, line.you),
  happenings: (t, line, step) =>
    picked(t, line, step.what)
      .filter((card) => isClosedTo(card, line.you))
      .map((card) => happening('looked-at', line.you, card.uid, line.source)),
});

/** From now on that player knows this very card (VD-7.7.3). */
export function lookedAt(t: Table, events: readonly Happening[]): void {
  for (const { seat, card: uid } of events) {
    const card = cardOf(t, uid);
    card.knows |= bitOf(seat);
    t.tell?.(privately('looked-at', '7.7.2', { seat, id: handleOf(t, card) }, seat, { card: defOf(t, card).slug }));
  }
}

export const showHand: Verb<StepOf<'show-hand'>> = {
  fields: { who: or(who, 'opponent') },
  says: (step) => `${does(step.who, 'show')} the hand of arcana`,
  touches: always,
  can(t, line, step) {
    const seat = seatOf(t, step.who, line);
    return seat !== null && playerOf(t, seat).hand.length > 0;
  },
  run(t, line, step) {
    const seat = seatOf(t, step.who, line);
    if (seat === null) return;
    const cards = playerOf(t, seat).hand.map((uid) => cardOf(t, uid));
    for (const card of cards) card.knows = KNOWS.all;
    const names = cards.map((card) => defOf(t, card).slug).sort();
    t.tell?.(openly('hand-shown', '2.2.3', { seat, cards: names }));
  },
  announces: () => [],
};
