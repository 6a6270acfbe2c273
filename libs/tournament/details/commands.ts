import type { KeptText, Millis } from '#kernel';
import type { StartTime } from '../start-time.js';

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

/** Null locks lists at the start; a time that is past locks them at once. */
export type ChangeListsLock = {
  readonly type: 'ChangeListsLock';
  readonly lockAt: Millis | null;
  readonly reason: KeptText;
};

/** Null leaves it open again. */
export type ChangeStartTime = {
  readonly type: 'ChangeStartTime';
  readonly startTime: StartTime | null;
  readonly reason: KeptText;
};

export type DetailsCommand = RenameTournament | ChangeCapacity | ChangeListsLock | ChangeStartTime;
