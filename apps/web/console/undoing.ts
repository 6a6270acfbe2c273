import type { ReactNode } from 'react';
import { type Data, dataOf, entrantsIn } from './deeds.js';
import type { Deed } from './history.js';
import type { Run } from './tournament.js';

/** A line of the log, and what came after it. */
export interface Line {
  readonly run: Run;
  readonly deed: Deed;
  readonly data: Data;
  readonly newer: readonly Deed[];
  /** The one player it is about; null when it is about none or several. */
  readonly one: { readonly tournamentId: string; readonly entrantId: string } | null;
  readonly entrant: string;
  readonly name: string;
  readonly round: number;
}
export type Undoing = (line: Line) => ReactNode;

/** Whether one of these happened since, to the same player where the line is about one. */
export const since = ({ newer, one, entrant }: Line, names: readonly string[]): boolean =>
  newer.some((deed) =>
    deed.what.some(
      (each, at) => names.includes(each) && (one === null || entrantsIn(dataOf(deed, at)).includes(entrant)),
    ),
  );
