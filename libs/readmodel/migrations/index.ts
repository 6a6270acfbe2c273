import { Generations1764000000000 } from './1764000000000-generations.js';
import { MadeFiles1764000000001 } from './1764000000001-made-files.js';

/** What lasts beyond a generation. The tables of read models are made anew with each generation, and never migrated. */
export const MIGRATIONS = [Generations1764000000000, MadeFiles1764000000001];
