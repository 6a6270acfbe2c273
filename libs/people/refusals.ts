import type { Refusal } from '#kernel';

export type SubjectRefusalCode =
  /** There is no such person. */
  | 'PEOPLE.NOT_REGISTERED'
  | 'PEOPLE.ALREADY_REGISTERED'
  /** The person was erased, for good. */
  | 'PEOPLE.ERASED'
  | 'PEOPLE.ROLE_HELD'
  | 'PEOPLE.ROLE_NOT_HELD'
  /** Nobody gives themselves a role, or lays one down: there is always another admin left. */
  | 'PEOPLE.OWN_ROLE'
  /** An admin can't be erased. */
  | 'PEOPLE.STILL_ADMIN'
  | 'PEOPLE.DEVICE_REGISTERED'
  /** The person has no such device, or revoked it, for good. */
  | 'PEOPLE.UNKNOWN_DEVICE'
  /** So many sign for this person that one has to be revoked first. */
  | 'PEOPLE.TOO_MANY_DEVICES';

export type SubjectRefusal = Refusal<SubjectRefusalCode>;
