import type { KeptText } from '#kernel';
import type { EntrantId } from '../standings/results.js';

/** These two are not paired while anybody else is there, or may be again. */
export type KeepApart = {
  readonly type: 'KeepApart';
  readonly entrants: readonly [EntrantId, EntrantId];
  readonly apart: boolean;
  readonly reason: KeptText;
};

/** Somebody always sits at this table, as who can't move about; null lets them sit anywhere again. */
export type FixTable = {
  readonly type: 'FixTable';
  readonly entrant: EntrantId;
  readonly table: number | null;
  readonly reason: KeptText;
};

export type SeatingCommand = KeepApart | FixTable;
