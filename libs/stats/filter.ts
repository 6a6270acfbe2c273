import { type Dimension, isOf } from './dimensions.js';
import type { Appearance } from './facts.js';

/** What an appearance has to be, to be counted. */
export type Condition =
  | { readonly on: Dimension; readonly is: string }
  /** When the game ended: from the one moment on, up to the other and not including it. */
  | { readonly on: 'since' | 'before'; readonly at: number }
  /** Played at a table of a tournament, the last of these or one before: tables are numbered on over its rounds. */
  | { readonly on: 'table-up-to'; readonly table: number }
  /** Of the player who is counted, in ten-thousandths; whoever has none does not count. */
  | { readonly on: 'rating-from' | 'rating-below'; readonly rating: number };

/** All of them must hold; none selects everything. */
export type Filter = readonly Condition[];

export const selects = (filter: Filter, appearance: Appearance): boolean =>
  filter.every((condition) => holds(condition, appearance));

function holds(condition: Condition, appearance: Appearance): boolean {
  const { fact, own } = appearance;
  switch (condition.on) {
    case 'since':
      return fact.at >= condition.at;
    case 'before':
      return fact.at < condition.at;
    case 'table-up-to':
      return Number(fact.match.split('.').at(-1)) <= condition.table;
    case 'rating-from':
      return own.rating !== null && own.rating >= condition.rating;
    case 'rating-below':
      return own.rating !== null && own.rating < condition.rating;
    default:
      return isOf(appearance, condition.on, condition.is);
  }
}
