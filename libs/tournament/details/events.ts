import type { Happening, KeptText, Millis } from '#kernel';
import type { MaySay } from '../said.js';
import type { StartTime } from '../start-time.js';

export type TournamentRenamed = Happening<
  'TournamentRenamed',
  { readonly title: KeptText; readonly was: KeptText; readonly reason: KeptText },
  null
>;

export type CapacityChanged = Happening<
  'CapacityChanged',
  { readonly capacity: number | null; readonly was: number | null; readonly reason: KeptText },
  null
>;

export type ListsLockChanged = Happening<
  'ListsLockChanged',
  { readonly lockAt: Millis | null; readonly was: Millis | null; readonly reason: KeptText },
  null
>;

/** Said when it was created, it has no reason. */
export type StartTimeChanged = Happening<
  'StartTimeChanged',
  { readonly startTime: StartTime | null; readonly was: StartTime | null } & MaySay,
  null
>;

export type DetailsEvent = TournamentRenamed | CapacityChanged | ListsLockChanged | StartTimeChanged;
