import type { KeptText } from '#kernel';

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
export type WithdrawAnnouncement = { readonly type: 'WithdrawAnnouncement'; readonly nth: number };

export type DeskCommand = StartTimer | PauseTimer | ResumeTimer | ExtendTable | Announce | WithdrawAnnouncement;
