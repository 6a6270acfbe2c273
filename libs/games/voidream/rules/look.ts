import { type DecisionRequest, type Fact, type Seat } from '#kernel';
import { need, or, word } from '#cards';
import { freeIn, isAnchored, rearrange } from '../anchored.js';
import { showBack } from '../backs.js';
import { cardsCalled, handleOf, handlesOf, namesOf, privately, VD } from '../keys.js';
import { newTo, strangerAs, strangersTo } from '../news.js';
import { picked } from '../pick.js';
import { amountOf } from '../reckon.js';
import { seatOf } from '../voice.js';
import { amount, pick, who } from '../set/words.js';
import { type Card, DIRTY, type Frame, type Happening, KNOWS, type LineFrame } from '../state.js';
import { cardOf, defOf, happening, playerOf, pop, push, type Table, wait } from '../table.js';
import { always, raising, type StepOf, type Verb } from './verb.js';

/** Looking at hidden cards: VD-7.7.2 to 7.7.4, VD-7.12.2, VD-7.13.1 to 7.13.3, VD-H.38, VD-D.22, VD-D.35. */

type LookFrame = Extract<Frame, { kind: 'look' }>;

export const topCards = (t: Table, seat: Seat, count: number): Card[] =>
  playerOf(t, seat)
    .deck.slice(0, count)
    .map((uid) => cardOf(t, uid));

const bitOf = (seat: Seat): number => KNOWS.front[seat === 0 ? 0 : 1] | KNOWS.back[seat === 0 ? 0 : 1];

/** Only the looking player sees the fronts and backs; all see the back of the card below (VD-7.12.2, VD-7.13.1). */
export const lookTop: Verb<StepOf<'look-top'>> = {
  fields: { who: or(who, 'you'), count: or(amount, 1), put: or(word('back', 'any-order'), 'back') },
  touches: always,
  can: (t, line, step) => lookable(t, seatOf(t, step.who, line), amountOf(t, step.count, line)),
  run(t, line, step) {
    const deck = seatOf(t, step.who, line);
    if (deck === null) return;
    const cards = topCards(t, deck, amountOf(t, step.count, line));
    t.tell?.(newTo(strangersTo(...cards).filter(isYou(line)), looked(t, line.you, deck, cards)));
    for (const card of cards) card.knows = card.up ? KNOWS.all : card.knows | bitOf(line.you);
    line.looked = cards.map(({ uid }) => uid);
    const next = playerOf(t, deck).deck[cards.length];
    if (next !== undefined) showBack(t, cardOf(t, next));
    if (step.put === 'any-order' && freeIn(t, line.looked).length > 1) {
      push(t, { kind: 'look', asked: false, by: line.you, deck, count: cards.length });
    }
  },
  announces: () => [],
};

export const lookable = (t: Table, seat: Seat | null, count: number): boolean =>
  seat !== null && count > 0 && playerOf(t, seat).deck.some((uid) => !cardOf(t, uid).up);

export function step(t: Table, frame: LookFrame): void {
  if (frame.asked) {
    pop(t);
    return;
  }
  frame.asked = true;
  wait(t);
}

/** Of the cards that were looked at, those that can move (VD-H.33). */
const ordered = (t: Table, seat: Seat, count: number): Card[] =>
  topCards(t, seat, count).filter((card) => !isAnchored(t, card));

export function ask(t: Table, { by, deck, count }: LookFrame): DecisionRequest {
  const of = handlesOf(t, ordered(t, deck, count));
  return {
    seat: by,
    kind: 'order-top',
    rules: VD('7.13.3'),
    offers: [{ form: 'order', key: 'order', about: {}, of }],
    hidden: true,
    told: { seat: by, deck },
  };
}

const isYou =
  ({ you }: LineFrame) =>
  (seat: Seat): boolean =>
    seat === you;

function looked(t: Table, seat: Seat, deck: Seat, cards: readonly Card[]): Fact {
  const open = { seat, deck, count: cards.length, faceUp: namesOf(t, cards.filter(isUp)) };
  return privately('looked', '7.13.3', open, seat, { cards: namesOf(t, cards) });
}
const isUp = ({ up }: Card): boolean => up;

/** First named, first on top; all but the new top stay unseen by the others. */
export function answer(t: Table, { by, deck: seat, count }: LookFrame, said: string): void {
  const cards = cardsCalled(t, ordered(t, seat, count), said.slice('order:'.length), '>');
  for (const card of cards) card.knows = card.up ? KNOWS.all : bitOf(by);
  const uids = cards.map(({ uid }) => uid);
  rearrange(t, playerOf(t, seat).deck, [...uids, ...freeIn(t, playerOf(t, seat).deck).slice(uids.length)]);
  t.state.dirty |= DIRTY.decks;
  t.tell?.(privately('put-back', '7.13.3', { seat: by, deck: seat, count }, by, { cards: namesOf(t, cards) }));
}

/** A hidden card whose front the player does not know yet. */
const isClosedTo = (card: Card, seat: Seat): boolean =>
  !card.up && card.zone !== 'hand' && (card.knows & bitOf(seat)) !== bitOf(seat);

export const lookAt: Verb<StepOf<'look-at'>> = raising({
  fields: { what: need(pick), who: or(who, 'you') },
  touches: (t, card, step, line) => isClosedTo(card, seatOf(t, step.who, line) ?? line.you),
  happenings(t, line, step) {
    const seat = seatOf(t, step.who, line) ?? line.you;
    return picked(t, line, step.what)
      .filter((card) => isClosedTo(card, seat))
      .map((card) => happening('looked-at', seat, card.uid, line.source));
  },
});

/** What a hidden card is called where all hear it. */
const hiddenName = (t: Table, card: Card): string => (card.serial > 0 ? handleOf(t, card) : card.zone);

const sightOf = (t: Table, card: Card, seat: Seat): Fact =>
  privately('looked-at', '7.7.2', { seat, id: hiddenName(t, card) }, seat, { card: defOf(t, card).slug });

/** From now on that player knows this very card (VD-7.7.3). */
export function lookedAt(t: Table, events: readonly Happening[]): void {
  for (const { seat, card: uid } of events) {
    const card = cardOf(t, uid);
    t.tell?.(newTo(strangerAs(seat, card), sightOf(t, card, seat)));
    card.knows |= bitOf(seat);
  }
}
