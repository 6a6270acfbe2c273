import { type DecisionRequest, rule, type Seat, type Tell } from '#kernel';
import { type BazaarState, playerOf } from '../state.js';
import { chosen, type Sealed } from './choices.js';

const AUCTION = rule('TG-2.3');

/** TG-2.3 */
export function bidRequest(state: BazaarState, seat: Seat): DecisionRequest {
  const about = { curio: state.stall[0] ?? null };
  return {
    seat,
    kind: 'bid',
    rules: [AUCTION],
    offers: [
      { form: 'number', key: 'bid', about, min: 0, max: playerOf(state, seat).coins },
      { form: 'one', key: 'drop', about },
    ],
    hidden: true,
    told: { kind: 'bid' },
  };
}

/** Who buys the first curio of the stall, if anybody does. */
export function sellTo(state: BazaarState, frame: Sealed, tell: Tell): Seat | null {
  const bids = chosen(frame);
  const best = Math.max(...bids.map((bid) => bid ?? -1));
  const bidders = [...bids.keys()].filter((seat) => best >= 0 && bids[seat] === best);
  const [first] = bidders;
  const winner = first === undefined || (bidders.length > 1 && state.tie === 'nobody') ? null : (first as Seat);
  tell?.({ kind: 'bids', rule: AUCTION, open: { bids, winner }, closed: [], judge: null });
  const curio = winner === null ? undefined : state.stall.shift();
  if (winner === null || curio === undefined) return null;
  const buyer = playerOf(state, winner);
  buyer.coins -= best;
  buyer.curios.push(curio);
  return winner;
}
