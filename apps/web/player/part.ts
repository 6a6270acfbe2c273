import type { Card, Entry } from './queries.js';

/** What each part of the page is given. */
export interface PartProps {
  readonly card: Card;
  readonly done: () => void;
}

export interface EnteredProps extends PartProps {
  readonly entry: Entry;
}
