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
  | 'PEOPLE.STILL_ADMIN';

export type SubjectRefusal = Refusal<SubjectRefusalCode>;
