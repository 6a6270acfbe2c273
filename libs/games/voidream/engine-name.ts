/** What sources call their engine. Whoever has any engine plays what was pinned to none. */
export const UNPUBLISHED = 'unpublished';

/** What matches are pinned to: a build puts the hash of the engine's one file here (apps/engine/name.mjs). */
export const engineName = (): string => UNPUBLISHED;
