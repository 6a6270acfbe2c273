/** What a bundle shows of itself before it goes anywhere: fetched once somebody picks one. */
import { sha256 } from '@noble/hashes/sha2.js';
import { broughtIn } from '#audit';
import { printDeck, readDeck } from '#games/voidream';
import { set } from '../cards/set.js';

/** The decks by seat, as people read them; null where a game has none, or the deck is of other cards. */
export const decksIn = (bytes: Uint8Array): readonly (string | null)[] =>
  broughtIn(sha256, bytes).map((brings) => {
    const deck = readDeck(brings);
    const isOurs = deck !== null && [...deck.arcana, ...deck.dream].every((card) => set.bySlug.has(card));
    return isOurs ? printDeck(set, deck) : null;
  });
