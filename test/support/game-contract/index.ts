/** What every game has to hold, whatever its rules. Failing seeds are printed by fast-check. */
export { gameContract } from './contract.js';
export { anyMove, begin, selfPlay, type Trial } from './self-play.js';
export { firstDifference, otherWorld, outsiders, sightOf } from './worlds.js';
