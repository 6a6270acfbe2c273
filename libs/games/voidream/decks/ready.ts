import { Fault } from '#kernel';
import type { DeckList } from '../deck/list.js';
import { parseDeck } from '../deck/text.js';
import type { CardSet } from '../set/compiled.js';
import { chargeTheModel } from './charge-the-model.js';
import { courtInMasks } from './court-in-masks.js';
import type { DeckText } from './deck-text.js';
import { feedTheHole } from './feed-the-hole.js';
import { gateAndToll } from './gate-and-toll.js';
import { inNightmare } from './in-nightmare.js';
import { lampsAndWalls } from './lamps-and-walls.js';
import { nobodyOnThePlatform } from './nobody-on-the-platform.js';
import { theLakeSings } from './the-lake-sings.js';

/** The decks that ship with First Light, two a faction; their text is what a player could type. */

export const READY_DECKS: readonly DeckText[] = [
  gateAndToll,
  courtInMasks,
  chargeTheModel,
  theLakeSings,
  nobodyOnThePlatform,
  lampsAndWalls,
  inNightmare,
  feedTheHole,
];

export interface ReadyDeck extends DeckText {
  readonly deck: DeckList;
}

export function readyDecks(set: CardSet): readonly ReadyDeck[] {
  return READY_DECKS.map((ready) => {
    const read = parseDeck(set, ready.text);
    if (read.ok) return { ...ready, deck: read.deck };
    const [first] = read.problems;
    throw new Fault(`The deck "${ready.name}" does not fit ${set.title}: ${first?.says ?? ''}`);
  });
}
