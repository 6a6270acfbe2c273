/** Games as short texts that people read and programs read back. */
export type { Notation, NotedMove } from './notation.js';
export { notedGames } from './noted.js';
export { notationOf } from './of.js';
export { readNotation } from './read.js';
export { differenceIn } from './same.js';
export { writeNotation } from './write.js';
