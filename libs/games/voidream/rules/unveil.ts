import { type DecisionRequest, type Seat } from '#kernel';
import { cardsCalled, handleOf, handlesOf, namesOf, openly, VD } from '../keys.js';
import { newTo, strangersTo } from '../news.js';
import { isPermitted, isPlayerBanned } from '../bans.js';
import { isOn, keywordOf, strengthOf } from '../reckon.js';
import { type Card, type Frame, KNOWS, type Uid } from '../state.js';
import { cardOf, defOf, happen, happening, lastingOf, playerOf, pop, push, type Table, wait } from '../table.js';
import { find, hasBefores, interrupt } from '../triggers.js';
import { leavePlay, move } from '../zones.js';
import { payExtras } from './pay-extras.js';
import { playFrame } from './play.js';
import { canPayExtras } from './extra-costs.js';
import { foreseen } from './foreseen.js';
import { limitsHold } from './play-limits.js';

/** The unveil action: VD-4.2.13 to 4.2.15, VD-6.24.1, VD-6.24.2, VD-7.5.3, VD-7.5.4, VD-7.6.4, VD-H.70, VD-H.71, VD-H.107. */

type UnveilFrame = Extract<Frame, { kind: 'unveil' }>;

export const veiledOf = (t: Table, you: Seat): Card[] =>
  playerOf(t, you)
    .play.map((uid) => cardOf(t, uid))
    .filter(({ up }) => !up);

/** What one card costs to unveil: an arcanum, one more with Glaring, one less with Subtle (VD-H.71). */
export function priceOf(t: Table, card: Card): number {
  let price = 1 + keywordOf(t, card, 'glaring') - keywordOf(t, card, 'subtle');
  for (const effect of t.state.effects['unveil-cost']) {
    const { grant } = lastingOf(t, effect.grant);
    if (grant.give !== 'unveil-cost' || !isOn(t, effect, grant.who, card.controller)) continue;
    price += strengthOf(t, effect, grant.amount);
  }
  return Math.max(0, price);
}

const sumOf = (t: Table, uids: readonly number[], count: (card: Card) => number): number =>
  uids.reduce((sum, uid) => sum + count(cardOf(t, uid)), 0);

/** One for the whole action (VD-4.2.13), unless a card lets the player do without. */
export const mindPrice = (t: Table, you: Seat, uids: readonly number[]): number =>
  uids.every((uid) => isPermitted(t, 'free-unveil', you, cardOf(t, uid))) ? 0 : 1;

/** Limits and costs of all of them together (VD-H.70). */
function canUnveil(t: Table, you: Seat, uids: readonly number[]): boolean {
  const { mind, hand } = playerOf(t, you);
  if (mind < mindPrice(t, you, uids) || hand.length < sumOf(t, uids, (card) => priceOf(t, card))) return false;
  const mayAll = uids.every(
    (uid) => !isPlayerBanned(t, 'unveil', you, cardOf(t, uid)) && limitsHold(t, cardOf(t, uid), you),
  );
  return mayAll && canPayExtras(t, you, uids);
}

/** The veiled cards that can be added to those already named. */
export const unveilable = (t: Table, you: Seat, named: readonly number[]): Card[] =>
  veiledOf(t, you).filter(({ uid }) => !named.includes(uid) && canUnveil(t, you, [...named, uid]));

export function beginUnveil(t: Table, card: Card, you: Seat): void {
  push(t, { kind: 'unveil', stage: 0, you, cards: [card.uid], next: 0 });
  name(t, you, card);
}

/** Which of the veiled cards it is going to be; the fronts are shown when all are named. */
const name = (t: Table, you: Seat, card: Card): void => {
  t.tell?.(openly('unveil-named', '4.2.15', { seat: you, id: handleOf(t, card) }));
};

export function step(t: Table, frame: UnveilFrame): void {
  const { you, cards } = frame;
  switch (frame.stage++) {
    case 0:
      if (veiledOf(t, you).length > cards.length) wait(t);
      return;
    case 1:
      announce(t, frame);
      foreshadow(t, you, cards);
      return;
    case 2:
      if (cards.every((uid) => isStillVeiled(t, uid)) && canUnveil(t, you, cards)) {
        if (mindPrice(t, you, cards) > 0) happen(t, [happening('mind-changed', you, -1, -1, -1)]);
      } else {
        pop(t);
      }
      return;
    case 3:
      payOrAsk(t, frame);
      return;
    case 4:
      payExtras(t, you, cards);
      return;
    case FREE:
      frame.stage = 6;
      return;
    case 6:
      turnUp(t, frame);
      return;
    default:
      pop(t);
  }
}

