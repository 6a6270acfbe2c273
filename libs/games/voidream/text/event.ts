import { ONE, oneOf } from './group.js';
import { type Heard, occurrenceText } from './occurrence.js';

/** How the condition of a trigger reads; `counts`: whether the text goes on about "that amount". */
export const eventText = (heard: Heard, counts = false): string =>
  occurrenceText(heard, 'now', (card, subject) => oneOf(card, { ...ONE, subject }), counts);
