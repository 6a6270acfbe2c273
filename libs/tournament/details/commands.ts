import type { KeptText } from '#kernel';

export type RenameTournament = {
  readonly type: 'RenameTournament';
  readonly title: KeptText;
  readonly reason: KeptText;
};

/** Null takes everybody. */
export type ChangeCapacity = {
  readonly type: 'ChangeCapacity';
  readonly capacity: number | null;
  readonly reason: KeptText;
};

export type DetailsCommand = RenameTournament | ChangeCapacity;
