import { type Answer, Fault, isOffered, type Offer, rule, seat, type Tell } from '#kernel';
import { isOver } from './rules/end.js';
import { type BazaarState, playerOf, present } from './state.js';

const AUCTION = rule('TG-2.3');
const MOST = 99;

/** A judge may set a player's coins, except while bids stand that were made with others. */
export function repairs(state: BazaarState): readonly Offer[] {
  const bidding = state.stack.some((frame) => frame.do === 'bid');
  if (isOver(state) || bidding) return [];
  return present(state).map((owner) => ({ form: 'number', key: `coins.${owner}`, about: {}, min: 0, max: MOST }));
}

export function repair(state: BazaarState, answer: Answer, tell: Tell): void {
  if (!isOffered(repairs(state), answer)) throw new Fault(`This is no repair here: ${answer}`);
  const [, place, coins] = /^coins\.(\d):(\d+)$/.exec(answer) ?? [];
  const owner = seat(Number(place));
  playerOf(state, owner).coins = Number(coins);
  tell?.({ kind: 'coins', rule: AUCTION, open: { seat: owner, coins: Number(coins) }, closed: [], judge: null });
}
