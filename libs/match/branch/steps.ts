import type { Answer } from '#kernel';
import type { MatchEvent } from '../events.js';

/** What was done in a branch at a ply. */
export type BranchStep = { readonly ply: number } & (
  { readonly seat: number; readonly answer: Answer } | { readonly backTo: number }
);

export type BranchMove = Extract<BranchStep, { readonly seat: number }>;

/** All that was done, in order, also what was taken back. */
export const stepsIn = (events: readonly MatchEvent[]): readonly BranchStep[] =>
  events.flatMap(({ type, data }): readonly BranchStep[] => {
    if (type === 'BranchAnswered') return [{ ply: data.ply, seat: data.seat, answer: data.answer }];
    return type === 'BranchTakenBack' ? [{ ply: data.ply, backTo: data.to }] : [];
  });

/** The answers that still count. */
export function countingAmong(steps: readonly BranchStep[]): readonly BranchMove[] {
  const line: BranchMove[] = [];
  for (const step of steps) {
    if ('seat' in step) line.push(step);
    else while ((line.at(-1)?.ply ?? -1) >= step.backTo) line.pop();
  }
  return line;
}
