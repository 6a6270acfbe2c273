import type { Head } from './queries.js';

/** What each part of the page is given; `pulse` changes with the tournament. */
export interface PartProps {
  readonly tournament: Head;
  readonly pulse: string;
}
