/** Three tiny but whole games, to try everything that hosts a game; each folder has its rules. */
export { bazaar } from './bazaar/index.js';
export { duel } from './duel/index.js';
export { wayfarer } from './wayfarer/index.js';
