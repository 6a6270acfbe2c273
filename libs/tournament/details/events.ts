import type { Happening, KeptText } from '#kernel';

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

export type DetailsEvent = TournamentRenamed | CapacityChanged;
