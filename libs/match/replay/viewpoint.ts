import {
  type DecisionRequest,
  type Fact,
  factFor,
  type JsonObject,
  type Seat,
  seat,
  type SeenFact,
  type Viewer,
} from '#kernel';
import type { Table } from '../games.js';
import { type Move } from '../moves.js';

/** Through whose eyes a match is told; `both` are all seats together, who still do not know what no seat knows. */
export type Viewpoint = Viewer | { readonly as: 'both' };

/** What led to a position; the answer is null for who leaves, or where it may not be known. */
export type SeenMove = {
  readonly seat: Seat;
  readonly answer: string | null;
  readonly hidden: boolean;
  readonly leaves: string | null;
};

/** The table; for all seats together each one's view, in the list `seats`. */
export function tableThrough(viewpoint: Viewpoint, table: Table, seats: number): JsonObject {
  if (viewpoint.as !== 'both') return table.view(viewpoint);
  return { seats: Array.from({ length: seats }, (_, place) => table.view({ as: 'seat', seat: seat(place) })) };
}

export function factThrough(viewpoint: Viewpoint, fact: Fact): SeenFact | null {
  if (viewpoint.as !== 'both') return factFor(viewpoint, fact);
  if (fact.open === null && fact.closed.length === 0) return null;
  const own = Object.assign({}, ...fact.closed.map(({ data }) => data)) as JsonObject;
  return { kind: fact.kind, rule: fact.rule, data: { ...fact.open, ...own } };
}

/** Whether what concerns this seat alone is known here. */
const looksInto = (viewpoint: Viewpoint, place: Seat): boolean =>
  viewpoint.as === 'seat' ? viewpoint.seat === place : viewpoint.as !== 'public';

export function moveThrough(viewpoint: Viewpoint, move: Move): SeenMove | null {
  if ('leaves' in move) return { seat: move.seat, answer: null, hidden: false, leaves: move.leaves };
  if (!('answer' in move)) return null;
  const { seat: place, answer, sealed } = move;
  const isKnown = !sealed || looksInto(viewpoint, place);
  return { seat: place, answer: isKnown ? answer : null, hidden: sealed, leaves: null };
}

export const decisionsThrough = (
  viewpoint: Viewpoint,
  requests: readonly DecisionRequest[],
): readonly DecisionRequest[] => requests.filter(({ seat: place }) => looksInto(viewpoint, place));
