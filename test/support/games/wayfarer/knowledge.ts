import { type Dice, type Fact, type Seat, shuffle } from '#kernel';
import type { WalkState } from './state.js';

const SHOWN = new Set(['opened', 'fought', 'found', 'looked']);

/** What came up: tiles, rolls and finds. */
export function learned(facts: readonly Fact[], _: Seat): readonly Fact[] {
  return facts.filter((fact) => SHOWN.has(fact.kind));
}

/** Lays the face-down tiles anew; those looked at lie still for the wayfarer. */
export function reshuffle(state: WalkState, knowers: readonly Seat[], dice: Dice): void {
  const hidden = state.places.filter((place) => !place.open && !(place.seen && knowers.length > 0));
  const tiles = hidden.map((place) => place.tile);
  shuffle(tiles, dice);
  for (const [i, place] of hidden.entries()) place.tile = tiles[i] ?? place.tile;
}
