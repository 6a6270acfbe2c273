import type { DecisionRequest, Seat } from '#kernel';
import { cardsCalled, handleOf, handlesOf, openly, VD } from '../keys.js';
import type { Card, Frame } from '../state.js';
import { cardOf, happen, happening, pop, push, type Table, wait } from '../table.js';
import { find, hasBefores, interrupt } from '../triggers.js';
import { leavePlay, move } from '../zones.js';
import { type Extra, payersOf, sumOf } from './extra-costs.js';
import { departures, foreseen } from './foreseen.js';

/** Paying with entities that are exhausted and with veiled cards that go back: VD-6.12.1, VD-6.17.1, VD-D.13, VD-D.14. */

type ExtrasFrame = Extract<Frame, { kind: 'extras' }>;

/** As a cost of an ability, in an order of the player's choice where there are several. */
export function payVeiled(t: Table, you: Seat, count: number): void {
  const [first, ...others] = payersOf(t, you, 'shadowborne', []);
  const frame: ExtrasFrame = { kind: 'extras', you, without: [], hierarchy: 0, shadowborne: count, returning: -1 };
  push(t, frame);
  if (first !== undefined && others.length === 0) beginReturn(t, frame, first);
}

/** What comes before it leaves play (VD-7.11.2). */
function beginReturn(t: Table, frame: ExtrasFrame, card: Card): void {
  frame.returning = card.uid;
  if (hasBefores(t)) interrupt(t, find(t, 'before', foreseen(t, departures(t, card, frame.you, -1))));
}

/** If it can still pay. */
function endReturn(t: Table, frame: ExtrasFrame): void {
  const card = cardOf(t, frame.returning);
  frame.returning = -1;
  if (!payersOf(t, frame.you, 'shadowborne', frame.without).includes(card)) return;
  frame.shadowborne -= 1;
  returnVeiled(t, card);
}

/** From play to under its owner's deck, unseen (VD-6.17.1, VD-7.6.1). */
function returnVeiled(t: Table, card: Card): void {
  t.tell?.(openly('returned', '6.17.1', { id: handleOf(t, card), seat: card.owner }));
  leavePlay(t, [card], () => {
    move(t, card, 'deck', 'end');
  });
}

/** For all these cards together (VD-H.70). */
export function payExtras(t: Table, you: Seat, uids: readonly number[]): void {
  const hierarchy = sumOf(t, uids, 'hierarchy');
  const shadowborne = sumOf(t, uids, 'shadowborne');
  if (hierarchy + shadowborne > 0) {
    push(t, { kind: 'extras', you, without: [...uids], hierarchy, shadowborne, returning: -1 });
  }
}

const dueIn = ({ hierarchy }: ExtrasFrame): Extra => (hierarchy > 0 ? 'hierarchy' : 'shadowborne');

export function step(t: Table, frame: ExtrasFrame): void {
  const { you, without } = frame;
  if (frame.returning >= 0) endReturn(t, frame);
  else if (frame.hierarchy + frame.shadowborne === 0 || payersOf(t, you, dueIn(frame), without).length === 0) pop(t);
  else wait(t);
}

/** Veiled cards are named one by one, since their order under the deck is free. */
export function ask(t: Table, frame: ExtrasFrame): DecisionRequest {
  const { you, without, hierarchy } = frame;
  const extra = dueIn(frame);
  const of = handlesOf(t, payersOf(t, you, extra, without));
  const count = Math.min(hierarchy, of.length);
  const told = { seat: you, cards: without.map((uid) => handleOf(t, cardOf(t, uid))) };
  return {
    seat: you,
    kind: extra,
    rules: extra === 'hierarchy' ? VD('6.12.1') : VD('6.17.1'),
    offers:
      extra === 'hierarchy'
        ? [{ form: 'some', key: extra, about: {}, of, min: count, max: count }]
        : of.map((name) => ({ form: 'one', key: `${extra}:${name}`, about: {} })),
    hidden: false,
    told,
  };
}

export function answer(t: Table, frame: ExtrasFrame, said: string): void {
  const { you, without } = frame;
  const extra = dueIn(frame);
  const chosen = cardsCalled(t, payersOf(t, you, extra, without), said.slice(extra.length + 1));
  if (extra === 'hierarchy') {
    frame.hierarchy = 0;
    happen(
      t,
      chosen.map((card) => happening('exhausted', you, card.uid)),
    );
    return;
  }
  const [card] = chosen;
  if (card !== undefined) beginReturn(t, frame, card);
}
