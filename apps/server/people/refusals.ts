import { type JsonObject, type Phrase, phrase, type Refusal, refuse } from '#kernel';
import type { Outcome } from '#log';
import type { SubjectRefusalCode } from '#people';

export type PeopleRefusalCode =
  | SubjectRefusalCode
  | 'PEOPLE.NOT_SIGNED_IN'
  /** Who asks may not; the facts say who may, or which scope their token lacks. */
  | 'PEOPLE.FORBIDDEN'
  | 'PEOPLE.BAD_NAME'
  | 'PEOPLE.NAME_TAKEN'
  | 'PEOPLE.BAD_MAIL'
  | 'PEOPLE.BAD_PASSWORD'
  | 'PEOPLE.BAD_TEXT'
  /** The name or the password is wrong; which one is not told. */
  | 'PEOPLE.WRONG_PASSWORD'
  /** The facts say when to try again. */
  | 'PEOPLE.TOO_MANY_TRIES'
  /** So many sign in at this moment that another one has to wait. */
  | 'PEOPLE.BUSY'
  | 'PEOPLE.SESSION_ENDED'
  | 'PEOPLE.LINK_INVALID'
  /** This server has nobody to send mails through. */
  | 'PEOPLE.NO_MAIL'
  | 'PEOPLE.UNKNOWN_TOKEN'
  /** No public key, or one that did not sign that it is this person's. */
  | 'PEOPLE.BAD_DEVICE';

export type PeopleRefusal = Refusal<PeopleRefusalCode>;

export type Undone = Exclude<Outcome<never, PeopleRefusal>, { readonly is: 'accepted' }>;

/** What came of it: done, or why not, as the arbiter would say it. */
export type Result<Value = null> = { readonly is: 'done'; readonly value: Value } | Undone;

export const done = <Value>(value: Value): Result<Value> => ({ is: 'done', value });

export const not = (code: PeopleRefusalCode, says: readonly Phrase[], facts: JsonObject = {}): Undone => ({
  is: 'refused',
  refusal: refuse(code, says, facts),
});

export const BUSY = not('PEOPLE.BUSY', phrase('Too many people sign in at this moment. Try again in a few seconds.'));

export const nameTaken = (name: string): Undone =>
  not(
    'PEOPLE.NAME_TAKEN',
    phrase('The name "{name}", or one that looks like it, is taken. Choose another one.', { name: name.trim() }),
  );
