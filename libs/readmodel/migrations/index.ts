import { Generations1764000000000 } from './1764000000000-generations.js';

/** What lasts beyond a generation. The tables of read models are made anew with each generation, and never migrated. */
export const MIGRATIONS = [Generations1764000000000];
