import { raised } from './rules/limits.js';
import type { Table } from './table.js';

/** What a score is put together from. */

/** What adds to a side's score, or takes from it. */
export type ScorePart =
  | { readonly from: 'depth'; readonly adds: number }
  | { readonly from: 'participant' | 'dread'; readonly uid: number; readonly adds: number }
  | { readonly from: 'effect'; readonly def: number; readonly adds: number };

export const sumOf = (t: Table, parts: readonly ScorePart[]): number =>
  parts.reduce((score, { adds }) => raised(t.state, score, adds), 0);
