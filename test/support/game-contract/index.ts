/** What every game has to hold, whatever its rules. Failing seeds are printed by fast-check. */
export { firstDifference } from './worlds.js';
export { gameContract } from './contract.js';
export { selfPlay } from './self-play.js';
