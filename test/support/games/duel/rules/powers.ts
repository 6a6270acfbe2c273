import { type Answer, type DecisionRequest, rule, type Seat, type Tell } from '#kernel';
import { copyKeys, placesOf } from '../../copies.js';
import { type DuelState, playerOf } from '../state.js';

const SEER = rule('TG-1.9');
const WEAVER = rule('TG-1.10');
const SEEN = 3;
const EXCHANGED = 2;

/** TG-1.9 */
export function look(state: DuelState, seat: Seat, tell: Tell): void {
  const player = playerOf(state, seat);
  player.known = Math.max(player.known, Math.min(SEEN, player.deck.length));
  const cards = player.deck.slice(0, SEEN);
  tell?.({
    kind: 'looked',
    rule: SEER,
    open: { seat, count: cards.length },
    closed: [{ seat, data: { cards } }],
    judge: null,
  });
}

export function arrangeRequest(state: DuelState, seat: Seat): DecisionRequest {
  const of = copyKeys(playerOf(state, seat).deck.slice(0, SEEN));
  return {
    seat,
    kind: 'arrange',
    rules: [SEER],
    offers: [{ form: 'order', key: 'arrange', about: {}, of }],
    hidden: true,
    told: { kind: 'arrange', count: of.length },
  };
}

export function arrange(state: DuelState, seat: Seat, answer: Answer, tell: Tell): void {
  const { deck } = playerOf(state, seat);
  const seen = deck.slice(0, SEEN);
  const order = placesOf(seen, answer.slice('arrange:'.length).split('>'));
  const cards = order.flatMap((place) => seen.slice(place, place + 1));
  deck.splice(0, seen.length, ...cards);
  tell?.({ kind: 'arranged', rule: SEER, open: { seat }, closed: [{ seat, data: { cards } }], judge: null });
}

/** TG-1.10; the answer is hidden, since `stag.2` would tell of a stag that stays in hand. */
export function exchangeRequest(state: DuelState, seat: Seat): DecisionRequest {
  const of = copyKeys(playerOf(state, seat).hand);
  const max = Math.min(EXCHANGED, of.length);
  return {
    seat,
    kind: 'exchange',
    rules: [WEAVER],
    offers: [{ form: 'some', key: 'exchange', about: {}, of, min: 0, max }],
    hidden: true,
    told: { kind: 'exchange' },
  };
}

/** Discards what is chosen; the number of cards to draw for it. */
export function exchange(state: DuelState, seat: Seat, answer: Answer, tell: Tell): number {
  const player = playerOf(state, seat);
  const chosen = answer.slice('exchange:'.length);
  const places = new Set(placesOf(player.hand, chosen === '' ? [] : chosen.split('+')));
  const cards = player.hand.filter((_, place) => places.has(place));
  player.hand = player.hand.filter((_, place) => !places.has(place));
  player.discard.push(...cards);
  tell?.({ kind: 'exchanged', rule: WEAVER, open: { seat, cards }, closed: [], judge: null });
  return cards.length;
}
