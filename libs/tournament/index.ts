/** Tournaments: who is what in one, each grant an event of its stream, and one table of who may do what. */
export * from './access.js';
export type * from './commands.js';
export * from './decider.js';
export type * from './events.js';
export type * from './refusals.js';
export type { TournamentState } from './state.js';
