/** Games told in files: scenarios that set a table and say what should happen there. Any game can be told this way. */
export type { Difference } from './compare.js';
export { type GoldenGames, packGolden, unpackGolden } from './golden.js';
export { offerText } from './offers.js';
export { packMoves, printRecording, readRecording, type Recording, unpackMoves } from './recording.js';
export {
  chanceFrom,
  type Divergence,
  divergence,
  ENDLESS,
  replay,
  seedFrom,
  stillBroken,
  withHashes,
} from './replay.js';
export { recordGame } from './record-game.js';
export { record } from './shapes.js';
export { type Step, stepsShape } from './steps.js';
export { type Stage, tellStory } from './tell.js';
