import type { BranchStep } from '#match';
import type { BotName } from './bot-worker.js';
import type { Point } from './branch-documents.js';

/** What a branch is played from, and against whom. */
export interface BranchTerms {
  readonly point: Point;
  /** What was done before. */
  readonly steps: readonly BranchStep[];
  readonly bot: { readonly seat: number; readonly name: BotName } | null;
}
