/** Voidream: the rules by their numbers, cards as data, and the game that the kernel's contract asks for. */
export { readDeck } from './deck/list.js';
export { parseDeck, printDeck } from './deck/text.js';
export { readyDecks, type ReadyDeck } from './decks/ready.js';
export { voidream } from './game.js';
export { brokenInvariants } from './invariants.js';
export { type Placed, setOut, type Side } from './position.js';
export { readScenario } from './scenario/scenario.js';
export { scenarioSchema } from './scenario/text.js';
export { setSchema } from './set/card-shape.js';
export { loadSet } from './set/load.js';
export { type CardDef, type CardSet } from './set/compiled.js';
export { backText } from './set/say-back.js';
export { textOf } from './set/text.js';
export { type VoidreamState } from './state.js';
