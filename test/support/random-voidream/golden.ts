import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CardSet } from '#games/voidream';
import { type Recording, unpackGolden } from '#scenario';
import { setFrom } from './games.js';

const here = (name: string): string => fileURLToPath(new URL(`../../golden/${name}`, import.meta.url));

/** The golden games with the very cards and decks that they were played with. */
export const FILES = { cards: here('cards.json'), decks: here('decks.json'), games: here('games.jsonl') };

export function goldenGames(): { readonly set: CardSet; readonly recordings: readonly Recording[] } {
  const recordings = unpackGolden({
    decks: readFileSync(FILES.decks, 'utf8'),
    games: readFileSync(FILES.games, 'utf8'),
  });
  return { set: setFrom(FILES.cards), recordings };
}
