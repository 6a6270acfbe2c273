import type { Happening, KeptText, Millis } from '#kernel';

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

export type DetailsEvent = TournamentRenamed | CapacityChanged | ListsLockChanged;
