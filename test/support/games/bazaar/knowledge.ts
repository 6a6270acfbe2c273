import { type Dice, type Fact, type Seat, shuffle } from '#kernel';
import type { BazaarState } from './state.js';

const SHOWN = new Set(['filled', 'bids', 'grabs']);

/** What was turned up or laid open for all, and what a lantern showed to one. */
export function learned(facts: readonly Fact[], seat: Seat): readonly Fact[] {
  return facts.filter(
    (fact) => SHOWN.has(fact.kind) || (fact.kind === 'looked' && fact.closed.some((part) => part.seat === seat)),
  );
}

/** Only the deck is hidden, and its top only from those without a lantern. */
export function reshuffle(state: BazaarState, knowers: readonly Seat[], dice: Dice): void {
  const { known, deck } = state;
  const top = known !== null && knowers.includes(known.seat) ? deck.slice(0, known.count) : [];
  const hidden = deck.slice(top.length);
  shuffle(hidden, dice);
  state.deck = [...top, ...hidden];
}