/** Who unveils shows what, before anything is paid for it. */
function announce(t: Table, { you, cards }: UnveilFrame): void {
  const shown = cards.map((uid) => cardOf(t, uid));
  t.tell?.(newTo(strangersTo(...shown), openly('unveiling', '6.24.1', { seat: you, cards: namesOf(t, shown) })));
  for (const card of shown) card.knows = KNOWS.all;
}

/** By an effect, without what the action costs. */
export function unveilFreely(t: Table, card: Card, you: Seat): void {
  const frame: UnveilFrame = { kind: 'unveil', stage: FREE, you, cards: [card.uid], next: 0 };
  push(t, frame);
  announce(t, frame);
  foreshadow(t, you, frame.cards);
}

/** What comes before they are unveiled, and before they leave play by it. */
function foreshadow(t: Table, you: Seat, cards: readonly Uid[]): void {
  const events = cards.map((uid) => happening('unveiled', you, uid));
  if (hasBefores(t)) interrupt(t, find(t, 'before', foreseen(t, events)));
}

/** The stage at which all is paid. */
const FREE = 5;

const isStillVeiled = (t: Table, uid: number): boolean => cardOf(t, uid).zone === 'play' && !cardOf(t, uid).up;

const dueOf = (t: Table, { cards }: UnveilFrame): number => sumOf(t, cards, (card) => priceOf(t, card));

function payOrAsk(t: Table, frame: UnveilFrame): void {
  const { hand } = playerOf(t, frame.you);
  const due = dueOf(t, frame);
  if (due === 0) return;
  if (hand.length <= due) discardArcana(t, frame, hand);
  else wait(t);
}

function discardArcana(t: Table, { you }: UnveilFrame, uids: readonly number[]): void {
  happen(
    t,
    uids.map((uid) => happening('arcanum-discarded', you, uid)),
  );
}

/** One at a time, in the player's order, each with its lines before the next (VD-H.70). */
function turnUp(t: Table, frame: UnveilFrame): void {
  const uid = frame.cards[frame.next];
  if (uid === undefined) return;
  frame.next += 1;
  frame.stage = 6;
  if (!isStillVeiled(t, uid)) return;
  const card = cardOf(t, uid);
  const { slug } = defOf(t, card);
  t.tell?.(openly('unveiled', '6.24.2', { seat: frame.you, from: handleOf(t, card), card: slug }));
  push(t, playFrame(card, frame.you, 'unveiled'));
  leavePlay(t, [card], () => {
    move(t, card, 'resolving');
  });
  interrupt(t, find(t, 'when', [happening('unveiled', frame.you, uid)]));
}

/** Which cards, in which order (VD-D.10, VD-D.12), and which arcana are discarded for them (VD-D.11). */
export function ask(t: Table, frame: UnveilFrame): DecisionRequest {
  const { you, stage, cards } = frame;
  const told = { seat: you, unveils: cards.map((uid) => handleOf(t, cardOf(t, uid))) };
  if (stage === 1) {
    const more = handlesOf(t, unveilable(t, you, cards)).map((name) => `also:${name}`);
    const offers = ['done', ...more].map((key) => ({ form: 'one' as const, key, about: {} }));
    return { seat: you, kind: 'unveil-more', rules: VD('4.2.15', '7.5.4'), offers, hidden: false, told };
  }
  const due = dueOf(t, frame);
  const of = handlesOf(t, handOf(t, you));
  return {
    seat: you,
    kind: 'discard',
    rules: VD('4.2.14'),
    offers: [{ form: 'some', key: 'discard', about: {}, of, min: due, max: due }],
    hidden: false,
    told,
  };
}

const handOf = (t: Table, you: Seat): Card[] => playerOf(t, you).hand.map((uid) => cardOf(t, uid));

export function answer(t: Table, frame: UnveilFrame, said: string): void {
  const { you, stage, cards } = frame;
  if (said === 'done') return;
  const names = said.slice(said.indexOf(':') + 1);
  if (stage === 1) {
    for (const card of cardsCalled(t, unveilable(t, you, cards), names)) {
      cards.push(card.uid);
      name(t, you, card);
    }
    frame.stage = 0;
    return;
  }
  const chosen = cardsCalled(t, handOf(t, you), names);
  discardArcana(
    t,
    frame,
    chosen.map(({ uid }) => uid),
  );
}
