/** Tournaments to test with: read off a cross-table, and any at all. */
export { anyCommand, anyPlan, bringToAnEnd } from './any-day.js';
export * from './any-tournament.js';
export { BigDay } from './big-day.js';
export * from './cross-table.js';
export * from './day.js';
