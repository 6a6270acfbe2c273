import type { Hash } from './ids.js';

/**
 * What the log holds of a free text: where the vault keeps it, under the key of the person it came from or is about,
 * and a salted commitment to it. So the text can be erased, and while it is there nobody can change it.
 */
export type KeptText = { readonly ref: string; readonly commitment: Hash };
