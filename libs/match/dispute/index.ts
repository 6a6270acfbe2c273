/** Disputes in a match: what holds it, what a ruling does to it, and what can be told to whoever rules. */
export { type InformationDelta, informationDelta, isSimpleBackup, learnedBy, suggestedRandomness } from './delta.js';
export type { CutBranch, Randomness } from './line.js';
export { type Explained, explain, explainMove, seePosition, type SeenPosition } from './positions.js';
export { remedyProblem } from './remedy.js';
export type { Dispute } from './standing.js';
