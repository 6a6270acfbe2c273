import { type Chance, rule, shuffle, type Tell } from '#kernel';
import type { Curio } from '../curios.js';
import type { BazaarState } from '../state.js';

const START = rule('TG-2.1');
const STALL = rule('TG-2.2');
const SIZE = 3;

/** TG-2.2 */
export function fillStall(state: BazaarState, chance: Chance, tell: Tell): void {
  const added: Curio[] = [];
  while (state.stall.length + added.length < SIZE) {
    if (state.deck.length === 0) shuffleIn(state, chance, tell);
    const top = state.deck.shift();
    if (top === undefined) break;
    added.push(top);
  }
  state.stall.push(...added);
  forget(state, added.length);
  tell?.({ kind: 'filled', rule: STALL, open: { curios: added }, closed: [], judge: null });
}

/** TG-2.1, and TG-2.2 when the deck is empty. */
export function shuffleIn(state: BazaarState, chance: Chance, tell: Tell): void {
  state.deck.push(...state.sold.splice(0));
  const draw = { purpose: 'deck', nth: state.shuffles };
  shuffle(state.deck, chance.dice(draw.purpose, draw.nth));
  state.shuffles += 1;
  state.known = null;
  tell?.({ kind: 'shuffled', rule: START, open: { count: state.deck.length }, closed: [], judge: { draw } });
}

function forget(state: BazaarState, drawn: number): void {
  if (state.known === null) return;
  const count = state.known.count - drawn;
  state.known = count > 0 ? { seat: state.known.seat, count } : null;
}
