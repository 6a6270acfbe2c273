/** A game played on from any position of a match whose key is out: stored beside the record, and never part of it. */
export { toAnswer } from './play.js';
export { type LedTo, ledTo, tableAt } from './point.js';
export type * from './commands.js';
export type * from './events.js';
export { isBranch } from './standing.js';
export { type BranchMove, type BranchStep, countingAmong, stepsIn } from './steps.js';
