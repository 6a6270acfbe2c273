/** Published engines: one file each, named by its hash, kept with the cards that they play, so that old games open for ever. */
export { engineIn, nameOfEngine } from './engine-in.js';
export { EngineShelf, keepEngine } from './shelf.js';
