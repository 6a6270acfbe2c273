import type { CaseEvent } from './events.js';
import type { CaseState } from './state.js';
import { matchOf } from './subject.js';

/** A final ruling closes its case: at once where nothing is to be carried out, else once that is done. */
export function settle(state: CaseState): readonly CaseEvent[] {
  if (state.phase !== 'final') return [];
  const waits = matchOf(state.subject) !== null && state.applied === null;
  if (waits) return [];
  const ending = state.withdrawn ? 'withdrawn' : state.applied?.applied === false ? 'moot' : 'ruled';
  return [{ type: 'CaseClosed', v: 1, data: { ending, looks: [...state.looks] }, secret: null }];
}
