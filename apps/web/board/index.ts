/** A table from the view that the API gives. `touch` adds badges, answers and what a click on a card does. */
export { Board, type BoardProps } from './board.js';
export { type Chosen, NOTHING, type Touch } from './slot.js';
export { tableOf, type TableView } from './view.js';
export { clockTime } from './words.js';
