import { type Answer, type DecisionRequest, rule, type Seat, type Tell } from '#kernel';
import { copyKeys, placesOf } from '../../copies.js';
import { type BazaarState, playerOf, present } from '../state.js';

const LANTERN = rule('TG-2.5');
const SCALES = rule('TG-2.6');
const BOWL = rule('TG-2.7');
const SEEN = 3;
const SOLD = 2;
const PRICE = 2;
const DEALT = 3;

/** TG-2.5 */
export function look(state: BazaarState, seat: Seat, tell: Tell): void {
  const curios = state.deck.slice(0, SEEN);
  const count = curios.length;
  state.known = { seat, count };
  tell?.({ kind: 'looked', rule: LANTERN, open: { seat, count }, closed: [{ seat, data: { curios } }], judge: null });
}

export function arrangeRequest(state: BazaarState, seat: Seat): DecisionRequest {
  const of = copyKeys(state.deck.slice(0, SEEN));
  return {
    seat,
    kind: 'arrange',
    rules: [LANTERN],
    offers: [{ form: 'order', key: 'arrange', about: {}, of }],
    hidden: true,
    told: { kind: 'arrange', count: of.length },
  };
}

export function arrange(state: BazaarState, seat: Seat, answer: Answer, tell: Tell): void {
  const seen = state.deck.slice(0, SEEN);
  const order = placesOf(seen, answer.slice('arrange:'.length).split('>'));
  const curios = order.flatMap((place) => seen.slice(place, place + 1));
  state.deck.splice(0, seen.length, ...curios);
  tell?.({ kind: 'arranged', rule: LANTERN, open: { seat }, closed: [{ seat, data: { curios } }], judge: null });
}

/** TG-2.6 */
export function sellRequest(state: BazaarState, seat: Seat): DecisionRequest {
  const of = copyKeys(playerOf(state, seat).curios);
  return {
    seat,
    kind: 'sell',
    rules: [SCALES],
    offers: [{ form: 'some', key: 'sell', about: { price: PRICE }, of, min: 0, max: Math.min(SOLD, of.length) }],
    hidden: false,
    told: { kind: 'sell' },
  };
}

export function sell(state: BazaarState, seat: Seat, answer: Answer, tell: Tell): void {
  const player = playerOf(state, seat);
  const chosen = answer.slice('sell:'.length);
  const places = new Set(placesOf(player.curios, chosen === '' ? [] : chosen.split('+')));
  const curios = player.curios.filter((_, place) => places.has(place));
  player.curios = player.curios.filter((_, place) => !places.has(place));
  player.coins += curios.length * PRICE;
  state.sold.push(...curios);
  tell?.({ kind: 'sold', rule: SCALES, open: { seat, curios }, closed: [], judge: null });
}

/** TG-2.7 */
export function dealRequest(state: BazaarState, seat: Seat): DecisionRequest {
  const others = present(state).filter((other) => other !== seat);
  const among = others.map((other) => ({ key: `seat-${other}`, min: 0, max: DEALT }));
  return {
    seat,
    kind: 'deal',
    rules: [BOWL],
    offers: [{ form: 'split', key: 'deal', about: {}, total: DEALT, among }],
    hidden: false,
    told: { kind: 'deal' },
  };
}

export function deal(state: BazaarState, seat: Seat, answer: Answer, tell: Tell): void {
  const gifts = [...answer.matchAll(/seat-(\d+)=(\d+)/g)].map(([, to, coins]) => [Number(to), Number(coins)] as const);
  for (const [to, coins] of gifts) playerOf(state, to as Seat).coins += coins;
  tell?.({ kind: 'dealt', rule: BOWL, open: { seat, gifts }, closed: [], judge: null });
}
