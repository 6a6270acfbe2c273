import type { Terms } from './read-result.js';
import type { Run } from './tournament.js';
import { isElimination } from '../tournament/tabs.js';

/** What a match of a stage may come to. */
export function termsOf({ stages, drawsAllowed }: Run['plan'], number: number): Terms {
  const stage = stages[number - 1];
  const isKnockout = stage !== undefined && isElimination(stage);
  return { bestOf: stage?.bestOf ?? 3, drawsAllowed: drawsAllowed && !isKnockout, isKnockout };
}
