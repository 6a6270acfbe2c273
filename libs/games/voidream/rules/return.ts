import type { DecisionRequest } from '#kernel';
import { cardsCalled, handlesOf, namesOf, privately, VD } from '../keys.js';
import { type Card, DIRTY, type Frame, KNOWS } from '../state.js';
import { cardOf, FIRST, playerOf, pop, type Table, wait } from '../table.js';

/** The order of what has gone under a deck from under a host: VD-6.2.3, VD-H.4(b) and (c), VD-D.21. */

type ReturnFrame = Extract<Frame, { kind: 'return' }>;

/** As they lie now. */
const returned = (t: Table, { owner, cards }: ReturnFrame): Card[] =>
  playerOf(t, owner)
    .deck.filter((uid) => cards.includes(uid))
    .map((uid) => cardOf(t, uid));

/** Only who knows them all can order them. */
export function step(t: Table, frame: ReturnFrame): void {
  const bit = KNOWS.front[frame.owner === FIRST ? 0 : 1];
  if (frame.asked || returned(t, frame).some(({ knows }) => (knows & (bit | KNOWS.front[2])) === 0)) {
    pop(t);
    return;
  }
  frame.asked = true;
  wait(t);
}

export function ask(t: Table, frame: ReturnFrame): DecisionRequest {
  return {
    seat: frame.owner,
    kind: 'order-bottom',
    rules: VD('6.2.3', 'H.4'),
    offers: [{ form: 'order', key: 'order', about: {}, of: handlesOf(t, returned(t, frame)) }],
    hidden: true,
    told: { seat: frame.owner, count: frame.cards.length },
  };
}

/** First named, uppermost; the others see no more than how many there are. */
export function answer(t: Table, frame: ReturnFrame, said: string): void {
  const { owner, cards } = frame;
  const { deck } = playerOf(t, owner);
  const ordered = cardsCalled(t, returned(t, frame), said.slice('order:'.length), '>');
  const places = deck.flatMap((uid, i) => (cards.includes(uid) ? i : []));
  const known = KNOWS.front[owner === FIRST ? 0 : 1] | KNOWS.back[owner === FIRST ? 0 : 1];
  ordered.forEach((card, i) => {
    card.knows = known;
    deck[places[i] ?? 0] = card.uid;
  });
  t.state.dirty |= DIRTY.decks;
  t.tell?.(
    privately('returned-in-order', '6.2.3', { seat: owner, count: ordered.length }, owner, {
      cards: namesOf(t, ordered),
    }),
  );
}
