/** Matches that were played elsewhere, taken in as a whole. */
export { importedStory } from './import.js';
export type { ImportSource, MatchImported, OpenRecord } from './events.js';
