import type { RuleId, Seat } from './ids.js';
import type { JsonObject } from './json.js';

/** Who is looking. `public` sees what everybody may see; a judge sees the table, not the order of unseen cards. */
export type Viewer =
  { readonly as: 'seat'; readonly seat: Seat } | { readonly as: 'public' } | { readonly as: 'judge' };

/**
 * Something that happened in a game and the rule that made it happen. `open` is what everybody may know, null when
 * others may not even know that it happened; `closed` adds what single seats may know, the same under the same name for
 * all of them; `judge` what only judges may.
 */
export interface Fact {
  readonly kind: string;
  readonly rule: RuleId | null;
  readonly open: JsonObject | null;
  readonly closed: readonly { readonly seat: Seat; readonly data: JsonObject }[];
  readonly judge: JsonObject | null;
}

/** Where an engine tells its facts; null when nobody listens, so that a bare replay pays nothing. */
export type Tell = ((fact: Fact) => void) | null;

/** A fact as one viewer may know it; null when there is nothing for them in it. */
export type SeenFact = { readonly kind: string; readonly rule: RuleId | null; readonly data: JsonObject };

export function factFor(viewer: Viewer, fact: Fact): SeenFact | null {
  const own = viewer.as === 'seat' ? closedTo(viewer.seat, fact) : viewer.as === 'judge' ? fullFact(fact) : null;
  if (fact.open === null && own === null) return null;
  return { kind: fact.kind, rule: fact.rule, data: { ...fact.open, ...own } };
}

function closedTo(seat: Seat, fact: Fact): JsonObject | null {
  return fact.closed.find((part) => part.seat === seat)?.data ?? null;
}

function fullFact(fact: Fact): JsonObject {
  return Object.assign({}, ...fact.closed.map((part) => part.data), fact.judge) as JsonObject;
}
