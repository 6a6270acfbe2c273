import type { BranchBot, BranchPoint, BranchShown } from './events.js';
import type { OpenRecord } from '../imported/events.js';

/** The server that takes the command reads the records, once everybody may. */
export type BeginBranch = BranchShown & {
  readonly type: 'BeginBranch';
  readonly from: BranchPoint;
  readonly records: readonly OpenRecord[];
  readonly bot: BranchBot | null;
};

/** By who plays it; what is left out stays. */
export type ChangeBranch = Partial<BranchShown> & { readonly type: 'ChangeBranch' };

/** By who plays it: back to an earlier ply of its own. `ply` is that of the position that is left. */
export type TakeBack = { readonly type: 'TakeBack'; readonly ply: number; readonly to: number };

export type BranchCommand = BeginBranch | ChangeBranch | TakeBack;
