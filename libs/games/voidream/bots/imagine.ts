import { type Dice, type Seat, shuffle } from '#kernel';
import { cloneState } from '../clone.js';
import type { CardSet } from '../set/compiled.js';
import { type Card, KNOWS, type VoidreamState } from '../state.js';
import { FIRST, SEATS } from '../table.js';
import { guess } from './guess.js';

/**
 * A copy in which everything is made up that the seat may not know: its own deck comes in a new order, and each hidden card
 * of the opponent is one that it could be. States that differ only in what is hidden from the seat come out alike.
 */
export function imagine(set: CardSet, state: VoidreamState, seat: Seat, dice: Dice): VoidreamState {
  const copy = cloneState({ ...state, taken: [], chain: [] });
  for (const owner of SEATS) {
    const hidden = copy.cards.filter((card) => card.owner === owner && isHidden(card, seat));
    if (owner === seat) dealAnew(set, seat, hidden, dice);
    else {
      const cards = hidden.map((card) => ({ card, isBackKnown: isBackKnown(card, seat) }));
      guess(set, copy, owner, cards, dice);
    }
  }
  for (const frame of copy.stack) {
    if (frame.kind === 'round' && frame.hidden !== null && frame.hider !== seat) {
      frame.hidden = dice.below(2) === 0 ? 'numbered' : 'spent';
    }
  }
  return copy;
}

const bitsOf = (seat: Seat, bits: readonly [number, number, number]): number => bits[seat === FIRST ? 0 : 1] | bits[2];

const isHidden = (card: Card, seat: Seat): boolean => !card.up && (card.knows & bitsOf(seat, KNOWS.front)) === 0;
const isBackKnown = (card: Card, seat: Seat): boolean => (card.knows & bitsOf(seat, KNOWS.back)) !== 0;

/** The seat knows which cards these are, but not which is which; cards whose back it knows keep their value. */
function dealAnew(set: CardSet, seat: Seat, hidden: readonly Card[], dice: Dice): void {
  const valueOf = (def: number): number => set.cards[def]?.value ?? 0;
  const pool = hidden.map(({ def }) => def).sort((a, b) => a - b);
  shuffle(pool, dice);
  const take = (card: Card, at: number): void => {
    card.def = pool.splice(at, 1)[0] ?? card.def;
  };
  const [bound, rest] = [true, false].map((known) => hidden.filter((card) => isBackKnown(card, seat) === known));
  for (const card of bound ?? [])
    take(
      card,
      pool.findIndex((def) => valueOf(def) === valueOf(card.def)),
    );
  for (const card of rest ?? []) take(card, 0);
}
