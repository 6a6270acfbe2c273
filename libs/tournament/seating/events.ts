import type { Happening, KeptText } from '#kernel';
import type { EntrantId } from '../standings/results.js';

export type EntrantsKeptApart = Happening<
  'EntrantsKeptApart',
  { readonly entrants: readonly [EntrantId, EntrantId]; readonly apart: boolean; readonly reason: KeptText },
  null
>;

export type TableFixed = Happening<
  'TableFixed',
  { readonly entrant: EntrantId; readonly table: number | null; readonly reason: KeptText },
  null
>;

export type SeatingEvent = EntrantsKeptApart | TableFixed;
