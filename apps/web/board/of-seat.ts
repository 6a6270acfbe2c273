import { say } from '../say/index.js';

/** A sentence about a seat, as its own player reads it or everybody else. */
export const ofSeat = (name: string, yours: string, others: (who: { readonly name: string }) => string): string =>
  name === say('You') ? yours : others({ name });
