import type { ActorId, Millis } from '#kernel';
import type { Asking } from '../graphql/asking.js';
import type { Position } from '../graphql/scalars.js';
import { outcomeAsError, type UserError, userError } from '../graphql/user-errors.js';
import type { Recorded } from './moderation.js';
import { type ShownPerson, shownPerson } from './person.resolver.js';
import type { Result } from './refusals.js';
import { keepInCookie } from './session-cookie.js';
import type { SignedIn } from './sessions.js';
import { subjectStream } from './subjects.js';

/** The shapes of people.graphql's payloads, made of what came of it. */
export interface DonePayload {
  readonly userErrors: readonly UserError[];
}

export const donePayload = (result: Result<unknown>): DonePayload => ({
  userErrors: result.is === 'done' ? [] : [outcomeAsError(result)],
});

/** When to try again, for programs: people read it in the message. */
export function tellWhen(result: Result<unknown>, { exchange }: Asking): void {
  const seconds = result.is === 'refused' ? result.refusal.facts.seconds : undefined;
  if (typeof seconds === 'number') exchange?.comeBackIn(seconds);
}

export interface SignInPayload extends DonePayload {
  readonly person: ShownPerson | null;
  readonly accessToken: string | null;
  readonly accessTokenUntil: Millis | null;
  readonly refreshToken: string | null;
  readonly refreshTokenUntil: Millis | null;
}

export function signInPayload(result: Result<SignedIn>, asking: Asking, inCookie: boolean): SignInPayload {
  tellWhen(result, asking);
  if (result.is !== 'done') return signInFailed(outcomeAsError(result));
  const { subject, access, accessUntil, refresh, refreshUntil } = result.value;
  if (inCookie && !keepInCookie(asking, refresh, refreshUntil)) return signInFailed(NO_COOKIES);
  return {
    person: shownPerson(subject),
    accessToken: access,
    accessTokenUntil: accessUntil,
    refreshToken: inCookie ? null : refresh,
    refreshTokenUntil: refreshUntil,
    userErrors: [],
  };
}

export const signInFailed = (error: UserError): SignInPayload => ({
  person: null,
  accessToken: null,
  accessTokenUntil: null,
  refreshToken: null,
  refreshTokenUntil: null,
  userErrors: [error],
});

const NO_COOKIES = userError(
  'INVALID_INPUT',
  'A WebSocket sets no cookies. Send this over HTTP, or leave out `cookie`.',
  'cookie',
);

export interface PersonPayload extends DonePayload {
  readonly person: ShownPerson | null;
  readonly position: Position | null;
  readonly repeated: boolean;
}

export function personPayload(subject: ActorId | null, result: Result<Recorded>): PersonPayload {
  if (result.is !== 'done') {
    const isThere = result.is !== 'refused' || result.refusal.code !== 'PEOPLE.NOT_REGISTERED';
    return personFailed(isThere ? subject : null, outcomeAsError(result));
  }
  const { seq, repeated } = result.value;
  const position = subject === null ? null : { stream: subjectStream(subject), seq };
  return { person: subject === null ? null : shownPerson(subject), position, repeated, userErrors: [] };
}

export const personFailed = (subject: ActorId | null, error: UserError): PersonPayload => ({
  person: subject === null ? null : shownPerson(subject),
  position: null,
  repeated: false,
  userErrors: [error],
});
