/** A table from the view that the API gives. `touch` adds badges, answers and what a click on a card does. */
export { Board } from './board.js';
export { leadTurned } from './lead.js';
export { type Chosen, type Touch } from './slot.js';
export { onTable, type Scored, tableOf, type TableView } from './view.js';
