/**
 * People, as far as the log knows them: a lasting random id, roles everywhere, the keys of
 * their devices, the replacing of a name, erasure.
 * Everything that is about a person stands in the vault, under that person's key.
 */
export type * from './commands.js';
export * from './decider.js';
export type * from './events.js';
export type * from './refusals.js';
export type { Device, SubjectState } from './state.js';
