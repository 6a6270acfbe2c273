/** Three tiny but whole games, to try everything that hosts a game; each folder has its rules. */
export { duel } from './duel/index.js';
export { bazaar } from './bazaar/index.js';
