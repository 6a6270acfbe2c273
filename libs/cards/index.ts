/** What card games share: reading card files with exact flaws, their schema, their names by content, phrases. */
export * from './closest.js';
export * from './content-hash.js';
export * from './json-text.js';
export * from './locate.js';
export * from './phrases.js';
export * from './shape.js';
