/** Cards as people see them. `Card` at three sizes and `Back`; `cardOf` finds a card by its slug. */
export { Back } from './back.js';
export { Card } from './card.js';
export { cardOf, set } from './set.js';
export { CardMark } from './signs.js';
export { FACTION_CLASS, FACTION_NAMES, factionsOf, isFaction, KIND_NAMES } from './words.js';
