import { type Dice, type Fact, type Seat, shuffle } from '#kernel';
import type { CardName } from './cards.js';
import type { DuelState } from './state.js';

const SHOWN = new Set(['played', 'trick', 'exchanged']);

/** What a seat was told alone, and what the other one showed. */
export function learned(facts: readonly Fact[], seat: Seat): readonly Fact[] {
  const told = (fact: Fact): boolean => fact.closed.some((part) => part.seat === seat);
  const isOwnDoing = (fact: Fact): boolean => fact.kind === 'took-stance' || fact.kind === 'arranged';
  const shown = (fact: Fact): boolean => SHOWN.has(fact.kind) && fact.open?.seat !== seat;
  return facts.filter((fact) => (told(fact) && !isOwnDoing(fact)) || shown(fact));
}

/** A player's hand and the top cards just looked at are known to that player; all else that is face down to nobody. */
export function reshuffle(state: DuelState, knowers: readonly Seat[], dice: Dice): void {
  for (const [owner, player] of state.players.entries()) {
    const isKnown = knowers.some((knower) => knower === owner);
    const top = isKnown ? player.deck.slice(0, player.known) : [];
    const hidden: CardName[] = [...(isKnown ? [] : player.hand), ...player.deck.slice(top.length)];
    shuffle(hidden, dice);
    if (!isKnown) player.hand = hidden.splice(0, player.hand.length);
    player.deck = [...top, ...hidden];
  }
}
