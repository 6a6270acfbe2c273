import { type Dice, type Seat, shuffle } from '#kernel';
import { isKnown } from './news.js';
import { type Card, KNOWS } from './state.js';
import { cardOf, defOf, playerOf, SEATS, type Table } from './table.js';

/** Dealing anew what nobody of some seats knows: VD-H.101 and the judge's part of the contract. */

/** Cards whose front none of these seats knows change places among themselves; a back that one of them knows stays. */
export function reshuffle(t: Table, knowers: readonly Seat[], dice: Dice): void {
  const isKnownBy = (card: Card, bits: readonly [number, number, number]): boolean =>
    (card.knows & bits[2]) !== 0 || knowers.some((seat) => isKnown(card, seat, bits));
  for (const owner of SEATS) {
    const unknown = hiddenCards(t, owner).filter((card) => !isKnownBy(card, KNOWS.front));
    const pool = unknown.map(({ def }) => def);
    shuffle(pool, dice);
    const valueOf = (def: number): number => t.set.cards[def]?.value ?? 0;
    const bound = unknown.filter((card) => isKnownBy(card, KNOWS.back));
    for (const card of bound) {
      const value = defOf(t, card).value;
      card.def =
        pool.splice(
          pool.findIndex((def) => valueOf(def) === value),
          1,
        )[0] ?? card.def;
    }
    for (const card of unknown) {
      if (!bound.includes(card)) card.def = pool.pop() ?? card.def;
    }
  }
}

/** The Dream cards of a player that lie face down, in the deck or in play. */
function hiddenCards(t: Table, owner: Seat): Card[] {
  const { deck } = playerOf(t, owner);
  const inPlay = t.state.cards.filter((card) => card.owner === owner && card.serial > 0 && !card.up);
  return [...deck.map((uid) => cardOf(t, uid)).filter(({ up }) => !up), ...inPlay];
}
