import type { Client } from 'urql';
import type { BranchStep } from '#match';
import { say } from '../say/index.js';
import { ANSWER_IN_BRANCH, TAKE_BACK_IN_BRANCH } from './branch-documents.js';

/** Stores one step of a branch, under a key of its ply; why it was not, or null. */
export async function sendStep(client: Client, matchId: string, step: BranchStep): Promise<string | null> {
  const { ply } = step;
  const to = { idempotencyKey: `${matchId} at ${ply}`, matchId, ply };
  const userErrors =
    'seat' in step
      ? (await client.mutation(ANSWER_IN_BRANCH, { input: { ...to, ...step } }).toPromise()).data?.answer.userErrors
      : (await client.mutation(TAKE_BACK_IN_BRANCH, { input: { ...to, to: step.backTo } }).toPromise()).data?.takeBack
          .userErrors;
  if (userErrors === undefined) return say('The server does not answer. What you play stands in this page alone.');
  return userErrors[0]?.message ?? null;
}
