import type { Game } from '#kernel';
import { UNPUBLISHED } from './engine-name.js';
import { voidream } from './game.js';
import type { CardSet } from './set/compiled.js';
import type { VoidreamState } from './state.js';

/** These sources by their own name first, then by that of matches which were pinned to no engine. */
export function ownEngines(set: CardSet): readonly [Game<VoidreamState>, ...Game<VoidreamState>[]] {
  const own = voidream(set);
  return own.engine === UNPUBLISHED ? [own] : [own, { ...own, engine: UNPUBLISHED }];
}
