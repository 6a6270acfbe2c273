import type { Happening, KeptText } from '#kernel';
import type { Role } from './commands.js';

type Nothing = Record<string, never>;

export type SubjectRegistered = Happening<'SubjectRegistered', Nothing, null>;

export type RoleGranted = Happening<'RoleGranted', { readonly role: Role }, null>;

export type RoleRevoked = Happening<'RoleRevoked', { readonly role: Role }, null>;

export type NameModerated = Happening<'NameModerated', { readonly reason: KeptText | null }, null>;

export type SubjectErased = Happening<'SubjectErased', Nothing, null>;

/** None holds personal data: the log is for ever. */
export type SubjectEvent = SubjectRegistered | RoleGranted | RoleRevoked | NameModerated | SubjectErased;
