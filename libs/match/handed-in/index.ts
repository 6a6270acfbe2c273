/** Games that were played elsewhere, as those of a tournament's match. */
export type * from './events.js';
