import { type Dice, type Fact, factFor, type Seat, shuffle } from '#kernel';
import { type Card, KNOWS } from './state.js';
import { cardOf, defOf, playerOf, SEATS, type Table } from './table.js';

/** What a seat has learned, and dealing anew what nobody of some seats knows: VD-H.101 and the judge's part of the contract. */

/** Facts that turn up what was hidden; the seat that could read it before learns nothing by them. */
const REVEALS = [
  'back-shown',
  'revealed',
  'hand-shown',
  'evoke-played',
  'unveiling',
  'veiled',
  'charged',
  'destroyed',
  'sacrificed',
  'discarded',
  'voided',
  'top-discarded',
  'top-voided',
  'played',
  'arcanum-played',
  'arcanum-inverted',
  'arcanum-discarded',
  'unveiled',
];
const OWN = ['arcanum-played', 'arcanum-inverted', 'arcanum-discarded', 'unveiling'];

export function learned(facts: readonly Fact[], seat: Seat): readonly Fact[] {
  return facts.filter((fact) => {
    if (factFor({ as: 'seat', seat }, fact) === null) return false;
    if (fact.closed.some((part) => part.seat === seat)) return true;
    return REVEALS.includes(fact.kind) && !(OWN.includes(fact.kind) && fact.open?.seat === seat);
  });
}

/** Cards whose front none of these seats knows change places among themselves; a back that one of them knows stays. */
export function reshuffle(t: Table, knowers: readonly Seat[], dice: Dice): void {
  for (const owner of SEATS) {
    const unknown = hiddenCards(t, owner).filter((card) => !isKnown(card, knowers, KNOWS.front));
    const pool = unknown.map(({ def }) => def);
    shuffle(pool, dice);
    const valueOf = (def: number): number => t.set.cards[def]?.value ?? 0;
    const bound = unknown.filter((card) => isKnown(card, knowers, KNOWS.back));
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

const isKnown = (card: Card, knowers: readonly Seat[], bits: readonly [number, number, number]): boolean =>
  (card.knows & bits[2]) !== 0 || knowers.some((seat) => (card.knows & bits[seat === 0 ? 0 : 1]) !== 0);

/** The Dream cards of a player that lie face down, in the deck or in play. */
function hiddenCards(t: Table, owner: Seat): Card[] {
  const { deck } = playerOf(t, owner);
  const inPlay = t.state.cards.filter((card) => card.owner === owner && card.serial > 0 && !card.up);
  return [...deck.map((uid) => cardOf(t, uid)).filter(({ up }) => !up), ...inPlay];
}
