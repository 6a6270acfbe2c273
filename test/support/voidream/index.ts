/** Voidream for tests: cards in a few words, and a table that is set out and played in the words of players. */
export * from './cards.js';
export { grownSet } from './grown.js';
export { growLine, plainest, wordsOf } from './programs.js';
export { O, P, setOf, Tabletop, type TableSetting } from './tabletop.js';
