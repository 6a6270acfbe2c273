/** Random games of Voidream, recorded: for golden games and for the soak. */
export { CARDS, decksFor, randomGame, setFrom, setOf, sha256, type Wish } from './games.js';
export { FILES, goldenGames } from './golden.js';
export { wildDeck } from './wild.js';
export { anyCards } from './any-cards.js';
export { readingsOf } from './readings.js';
