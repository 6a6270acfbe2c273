import type { DecisionRequest, Seat } from '#kernel';
import { cardsCalled, handleOf, handlesOf, openly, VD } from '../keys.js';
import { keywordOf } from '../reckon.js';
import type { Card, Frame } from '../state.js';
import { cardOf, defOf, happen, happening, playerOf, pop, push, type Table, wait } from '../table.js';
import { leavePlay, move } from '../zones.js';
import { canExhaust } from './exhaust.js';

/** Hierarchy and Shadowborne: what playing and unveiling cost besides. VD-6.12.1, VD-6.17.1, VD-H.72, VD-D.13, VD-D.14. */

type ExtrasFrame = Extract<Frame, { kind: 'extras' }>;
type Extra = 'hierarchy' | 'shadowborne';
const EXTRAS: readonly Extra[] = ['hierarchy', 'shadowborne'];

const sumOf = (t: Table, uids: readonly number[], extra: Extra): number =>
  uids.reduce((sum, uid) => sum + keywordOf(t, cardOf(t, uid), extra), 0);

/** Ready entities for Hierarchy, veiled cards for Shadowborne, but none that is being played or unveiled. */
function payersOf(t: Table, you: Seat, extra: Extra, without: readonly number[]): Card[] {
  return playerOf(t, you)
    .play.filter((uid) => !without.includes(uid))
    .map((uid) => cardOf(t, uid))
    .filter((card) =>
      extra === 'hierarchy' ? defOf(t, card).kind === 'entity' && canExhaust(t, card, null) : !card.up,
    );
}

export const canPayExtras = (t: Table, you: Seat, uids: readonly number[]): boolean =>
  canPay(t, you, uids, 'hierarchy') && canPay(t, you, uids, 'shadowborne');

function canPay(t: Table, you: Seat, uids: readonly number[], extra: Extra): boolean {
  const due = sumOf(t, uids, extra);
  return due === 0 || payersOf(t, you, extra, uids).length >= due;
}

type Due = { readonly rule: string; readonly needed: number; readonly available: number };

/** What is due for these cards, and how much there is to pay it with. */
export const extrasOf = (t: Table, you: Seat, uids: readonly number[]): readonly Due[] =>
  EXTRAS.map((extra) => ({
    rule: extra === 'hierarchy' ? '6.12.1' : '6.17.1',
    needed: sumOf(t, uids, extra),
    available: payersOf(t, you, extra, uids).length,
  }));

/** As a cost of an ability, in an order of the player's choice where there are several. */
export function payVeiled(t: Table, you: Seat, count: number): void {
  const [first, ...others] = payersOf(t, you, 'shadowborne', []);
  if (first !== undefined && others.length === 0) returnVeiled(t, first);
  else push(t, { kind: 'extras', you, without: [], hierarchy: 0, shadowborne: count });
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
  if (hierarchy + shadowborne > 0) push(t, { kind: 'extras', you, without: [...uids], hierarchy, shadowborne });
}

const dueIn = ({ hierarchy }: ExtrasFrame): Extra => (hierarchy > 0 ? 'hierarchy' : 'shadowborne');

export function step(t: Table, frame: ExtrasFrame): void {
  const { you, without } = frame;
  if (frame.hierarchy + frame.shadowborne === 0 || payersOf(t, you, dueIn(frame), without).length === 0) pop(t);
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
  frame.shadowborne -= 1;
  for (const card of chosen) returnVeiled(t, card);
}
