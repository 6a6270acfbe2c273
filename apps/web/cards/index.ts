/** Cards as people see them. `Card` at three sizes and `Back`; `cardOf` finds a card by its slug. */
export { Back } from './back.js';
export { Card, type CardState } from './card.js';
export { FACTIONS, type Faction } from './art/inks.js';
export { cardOf, set } from './set.js';
export { CardMark, FactionSign } from './signs.js';
export { type TextPart, textParts } from './text.js';
export { cardLabel, FACTION_CLASS, FACTION_NAMES, KIND_NAMES } from './words.js';
