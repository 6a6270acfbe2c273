import { type UserError, userError } from './user-errors.js';

const LEAST = 16;
const MOST = 200;

/** Null when the key will do; otherwise what is wrong with it. */
export function keyProblem(key: string): UserError | null {
  if (key.length >= LEAST && key.length <= MOST) return null;
  return userError(
    key.length < LEAST ? 'IDEMPOTENCY_KEY_TOO_SHORT' : 'IDEMPOTENCY_KEY_TOO_LONG',
    `The key has ${key.length} characters; it needs ${LEAST} to ${MOST}, new for each command. A random UUID will do.`,
    'idempotencyKey',
  );
}
