/** How the seed of a match comes about: server and seats commit, all show what to, and nobody can have aimed at it. */
export type * from './commands.js';
export type * from './events.js';
export type { SeenAttempt, SeenCeremony, SeenRedeal } from './view.js';
export { ceremonyOf, termsIn } from './standing.js';
