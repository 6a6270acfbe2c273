import type { KeptText } from '#kernel';
import type { CaseTimes } from '../plan.js';
import type { MaySay } from '../said.js';

export type StartTimer = { readonly type: 'StartTimer'; readonly round: number; readonly length: number };
export type PauseTimer = { readonly type: 'PauseTimer'; readonly round: number };
export type ResumeTimer = { readonly type: 'ResumeTimer'; readonly round: number };

/** So many milliseconds more for one table, or fewer when negative. */
export type ExtendTable = {
  readonly type: 'ExtendTable';
  readonly round: number;
  readonly table: number;
  readonly by: number;
  readonly reason: KeptText | null;
};

export type Announce = { readonly type: 'Announce'; readonly text: KeptText };
export type WithdrawAnnouncement = { readonly type: 'WithdrawAnnouncement'; readonly nth: number } & MaySay;

/** For cases that are opened from now on; what is left out takes as long as usual. */
export type ChangeCaseTimes = {
  readonly type: 'ChangeCaseTimes';
  readonly caseTimes: readonly CaseTimes[];
  readonly reason: KeptText;
};

export type DeskCommand =
  StartTimer | PauseTimer | ResumeTimer | ExtendTable | Announce | WithdrawAnnouncement | ChangeCaseTimes;
