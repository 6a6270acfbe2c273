import { type Happening, isJsonObject, type Json, type Sha256 } from '#kernel';
import { type Attempt, attemptDigest } from '#rulings';

/** Null when the answers that a case says were tried are those of the digests that it showed from the start. */
export function triedFault(sha256: Sha256, { data, secret }: Happening): string | null {
  const digests = listIn(data.digests);
  const attempts = listIn(isJsonObject(secret) ? secret.attempts : null);
  if (digests === null || attempts?.length !== digests.length) return 'there is not one attempt for each digest';
  const wrong = attempts.findIndex((attempt, nth) => !isOf(sha256, attempt, digests[nth]));
  return wrong < 0 ? null : `attempt ${wrong + 1} of ${attempts.length} is not the one of its digest`;
}

const listIn = (value: Json = null): readonly Json[] | null =>
  Array.isArray(value) ? (value as readonly Json[]) : null;

function isOf(sha256: Sha256, attempt: Json, digest: Json = null): boolean {
  if (!isAttempt(attempt) || attempt.digest !== digest) return false;
  return attemptDigest(sha256, attempt) === digest;
}

function isAttempt(value: Json): value is Attempt {
  if (!isJsonObject(value)) return false;
  const { seat, ply, answer, at, salt } = value;
  return (
    [seat, ply, at].every((each) => typeof each === 'number') &&
    [answer, salt].every((each) => typeof each === 'string')
  );
}
