import type { Reaction } from '../worker/reaction.js';

/** Every reaction of the product: what one stream's records call for in others. */
export const REACTIONS: readonly Reaction[] = [];
