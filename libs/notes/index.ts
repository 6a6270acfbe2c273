/**
 * Notes: what people write on a ply of a match, beside its record and never in it. One stream a note, so that nobody learns
 * from a place in a stream what others wrote for themselves.
 */
export type * from './commands.js';
export * from './decider.js';
export type * from './events.js';
export { evolve as evolveNote } from './evolve.js';
export type * from './refusals.js';
export { type Hiding, initial as noteBefore, type Note, type NoteState } from './state.js';
export * from './view.js';
