import { reading } from './rulings/index.js';
import type { Card, Uid } from './state.js';
import { cardOf, defOf, type Table } from './table.js';

/** Bastions that do not move within their deck: in their place under VD-H.33(b), the last cards under VD-H.33(c). */

const isBastion = (t: Table, uid: Uid): boolean => defOf(t, cardOf(t, uid)).kind === 'bastion';

export const isAnchored = (t: Table, { uid }: Pick<Card, 'uid'>): boolean =>
  reading(t.state, 'VD-H.33') !== 'a' && isBastion(t, uid);

export const freeIn = (t: Table, deck: readonly Uid[]): Uid[] =>
  reading(t.state, 'VD-H.33') === 'a' ? [...deck] : deck.filter((uid) => !isBastion(t, uid));

/** Where a card lies that goes under a deck. */
export const bottomOf = (t: Table, deck: readonly Uid[]): number =>
  reading(t.state, 'VD-H.33') === 'c' ? deck.findLastIndex((uid) => !isBastion(t, uid)) + 1 : deck.length;

/** A deck once a card of it, or another one, has gone under it. */
export function withUnder(t: Table, deck: readonly Uid[], card: Uid): readonly Uid[] {
  const others = deck.filter((uid) => uid !== card);
  return others.toSpliced(bottomOf(t, others), 0, card);
}

/** The cards of a deck in a new order of those that can move. */
export function rearrange(t: Table, deck: Uid[], ordered: readonly Uid[]): void {
  const left = [...ordered];
  for (const [i, uid] of deck.entries()) if (!isAnchored(t, { uid })) deck[i] = left.shift() ?? uid;
}
