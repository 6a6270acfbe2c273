/** Statistics: finished games in, numbers out; each figure with the filter that selects exactly its games. Pure folds. */
export * from './cards.js';
export { DECISION_BANDS, type Dimension, ROUND_BANDS } from './dimensions.js';
export * from './facts.js';
export * from './filter.js';
export * from './rows.js';
export * from './table.js';
export { type Rate, rateOf } from './tally.js';
export * from './text.js';
export { CROSS_COLUMNS, crossTableRows } from './cross-table-rows.js';
export { shownTieBreak, standingsText } from './standings-text.js';
export { PAIRING_COLUMNS, pairingRows, STANDINGS_COLUMNS, standingsRows } from './tournament-rows.js';
export { TournamentSummary } from './tournament-summary.js';
export { trf } from './trf.js';
