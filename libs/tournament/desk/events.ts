import type { Happening, KeptText } from '#kernel';
import type { CaseTimes } from '../plan.js';
import type { MaySay } from '../said.js';

export type TimerStarted = Happening<'TimerStarted', { readonly round: number; readonly length: number }, null>;
export type TimerPaused = Happening<'TimerPaused', { readonly round: number }, null>;
export type TimerResumed = Happening<'TimerResumed', { readonly round: number }, null>;
export type TableExtended = Happening<
  'TableExtended',
  { readonly round: number; readonly table: number; readonly by: number; readonly reason: KeptText | null },
  null
>;
export type Announced = Happening<'Announced', { readonly nth: number; readonly text: KeptText }, null>;
export type AnnouncementWithdrawn = Happening<'AnnouncementWithdrawn', { readonly nth: number } & MaySay, null>;

/** All of them, in the place of those before; cases that are open keep theirs. */
export type CaseTimesChanged = Happening<
  'CaseTimesChanged',
  { readonly caseTimes: readonly CaseTimes[]; readonly reason: KeptText },
  null
>;

export type DeskEvent =
  TimerStarted | TimerPaused | TimerResumed | TableExtended | Announced | AnnouncementWithdrawn | CaseTimesChanged;
